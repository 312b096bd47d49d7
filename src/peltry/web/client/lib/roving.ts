// One tab stop for many: Tab goes in and out, arrows go from one to the nearest in their direction. Tab first comes to
// the one that is selected, or to the first; where the newest stands last, as in a log, to the last.
import { oncePerFrame } from "./frames";

const WAYS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const ASIDE = 3; // how much worse it is to lie beside the way than along it

export function roving(box: HTMLElement, how: string | { last: string }): { destroy: () => void } {
  const items = typeof how === "string" ? how : how.last;
  let visited = false; // until then the last of a log is the newest
  let current: HTMLElement | null = null;
  const all = () => Array.from(box.querySelectorAll<HTMLElement>(items)).filter((item) => item.checkVisibility());

  function settle(): void {
    const found = all();
    if (!current || !found.includes(current) || (items !== how && !visited)) current = first(found);
    for (const item of found) item.tabIndex = item === current ? 0 : -1;
  }
  function first(found: HTMLElement[]): HTMLElement | null {
    if (items !== how) return found.at(-1) ?? null;
    return found.find((item) => item.ariaSelected === "true") ?? found[0] ?? null;
  }
  const later = oncePerFrame(settle);

  function focused(event: FocusEvent): void {
    const item = (event.target as Element).closest<HTMLElement>(items);
    visited = true;
    if (!item || item === current) return;
    current = item;
    settle();
  }

  function pressed(event: KeyboardEvent): void {
    const from = event.target as HTMLElement;
    if (!from.matches(items) || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const way = WAYS[event.key];
    const found = way || event.key === "Home" || event.key === "End" ? all() : [];
    const to = way ? nearest(from, found, way) : event.key === "Home" ? found[0] : found.at(-1);
    if (!found.length) return;
    event.preventDefault();
    to?.focus();
  }

  const watch = new MutationObserver(later);
  watch.observe(box, { childList: true, subtree: true, attributes: true, attributeFilter: ["class", "disabled"] });
  box.addEventListener("focusin", focused);
  box.addEventListener("keydown", pressed);
  settle();
  return {
    destroy() {
      later.stop();
      watch.disconnect();
      box.removeEventListener("focusin", focused);
      box.removeEventListener("keydown", pressed);
    },
  };
}

function nearest(from: HTMLElement, items: HTMLElement[], [x, y]: [number, number]): HTMLElement | undefined {
  const middle = (item: HTMLElement) => {
    const { left, top, width, height } = item.getBoundingClientRect();
    return [left + width / 2, top + height / 2] as const;
  };
  const [fromX, fromY] = middle(from);
  const far = (item: HTMLElement) => {
    const [toX, toY] = middle(item);
    const along = (toX - fromX) * x + (toY - fromY) * y;
    const aside = Math.abs((toX - fromX) * y) + Math.abs((toY - fromY) * x);
    return item !== from && along > 1 ? along + ASIDE * aside : Infinity;
  };
  const best = items.reduce((one, other) => (far(other) < far(one) ? other : one), from);
  return best === from ? undefined : best;
}
