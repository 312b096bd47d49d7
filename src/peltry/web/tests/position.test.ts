import { describe, expect, it } from "vitest";
import { Parts } from "../client/lib/parts";
import { inWords } from "../client/lib/position";
import type { SceneNode, View } from "../client/lib/wire";
import { frame, sent } from "./making";

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

const line = (text: string, ...inner: unknown[]) => ({ text, inner, could: [] });

describe("the position in words", () => {
  it("tells every piece in its part, alike ones together, and leaves out what is empty", () => {
    expect(inWords({ scene } as View)).toEqual([
      { title: "", lines: [line("Spring")] },
      { title: "Market", lines: [line("2 × A sable"), line("A bear")] },
      { title: "Anna", lines: [line("3 horses")] },
    ]);
  });

  it("tells what lies on a piece under it, and what it could do at other times", () => {
    const parts = new Parts();
    const fur = { id: "fur", kind: "fur", tip: "A lynx", moves: [7] };
    const tile = { id: "tile", kind: "tile", tip: "Steppe", children: [fur] };
    const [part] = inWords({
      scene: parts.whole(sent({ scene: { ...frame("table"), children: [tile] } })).scene,
    } as View);
    expect(part!.lines).toEqual([{ ...line("Steppe", { ...line("A lynx"), could: [7] }) }]);
  });
});
