import { oncePerFrame } from "./frames";

// A column that scrolls fades out where more of it is: `data-more` says above, below or both.
export function more(column: HTMLElement): { destroy: () => void } {
  const tell = oncePerFrame(() => {
    const above = column.scrollTop > 4;
    const below = column.scrollHeight - column.clientHeight - column.scrollTop > 4;
    column.dataset.more = above && below ? "both" : above ? "above" : below ? "below" : "";
  });
  const sizes = new ResizeObserver(tell);
  const contents = new MutationObserver(tell);
  sizes.observe(column);
  contents.observe(column, { childList: true, subtree: true, characterData: true });
  column.addEventListener("scroll", tell, { passive: true });
  tell();
  return {
    destroy() {
      tell.stop();
      sizes.disconnect();
      contents.disconnect();
      column.removeEventListener("scroll", tell);
    },
  };
}
