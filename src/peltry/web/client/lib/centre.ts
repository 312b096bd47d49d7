// What scrolls goes to what matters in it.

const MARGIN = 40; // pixels of the frame in which a piece counts as out of sight

/** Bring what can be chosen, or was just done, to the middle of what scrolls: sideways, or a map both ways. */
export function centre(area: HTMLElement): void {
  const frame = area.getBoundingClientRect();
  const box = meant(area, frame);
  if (!box) return;
  const covered = covers(area.querySelector(":scope > .corner > button"), box);
  const out = (from: number, to: number, start: number, end: number) => from < start + MARGIN || to > end - MARGIN;
  const wide =
    area.scrollWidth > area.clientWidth + 4 && (covered || out(box.left, box.right, frame.left, frame.right));
  const tall =
    area.scrollHeight > area.clientHeight + 4 && (covered || out(box.top, box.bottom, frame.top, frame.bottom));
  if (!wide && !tall) return;
  const left = wide ? box.left + box.width / 2 - frame.left - frame.width / 2 : 0;
  const top = tall ? box.top + box.height / 2 - frame.top - frame.height / 2 : 0;
  area.scrollBy({ left, top, behavior: "smooth" });
}

/** Where all lies that can be chosen; where that is too much for one look, the first of it. */
function meant(area: HTMLElement, frame: DOMRect): DOMRect | undefined {
  const lit = Array.from(area.querySelectorAll(".can"), (piece) => piece.getBoundingClientRect());
  const left = Math.min(...lit.map((box) => box.left));
  const top = Math.min(...lit.map((box) => box.top));
  const right = Math.max(...lit.map((box) => box.right));
  const bottom = Math.max(...lit.map((box) => box.bottom));
  if (lit.length && right - left < frame.width - 2 * MARGIN && bottom - top < frame.height - 2 * MARGIN)
    return new DOMRect(left, top, right - left, bottom - top);
  return lit[0] ?? (area.querySelector(".just") ?? area.querySelector(".centre"))?.getBoundingClientRect();
}

function covers(corner: Element | null, box: DOMRect): boolean {
  if (!corner) return false;
  const { left, top, right, bottom } = corner.getBoundingClientRect();
  return box.left < right && box.right > left && box.top < bottom && box.bottom > top;
}
