// One tooltip for the whole page: on hover, on focus, on a long press.

import type { SceneNode, Why } from "./wire";

export interface Told {
  text: string;
  more?: string[]; // what choosing would do
  symbol?: string; // what the picture under the pointer means
  uncertain?: SceneNode["source"]; // why its value is not quite certain
  rule?: Place; // where its rule stands
  why?: () => Promise<Barred>; // asked only when the tip is seen
}

interface Place {
  id: string;
  title: string;
}

/** Why nothing can be done with it now, and where that stands: a reason has its own place, which may be another's. */
export interface Barred {
  whys: Why[];
  rule?: Place;
}

interface Tip extends Omit<Told, "why"> {
  whys: Why[]; // why nothing can be done with it now
  held: boolean; // by a finger: its lines can be tapped
  rect: DOMRect | null;
}

export const tip = $state<Tip>({ text: "", whys: [], held: false, rect: null });

let timer = 0;
let owner: Element | null = null; // whose tip is shown, or about to be
let telling: Told = { text: "" };
let told = 0;

const empty = ({ text, more, uncertain }: Told) => !text && !more?.length && !uncertain;

export function showTip(element: Element, what: Told, delay = 350): void {
  if (owner === element && delay) return; // the pointer only wanders over what lies on it
  hideTip();
  if (empty(what) && !what.why) return;
  owner = element;
  telling = what;
  timer = window.setTimeout(() => lay(element, delay === 0), delay);
}

/** The table changed under the pointer, which still rests on this: if its tip is shown, it tells what is true now. */
export function renewTip(element: Element, what: () => Told): void {
  if (element !== owner) return;
  telling = what();
  if (empty(telling) && !telling.why) hideTip();
  else if (tip.rect) lay(element, tip.held);
}

function lay(element: Element, held: boolean): void {
  if (!element.isConnected) return;
  const { why, ...what } = telling;
  const mine = (told += 1);
  const show = ({ whys, rule = what.rule }: Barred) => {
    const blank = { more: [], symbol: "", uncertain: undefined };
    Object.assign(tip, blank, what, { whys, rule, held, rect: element.getBoundingClientRect() });
  };
  if (!empty(what)) show({ whys: [] });
  else tip.rect = null;
  void why?.().then((barred) => {
    if (mine === told && barred.whys.length && element.isConnected) show(barred);
  });
}

/** Hide the tip; with an element, only if it is that one's. */
export function hideTip(element?: Element): void {
  if (element && element !== owner) return;
  clearTimeout(timer);
  told += 1;
  owner = null;
  tip.rect = null;
}

// Where the mouse was last: a table that is laid under a resting pointer was not pointed at.
let last = { x: NaN, y: NaN };
const follow = ({ pointerType, clientX: x, clientY: y }: PointerEvent) => {
  if (pointerType === "mouse") last = { x, y }; // a finger that taps elsewhere does not move it
};
addEventListener("pointermove", follow, { capture: true, passive: true });
addEventListener("pointerdown", follow, { capture: true, passive: true });

/** Whether something came under the pointer, and not the pointer to it. */
export const pointerRests = (event: PointerEvent) => event.clientX === last.x && event.clientY === last.y;

const away = (event: Event) => (event.target as Element | null)?.closest?.(".tip") || hideTip();
addEventListener("pointerdown", away, { capture: true, passive: true });
// Only what carries its piece away takes a tip along; the log follows its newest line while one reads.
const scrolled = (event: Event) => (event.target as Node).contains(owner) && hideTip();
addEventListener("scroll", scrolled, { capture: true, passive: true });

/** A tip with a line of its own about what a picture shows need not be told it again. */
export function speaksOf(tip: string, meant: string): boolean {
  const called = meant.split(":")[0]!.trim().toLowerCase();
  return tip.split("\n").some((line) => line.toLowerCase().startsWith(called));
}
