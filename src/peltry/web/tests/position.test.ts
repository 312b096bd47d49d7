import { describe, expect, it } from "vitest";
import { inWords } from "../client/lib/position";
import type { SceneNode, View } from "../client/lib/wire";

const scene: SceneNode = {
  id: "table",
  kind: "table",
  children: [
    { id: "when", kind: "when", tip: "Spring" },
    {
      id: "market",
      kind: "pane",
      text: "Market",
      children: [
        { id: "a", kind: "fur", tip: "A sable" },
        { id: "b", kind: "fur", tip: "A sable" },
        { id: "c", kind: "fur", tip: "A bear" },
      ],
    },
    {
      id: "mine",
      kind: "drawer",
      children: [
        { id: "name", kind: "plate", text: "Anna" },
        { id: "horses", kind: "count", tip: "3 horses" },
      ],
    },
    { id: "empty", kind: "pane", text: "Songs" },
  ],
};

describe("the position in words", () => {
  it("tells every piece in its part, alike ones together, and leaves out what is empty", () => {
    expect(inWords({ scene } as View)).toEqual([
      { title: "", lines: ["Spring"] },
      { title: "Market", lines: ["2 × A sable", "A bear"] },
      { title: "Anna", lines: ["3 horses"] },
    ]);
  });
});
