import { expect, test, vi } from "vitest";
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
