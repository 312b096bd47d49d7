// One tooltip for the whole page: on hover, on focus, on a long press.

interface Tip {
  text: string;
  more: string[]; // what choosing would do
  reconstructed: boolean;
  rect: DOMRect | null;
}

export const tip = $state<Tip>({ text: "", more: [], reconstructed: false, rect: null });

let timer = 0;

export function showTip(element: Element, text: string, more: string[] = [], reconstructed = false, delay = 350): void {
  clearTimeout(timer);
  if (!text && !more.length && !reconstructed) return hideTip();
  timer = window.setTimeout(() => {
    if (!element.isConnected) return;
    Object.assign(tip, { text, more, reconstructed, rect: element.getBoundingClientRect() });
  }, delay);
}

export function hideTip(): void {
  clearTimeout(timer);
  tip.rect = null;
}

addEventListener("scroll", hideTip, { capture: true, passive: true });
addEventListener("pointerdown", hideTip, { capture: true, passive: true });
