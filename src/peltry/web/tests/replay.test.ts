import { beforeEach, describe, expect, it, vi } from "vitest";
import { api } from "../client/lib/api";
import type { TableFacts } from "../client/lib/wire";
import { Replay } from "../client/stores/replay.svelte";
import { event, view } from "./making";

vi.mock("../client/stores/looks.svelte", () => ({ wear: () => Promise.resolve(), lookOf: () => "stroganov" }));

const events = [
  event(0, -1, { move: 0, begins: "chapter" }),
  event(1, 0, { move: 0, begins: "turn" }),
  event(2, 0, { move: 1, nodes: ["fur-1"] }),
  event(3, 1, { move: 2, begins: "turn" }),
  event(4, 1, { move: 3 }),
  event(5, -1, { move: 4, begins: "chapter" }),
  event(6, 0, { move: 4, begins: "turn" }),
];

let replay: Replay;

beforeEach(async () => {
  vi.spyOn(api, "table").mockResolvedValue({ id: "abc", game: "stroganov", moves: 6 } as TableFacts);
  vi.spyOn(api, "log").mockResolvedValue({ events, moves: 6, chapter: { next: "Next season" } });
  vi.spyOn(api, "replay").mockImplementation((_id, move) => Promise.resolve(view({ move, of: 6, version: 6 })));
  replay = new Replay("abc", 0);
  await replay.load();
});

describe("a replay", () => {
  it("begins at the setup and knows how the game calls its chapters", () => {
    expect([replay.at, replay.of, replay.chapter.next]).toEqual([0, 6, "Next season"]);
    expect([replay.problem, replay.view?.move]).toEqual(["", 0]);
  });

  it("jumps from turn to turn, and past the last one to the end", async () => {
    const stops = [];
    for (let n = 0; n < 3; n += 1) {
      await replay.forth("turn");
      stops.push(replay.at);
    }
    expect(stops).toEqual([2, 4, 6]);
  });

  it("jumps back to where turns began, and before the first one to the setup", async () => {
    await replay.go(3);
    await replay.back("turn");
    expect(replay.at).toBe(2);
    await replay.back("turn");
    expect(replay.at).toBe(0);
  });

  it("jumps over turns from chapter to chapter", async () => {
    await replay.forth("chapter");
    expect(replay.at).toBe(4);
    await replay.forth("chapter");
    expect(replay.at).toBe(6);
    await replay.back("chapter");
    expect(replay.at).toBe(4);
  });

  it("shows the pieces that a move concerned, and goes nowhere outside the game", async () => {
    await replay.go(1);
    expect(replay.touched).toEqual(new Set(["fur-1"]));
    await replay.go(99);
    expect(replay.at).toBe(6);
    await replay.go(-3);
    expect(replay.at).toBe(0);
  });

  it("asks for a moment once", async () => {
    await replay.go(1);
    await replay.go(2);
    await replay.go(1);
    const asked = vi.mocked(api.replay).mock.calls.map(([, move]) => move);
    expect(asked.filter((move) => move === 1)).toHaveLength(1);
  });

  it("shows where the thumb is, not where it was when answers come late", async () => {
    const answers = new Map<number, (late: ReturnType<typeof view>) => void>();
    vi.mocked(api.replay).mockImplementation((_id, move) => new Promise((answer) => answers.set(move, answer)));
    const first = replay.go(3);
    const second = replay.go(5);
    answers.get(5)!(view({ move: 5, of: 6 }));
    await second;
    answers.get(3)!(view({ move: 3, of: 6 }));
    await first;
    expect([replay.at, replay.view?.move]).toEqual([5, 5]);
  });

  it("says why a moment cannot be shown, stays where it is, and may ask again", async () => {
    vi.mocked(api.replay).mockRejectedValueOnce(new Error("the house is closed"));
    await replay.go(4);
    expect([replay.at, replay.trouble]).toEqual([0, "the house is closed"]);
    await replay.go(4);
    expect([replay.at, replay.trouble]).toEqual([4, ""]);
  });
});
