// Whether this browser has a network at all, as far as it knows.
export const net = $state({ up: navigator.onLine });

addEventListener("online", () => (net.up = true));
addEventListener("offline", () => (net.up = false));
