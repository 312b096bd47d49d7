// Addresses of the pages: / · /games/GAME · /t/ID · /replay/ID · /rules/GAME · /about
import { arrive } from "./arrive";

export type Page =
  | { page: "lobby" }
  | { page: "new"; game: string }
  | { page: "table"; id: string }
  | { page: "replay"; id: string }
  | { page: "rules"; game: string }
  | { page: "about" }
  | { page: "nowhere" };

function read(path: string): Page {
  const [head, id, more] = split(path);
  if (more === undefined && id !== undefined) {
    if (head === "t") return { page: "table", id };
    if (head === "replay") return { page: "replay", id };
    if (head === "games") return { page: "new", game: id };
    if (head === "rules") return { page: "rules", game: id };
  }
  if (head === "about" && id === undefined) return { page: "about" };
  return { page: head === undefined ? "lobby" : "nowhere" };
}

function split(path: string): string[] {
  try {
    return path.split("/").filter(Boolean).map(decodeURIComponent);
  } catch {
    return ["?"]; // not even an address
  }
}

export const route = $state<{ at: Page }>({ at: read(location.pathname) });

/** Whether one came to this page from another one of ours: then who listens is to be told where it begins. */
let travelled = false;

export function go(path: string): void {
  history.pushState(null, "", path);
  travelled = true;
  route.at = read(location.pathname);
  scrollTo(0, 0);
}

export function begins(heading: HTMLElement): void {
  if (travelled) arrive(heading);
}

addEventListener("popstate", () => {
  travelled = true;
  route.at = read(location.pathname);
});

/** Links inside the client change the page without loading it again. */
export function followLinks(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
  const link = (event.target as Element).closest?.("a[href]") as HTMLAnchorElement | null;
  if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
  if (link.pathname.startsWith("/api/")) return;
  event.preventDefault();
  go(link.pathname + link.hash);
}
