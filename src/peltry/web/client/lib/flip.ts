// What moved glides: positions before a change, positions after it, and the way between them.
import { calm } from "./device";

const MOVE = 320;
const NEXT = 90;
const MOST_FLIGHTS = 14; // more than this is not a story any more, it is a new page

interface Place {
  rect: DOMRect;
  parent: string;
  picture: string;
}

export type Places = Map<string, Place>;

function parentId(element: Element): string {
  return element.parentElement?.closest<HTMLElement>("[data-id]")?.dataset.id ?? "";
}

/** The picture of a piece that is like all others of the same picture (`alike`): any of them may take its place. */
function picture(element: Element): string {
  return (element.matches(".alike") && element.querySelector(":scope > .art > use")?.getAttribute("href")) || "";
}

/** Where every node lies now. */
export function places(root: ParentNode): Places {
  const found: Places = new Map();
  for (const element of Array.from(root.querySelectorAll<HTMLElement>("[data-id]"))) {
    const rect = element.getBoundingClientRect();
    if (rect.width && rect.height)
      found.set(element.dataset.id!, { rect, parent: parentId(element), picture: picture(element) });
  }
  return found;
}

/** Let what moved glide to where it lies now. Returns how long that takes, in milliseconds. */
export function glide(root: ParentNode, before: Places, order: string[] = []): number {
  const moved = new Map<string, { dx: number; dy: number }>();
  const flights: { element: HTMLElement; from: DOMRect; to: DOMRect }[] = [];
  const elements = Array.from(root.querySelectorAll<HTMLElement>("[data-id]"));
  // First look, then move: a look after a move would lay the whole page out anew, for every piece.
  const now = elements.map((element) => element.getBoundingClientRect());
  const here = new Set(elements.map((element) => element.dataset.id!));
  const gone = [...before].filter(([id, place]) => place.picture && !here.has(id)).map(([, place]) => place);
  for (const [at, element] of elements.entries()) {
    const id = element.dataset.id!;
    const to = now[at]!;
    if (!to.width) continue;
    const was = before.get(id) ?? takeAlike(gone, picture(element));
    if (!was) {
      if (!newParent(element, before)) appear(element);
      continue;
    }
    const dx = to.left - was.rect.left;
    const dy = to.top - was.rect.top;
    moved.set(id, { dx, dy });
    const carried = moved.get(parentId(element));
    if (Math.hypot(dx - (carried?.dx ?? 0), dy - (carried?.dy ?? 0)) < 3) continue;
    const stayed = was.parent === parentId(element);
    if (calm.matches) element.animate({ opacity: [0, 1] }, { duration: 200 });
    else if (stayed) slide(element, was.rect, to);
    else flights.push({ element, from: was.rect, to });
  }
  if (calm.matches) return 200;
  const turn = new Map(order.map((id, at) => [id, at]));
  const rank = (element: HTMLElement) => turn.get(element.dataset.id!) ?? order.length;
  flights.sort((a, b) => rank(a.element) - rank(b.element));
  flights.slice(0, MOST_FLIGHTS).forEach(({ element, from, to }, at) => fly(element, from, to, at * NEXT));
  return flights.length ? MOVE + (Math.min(flights.length, MOST_FLIGHTS) - 1) * NEXT : 160;
}

/** One of the pieces that vanished and looks the same: it is as if this one came from there. */
function takeAlike(gone: Place[], looks: string): Place | undefined {
  const at = looks ? gone.findIndex((place) => place.picture === looks) : -1;
  return at < 0 ? undefined : gone.splice(at, 1)[0];
}

/** Whether the node's holder is new too, so that only the holder need appear. */
function newParent(element: HTMLElement, before: Places): boolean {
  const parent = parentId(element);
  return parent !== "" && !before.has(parent);
}

function appear(element: HTMLElement): void {
  if (calm.matches) element.animate({ opacity: [0, 1] }, { duration: 160 });
  else element.animate({ opacity: [0, 1], scale: [0.9, 1] }, { duration: 200, easing: "ease-out" });
}

function slide(element: HTMLElement, from: DOMRect, to: DOMRect): void {
  element.animate(
    { translate: [`${from.left - to.left}px ${from.top - to.top}px`, "0 0"] },
    { duration: MOVE, easing: "cubic-bezier(.3,.1,.2,1)" },
  );
}

/**
 * From one holder to another the piece flies in an arc above everything: a copy in the top layer, so that
 * no scrolling area cuts it off, beside the piece itself, so that the game's styles still reach it.
 */
function fly(element: HTMLElement, from: DOMRect, to: DOMRect, delay: number): void {
  const copy = element.cloneNode(true) as HTMLElement;
  copy.classList.add("flight");
  copy.classList.remove("can", "just");
  copy.removeAttribute("data-id");
  for (const inner of Array.from(copy.querySelectorAll("[data-id]"))) inner.removeAttribute("data-id");
  copy.removeAttribute("tabindex");
  copy.setAttribute("aria-hidden", "true");
  copy.popover = "manual";
  Object.assign(copy.style, {
    left: `${to.left}px`,
    top: `${to.top}px`,
    width: `${to.width}px`,
    height: `${to.height}px`,
  });
  element.parentElement?.append(copy);
  try {
    copy.showPopover();
  } catch {
    copy.remove();
    slide(element, from, to);
    return;
  }
  const dx = from.left + from.width / 2 - (to.left + to.width / 2);
  const dy = from.top + from.height / 2 - (to.top + to.height / 2);
  const lift = Math.min(60, 14 + Math.hypot(dx, dy) / 8);
  const size = from.width / to.width;
  const steps = Array.from({ length: 9 }, (_, i) => {
    const at = i / 8;
    const left = 1 - at;
    const arc = 4 * at * left * lift;
    return { translate: `${dx * left}px ${dy * left - arc}px`, scale: String(1 + (size - 1) * left) };
  });
  const timing = { duration: MOVE + Math.min(120, Math.hypot(dx, dy) / 8), delay, fill: "backwards" as const };
  element.animate({ visibility: ["hidden", "hidden"] }, { duration: timing.duration + delay });
  const flight = copy.animate(steps, { ...timing, easing: "cubic-bezier(.3,.1,.2,1)" });
  const land = () => copy.remove();
  flight.finished.then(land, land);
}
