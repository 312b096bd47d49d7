// A picture of something on the table to be looked at, not touched: its large shapes, without its pieces.

const STATES = ["node", "can", "on", "chosen", "just", "told", "hint", "centre", "tumble"];
const TOLD = ["data-id", "data-tip", "data-art", "data-mark", "role", "tabindex", "aria-label"];

/** A copy without what is narrower than `least`, by which no test, pointer or reader can find a piece. */
export function small(whole: HTMLElement, least: number): HTMLElement {
  const copy = whole.cloneNode(true) as HTMLElement;
  const pieces = Array.from(whole.querySelectorAll(".node"));
  Array.from(copy.querySelectorAll(".node")).forEach((piece, at) => {
    if (pieces[at]!.getBoundingClientRect().width < least) piece.remove();
  });
  for (const part of [copy, ...Array.from(copy.querySelectorAll(".node"))]) {
    part.classList.remove(...STATES);
    for (const name of TOLD) part.removeAttribute(name);
  }
  for (const words of Array.from(copy.querySelectorAll(".text, .reach, button"))) words.remove();
  return copy;
}
