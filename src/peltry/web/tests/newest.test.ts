import { beforeEach, expect, test, vi } from "vitest";
import { newest } from "../client/lib/newest";

let column: HTMLElement;
const sized = (full: number, seen: number) => {
  Object.defineProperty(column, "scrollHeight", { value: full, configurable: true });
  Object.defineProperty(column, "clientHeight", { value: seen, configurable: true });
};
const scroll = (to: number) => {
  column.scrollTop = to;
  column.dispatchEvent(new Event("scroll"));
};
const wheel = (to: number) => {
  column.dispatchEvent(new Event("wheel"));
  scroll(to);
};
const a = (lines: number) => ({ live: true, lines });

beforeEach(() => {
  vi.stubGlobal("requestAnimationFrame", (step: () => void) => (step(), 0));
  column = document.body.appendChild(document.createElement("div"));
  sized(1000, 200);
});

test("it follows what comes", () => {
  const log = newest(column, a(10));
  sized(1100, 200);
  log.update(a(11));
  expect(column.scrollTop).toBe(1100);
});

test("who scrolled up is left to read, and comes back by scrolling down", () => {
  const log = newest(column, a(10));
  wheel(300);
  sized(1100, 200);
  log.update(a(11));
  expect(column.scrollTop).toBe(300);
  wheel(890);
  sized(1200, 200);
  log.update(a(12));
  expect(column.scrollTop).toBe(1200);
});

test("a column that was scrolled by what changed in it has no reader", () => {
  const log = newest(column, a(10));
  sized(1100, 150); // a turn folds, choices take the room
  scroll(700);
  sized(1200, 150);
  log.update(a(11));
  expect(column.scrollTop).toBe(1200);
});

test("who unfolds a turn and scrolls in it is a reader", () => {
  const log = newest(column, a(10));
  column.dispatchEvent(new Event("pointerdown"));
  sized(1400, 200);
  wheel(750);
  log.update(a(11));
  expect(column.scrollTop).toBe(750);
});

test("the past is not left for the newest line", () => {
  const log = newest(column, { live: false, lines: 10 });
  scroll(300);
  log.update({ live: false, lines: 11 });
  expect(column.scrollTop).toBe(300);
});
