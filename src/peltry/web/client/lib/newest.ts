// A column that keeps its newest line in sight, unless its reader has scrolled up.
import { oncePerFrame } from "./frames";

const NEAR = 30; // pixels from the end that still count as the end
const HANDS = ["wheel", "pointerdown", "keydown"];

export interface Newest {
  live: boolean; // not while a reader is led through the past
  lines: unknown; // changes when something is added
}

export function newest(column: HTMLElement, { live }: Newest) {
  let reading = false; // further up
  let touched = false; // by its reader, since the last line came
  let full = column.scrollHeight;
  let seen = column.clientHeight;

  const follow = oncePerFrame(() => {
    if (live && !reading) column.scrollTop = column.scrollHeight;
  });
  // Lines that come, turns that fold and choices that take the room scroll the column as well: that is no reader.
  const scrolled = () => {
    const changed = full !== column.scrollHeight || seen !== column.clientHeight;
    full = column.scrollHeight;
    seen = column.clientHeight;
    if (changed && !touched) follow();
    else reading = full - column.scrollTop - seen >= NEAR;
  };
  const touch = () => (touched = true);
  const sizes = new ResizeObserver(follow);
  sizes.observe(column);
  column.addEventListener("scroll", scrolled, { passive: true });
  for (const hand of HANDS) column.addEventListener(hand, touch, { passive: true });
  follow();
  return {
    update(now: Newest) {
      live = now.live;
      touched = false;
      follow();
    },
    destroy() {
      follow.stop();
      sizes.disconnect();
      column.removeEventListener("scroll", scrolled);
      for (const hand of HANDS) column.removeEventListener(hand, touch);
    },
  };
}
