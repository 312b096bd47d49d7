import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { hideTip, pointerRests, renewTip, showTip, tip } from "../client/lib/tip.svelte";

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

describe("a tip that is shown", () => {
  const make = (inside: Element = document.body) => inside.appendChild(document.createElement("div"));
  let piece: Element;

  beforeEach(() => {
    vi.useFakeTimers();
    piece = make(make());
    showTip(piece, { text: "A fox" }, 250);
    vi.advanceTimersByTime(250);
  });
  afterEach(() => {
    hideTip();
    vi.useRealTimers();
  });

  test("stays while another column scrolls: the log follows its newest line", () => {
    make().dispatchEvent(new Event("scroll"));
    expect(tip.rect).not.toBeNull();
    expect(tip.text).toBe("A fox");
  });

  test("goes when its piece is carried away", () => {
    piece.parentElement!.dispatchEvent(new Event("scroll"));
    expect(tip.rect).toBeNull();
  });

  test("tells what is true after the table has changed under the resting pointer", () => {
    renewTip(piece, () => ({ text: "A fox", more: ["Hunt the fox"] }));
    expect(tip.more).toEqual(["Hunt the fox"]);
    renewTip(piece, () => ({ text: "A fox" }));
    expect(tip.more).toEqual([]);
    expect(tip.rect).not.toBeNull();
  });

  test("goes when there is nothing left to tell, and minds no other piece", () => {
    renewTip(make(), () => ({ text: "" }));
    expect(tip.rect).not.toBeNull();
    renewTip(piece, () => ({ text: "" }));
    expect(tip.rect).toBeNull();
  });

  test("leads to the place of the reason rather than to that of the piece, where the reason has one", async () => {
    const rule = { id: "tiles", title: "Tiles" };
    const off = { whys: [{ text: "off the line" }], rule: { id: "line", title: "The line" } };
    for (const [barred, title] of [
      [off, "The line"],
      [{ whys: off.whys }, "Tiles"],
    ] as const) {
      showTip(make(), { text: "Sacred fire", rule, why: () => Promise.resolve(barred) }, 0);
      await vi.runAllTimersAsync();
      expect(tip.whys).toEqual(off.whys);
      expect(tip.rule?.title).toBe(title);
    }
  });

  test("that was only about to be shown comes with the newer words", () => {
    showTip(make(), { text: "A lynx" }, 250);
    const lynx = document.body.lastElementChild!;
    renewTip(lynx, () => ({ text: "Two lynxes" }));
    expect(tip.rect).toBeNull();
    vi.advanceTimersByTime(250);
    expect(tip.text).toBe("Two lynxes");
  });
});
