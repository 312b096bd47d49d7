import { expect, test } from "vitest";
import { holders } from "../client/lib/scene";

const market = { id: "market", kind: "pane", children: [{ id: "swap", kind: "deal", moves: [7, 8] }] };
const songs = { id: "songs", kind: "pane", children: [{ id: "song", kind: "song", moves: [3] }] };
const land = { id: "land", kind: "pane" };
const ids = (moves: number[]) => holders([land, market, songs], moves).map(({ id }) => id);

test("what is asked lies where the first move of the list lies, whatever stands before it on the table", () => {
  expect(ids([3, 7, 8])).toEqual(["songs", "market"]);
  expect(ids([8, 3])).toEqual(["market", "songs"]);
  expect(ids([5])).toEqual([]);
});
