import { describe, expect, it } from "vitest";
import { Parts } from "../client/lib/parts";
import { frame, sent } from "./making";

const ids = (node: { id: string; children?: { id: string }[] }) => (node.children ?? []).map((child) => child.id);

describe("a scene that comes in parts", () => {
  it("is put together from its frame and the parts that are named in it", () => {
    const { scene } = new Parts().whole(
      sent({
        scene: frame("table", { part: "land" }, frame("hand")),
        parts: { land: frame("land", { part: "hill" }), hill: frame("hill") },
      }),
    );
    expect(ids(scene)).toEqual(["land", "hand"]);
    expect(ids(scene.children![0]!)).toEqual(["hill"]);
  });

  it("keeps what was sent before and takes in what has changed", () => {
    const parts = new Parts();
    parts.whole(
      sent({
        scene: frame("table", { part: "land" }, { part: "pile" }),
        parts: { land: frame("land"), pile: frame("pile") },
      }),
    );
    const { scene } = parts.whole(sent({ parts: { pile: { ...frame("pile"), text: 3 } } }));
    expect(ids(scene)).toEqual(["land", "pile"]);
    expect(scene.children![1]!.text).toBe(3);
  });

  it("hands out the same object for what has not changed, so that it is not drawn anew", () => {
    const parts = new Parts();
    const first = parts.whole(
      sent({
        scene: frame("table", { part: "land" }, { part: "pile" }),
        parts: { land: frame("land"), pile: frame("pile") },
      }),
    );
    const second = parts.whole(sent({ version: 2, parts: { pile: { ...frame("pile"), text: 3 } } }));
    expect(second.scene.children![0]).toBe(first.scene.children![0]);
    expect(second.scene.children![1]).not.toBe(first.scene.children![1]);
    expect(parts.whole(sent({ version: 3 })).scene).toBe(second.scene);
  });

  it("lets go of parts that are named no longer: they are sent again when they come back", () => {
    const parts = new Parts();
    parts.whole(sent({ scene: frame("table", { part: "land" }), parts: { land: frame("land") } }));
    parts.whole(sent({ scene: frame("table") }));
    expect(ids(parts.whole(sent({ scene: frame("table", { part: "land" }) })).scene)).toEqual([]);
  });

  it("names of a piece's moves only those that are legal now", () => {
    const parts = new Parts();
    const piece = { ...frame("fur"), moves: [1, 2, 3] };
    const legal = [{ move: 2, text: "Hunt" }];
    expect(parts.whole(sent({ scene: frame("table", piece), moves: legal })).scene.children![0]!.moves).toEqual([2]);
    expect(parts.whole(sent()).scene.children![0]!.moves).toBeUndefined();
  });

  it("is laid with moves that are only foreseen, and then again as it is", () => {
    const parts = new Parts();
    parts.whole(sent({ scene: frame("table", { ...frame("fur"), moves: [1, 2, 3] }) }));
    expect(parts.scene([{ move: 3, text: "Hunt" }]).children![0]!.moves).toEqual([3]);
    expect(parts.scene([]).children![0]!.moves).toBeUndefined();
    const { id } = parts.scene([]).children![0]!;
    expect(parts.scene([{ move: 9, text: "Claim", nodes: [id] }]).children![0]!.moves).toEqual([9]); // which names it
  });
});
