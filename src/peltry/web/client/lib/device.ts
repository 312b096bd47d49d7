// What this device is, asked of the browser in one place; `.matches` is the answer of the moment.

export const phone = matchMedia("(max-width: 700px)"); // as wide as the style sheets count one
export const finger = matchMedia("(pointer: coarse)");
export const calm = matchMedia("(prefers-reduced-motion: reduce)"); // its person wants less motion
