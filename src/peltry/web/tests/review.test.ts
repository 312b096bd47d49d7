import { beforeEach, expect, test, vi } from "vitest";
import { api } from "../client/lib/api";
import type { View } from "../client/lib/wire";
import { Review } from "../client/stores/review.svelte";
import type { LiveTable } from "../client/stores/table.svelte";
import { event, view } from "./making";

let review: Review;
let answers: (() => void)[]; // what the server has yet to say

beforeEach(() => {
  answers = [];
  vi.spyOn(api, "replay").mockImplementation(
    (_id, move) => new Promise<View>((done) => answers.push(() => done(view({ move, of: 6, version: 6 })))),
  );
  const sinceLast = [
    event(1, 1, { move: 2, begins: "turn", brief: "one thing" }),
    event(2, 2, { move: 3, begins: "turn", brief: "another" }),
  ];
  review = new Review(
    () => ({ id: "abc", sinceLast, view: view({ myLast: 1 }), say: vi.fn() }) as unknown as LiveTable,
  );
});

async function answered(): Promise<void> {
  answers.shift()!();
  await new Promise((done) => setTimeout(done));
}

async function begun(): Promise<void> {
  void review.begin();
  await answered();
  await answered();
}

test("the table is laid as it was, then turn by turn", async () => {
  await begun();
  expect([review.at, review.steps.length, review.view?.move]).toEqual([0, 2, 2]);
  void review.go(1);
  await answered();
  expect([review.at, review.view?.move]).toEqual([1, 3]);
  await review.go(2);
  expect(review.view).toBeNull();
});

test("who is quicker than the server is back in the present for good", async () => {
  await begun();
  void review.go(1);
  await review.go(2);
  await answered();
  expect(review.view).toBeNull();
});

test("who goes back at once does not even begin", async () => {
  void review.begin();
  await review.end();
  await answered();
  expect([review.view, answers.length]).toEqual([null, 0]);
});
