import { expect, test, vi } from "vitest";
import { underHand } from "../client/lib/lying";
import { artById, holders } from "../client/lib/scene";

vi.mock("../client/lib/sprite", () => ({ ratio: () => "1 / 1" }));

const market = { id: "market", kind: "pane", children: [{ id: "swap", kind: "deal", moves: [7, 8] }] };
const songs = { id: "songs", kind: "pane", children: [{ id: "song", kind: "song", moves: [3] }] };
const land = { id: "land", kind: "pane" };
const ids = (moves: number[]) => holders([land, market, songs], moves).map(({ id }) => id);

test("what is asked lies where the first move of the list lies, whatever stands before it on the table", () => {
  expect(ids([3, 7, 8])).toEqual(["songs", "market"]);
  expect(ids([8, 3])).toEqual(["market", "songs"]);
  expect(ids([5])).toEqual([]);
});

test("a card is known by what is printed on it, not by its paper", () => {
  const stamp = { id: "stamp", kind: "danger", art: "stamp-storm" };
  const card = { id: "card", kind: "road", children: [{ id: "paper", kind: "frame", art: "route-frame" }, stamp] };
  expect(artById({ id: "table", kind: "table", children: [card] }).get("card")).toBe("stamp-storm");
});

test("who goes to a land is known by more than its colour", () => {
  const land = { id: "land", kind: "land", art: "land-green" };
  const button = { id: "do", kind: "button", art: "warrior-blue" };
  const found = artById({ id: "table", kind: "table", children: [land, button] });
  expect([found.get("land"), found.get("do")]).toEqual([undefined, "warrior-blue"]);
});

test("a column is not known by whoever's disc was dropped there first", () => {
  const column = { id: "column-c", kind: "column", children: [{ id: "disc", kind: "disc", art: "disc-red" }] };
  expect(artById({ id: "table", kind: "table", children: [column] }).has("column-c")).toBe(false);
});

test("one's own figure under one's own hand is known by the kind of whoever is to play", () => {
  const stage = document.body.appendChild(document.createElement("div"));
  stage.innerHTML = `<div class="node k-scroll"><i class="node k-fort p-blue"></i><i class="node k-rider p-blue"></i>
    <i class="node k-rider p-red active"></i></div><div class="node k-drawer" style="position: sticky"></div>`;
  const lies = (what: string, top: number, height: number) =>
    vi.spyOn(stage.querySelector(what)!, "getBoundingClientRect").mockReturnValue(new DOMRect(0, top, 30, height));
  lies(".k-fort", 500, 30);
  lies(".k-rider.p-blue", 291, 30);
  lies(".k-rider.p-red", 259, 30);
  lies(".k-drawer", 301, 89);
  expect(underHand(stage, 0)).toBe(26);
  expect(underHand(stage, 1)).toBe(0);
  stage.querySelector(".k-drawer")!.classList.add("open"); // somebody looks into it
  expect(underHand(stage, 0)).toBe(0);
});
