// One tooltip for the whole page: on hover, on focus, on a long press.

import type { SceneNode } from "./wire";

type Uncertain = SceneNode["source"];

interface Tip {
  text: string;
  more: string[]; // what choosing would do
  uncertain?: Uncertain; // why its value is not quite certain
  rect: DOMRect | null;
}

export const tip = $state<Tip>({ text: "", more: [], rect: null });

let timer = 0;
let owner: Element | null = null; // whose tip is shown, or about to be

export function showTip(element: Element, text: string, more: string[] = [], uncertain?: Uncertain, delay = 350): void {
  if (owner === element && delay) return; // the pointer only wanders over what lies on it
  hideTip();
  if (!text && !more.length && !uncertain) return;
  owner = element;
  timer = window.setTimeout(() => {
    if (!element.isConnected) return;
    Object.assign(tip, { text, more, uncertain, rect: element.getBoundingClientRect() });
  }, delay);
}

/** Hide the tip; with an element, only if it is that one's. */
export function hideTip(element?: Element): void {
  if (element && element !== owner) return;
  clearTimeout(timer);
  owner = null;
  tip.rect = null;
}

const away = () => hideTip();
addEventListener("scroll", away, { capture: true, passive: true });
addEventListener("pointerdown", away, { capture: true, passive: true });
