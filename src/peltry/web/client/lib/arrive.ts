// Where a page begins for a keyboard and a screen reader, unless the person is already somewhere on it.
export function arrive(element: HTMLElement): void {
  if (document.activeElement && document.activeElement !== document.body) return;
  element.tabIndex = -1;
  element.focus({ preventScroll: true });
}
