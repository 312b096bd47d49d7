import { expect, test } from "vitest";
import { pointerRests } from "../client/lib/tip.svelte";

function moved(pointerType: string, clientX: number, clientY: number, kind = "pointermove"): PointerEvent {
  const event = new MouseEvent(kind, { clientX, clientY, bubbles: true });
  Object.defineProperty(event, "pointerType", { value: pointerType });
  window.dispatchEvent(event);
  return event as PointerEvent;
}
const at = (clientX: number, clientY: number) => new MouseEvent("pointerover", { clientX, clientY }) as PointerEvent;

test("what comes under a resting mouse was not pointed at", () => {
  moved("mouse", 300, 200);
  expect(pointerRests(at(300, 200))).toBe(true);
  expect(pointerRests(at(301, 200))).toBe(false);
});

test("a finger that taps elsewhere does not move the mouse", () => {
  moved("mouse", 300, 200);
  moved("touch", 40, 500, "pointerdown");
  expect(pointerRests(at(300, 200))).toBe(true);
});
