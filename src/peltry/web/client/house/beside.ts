// Lay a small panel beside what it speaks of, inside the window.

export function beside(panel: HTMLElement, rect: DOMRect) {
  const place = (to: DOMRect) => {
    const { width, height } = panel.getBoundingClientRect();
    const left = Math.max(8, Math.min(to.left + to.width / 2 - width / 2, innerWidth - width - 8));
    const below = to.bottom + 10;
    const above = to.top - height - 10;
    const top = above >= 8 ? above : Math.min(below, innerHeight - height - 8);
    panel.style.left = `${left}px`;
    panel.style.top = `${Math.max(8, top)}px`;
  };
  place(rect);
  return { update: place };
}
