import { beforeEach, expect, test, vi } from "vitest";
import { inFrames, oncePerFrame } from "../client/lib/frames";

let frames: Map<number, () => void>;
const frame = () => {
  const due = [...frames.values()];
  frames.clear();
  due.forEach((step) => step());
};

beforeEach(() => {
  frames = new Map();
  let asked = 0;
  vi.stubGlobal("requestAnimationFrame", (step: () => void) => (frames.set((asked += 1), step), asked));
  vi.stubGlobal("cancelAnimationFrame", (which: number) => frames.delete(which));
});

test("each step has a frame of its own", () => {
  const done: string[] = [];
  inFrames(
    () => done.push("open"),
    () => done.push("look"),
  );
  expect(done).toEqual([]);
  frame();
  expect(done).toEqual(["open"]);
  frame();
  expect(done).toEqual(["open", "look"]);
  expect(frames.size).toBe(0);
});

test("a piece that leaves between two frames is not looked for in the second", () => {
  let piece: Element | null = document.createElement("div");
  const rest = inFrames(
    () => undefined,
    () => piece!.contains(document.body),
  );
  frame();
  rest();
  piece = null;
  expect(frame).not.toThrow();
});

test("what is asked for many times is done once in a frame", () => {
  let done = 0;
  const look = oncePerFrame(() => (done += 1));
  look();
  look();
  expect(done).toBe(0);
  frame();
  expect(done).toBe(1);
  look();
  look.stop();
  frame();
  expect(done).toBe(1);
});
