import { beforeEach, describe, expect, it, vi } from "vitest";
import { guestSecret, keepSeats, seatTokens } from "../client/lib/secrets";
import { nodesByMove } from "../client/lib/scene";
import { sourceRows } from "../client/table/sources";
import { view } from "./making";

beforeEach(() => localStorage.removeItem("peltry.seats"));

describe("what a browser keeps", () => {
  it("is one secret for the guest, always the same", () => {
    expect(guestSecret()).toMatch(/^[0-9a-f]{32}$/);
    expect(guestSecret()).toBe(guestSecret());
  });

  it("is a token for each seat, table by table; an answer without one leaves it as it was", () => {
    keepSeats("abc", [
      { seat: 0, token: "t0" },
      { seat: 1, token: "t1" },
    ]);
    keepSeats("abc", [{ seat: 0 }]);
    keepSeats("xyz", [{ seat: 0, token: "other" }]);
    expect(seatTokens("abc")).toEqual({ "0": "t0", "1": "t1" });
  });

  it("may be nothing: a private window is played in all the same", () => {
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new Error("no room");
    });
    expect(() => keepSeats("abc", [{ seat: 0, token: "t0" }])).not.toThrow();
  });
});

describe("reading a view", () => {
  it("finds the pieces that stand for a move, unless the move names its own", () => {
    const scene = {
      id: "table",
      kind: "area",
      children: [
        { id: "a", kind: "fur", moves: [1, 2] },
        { id: "b", kind: "fur", moves: [2] },
      ],
    };
    const found = nodesByMove(view({ scene, moves: [{ move: 1, text: "Hunt", nodes: ["b"] }] }));
    expect([found.get(1), found.get(2)]).toEqual([["b"], ["a", "b"]]);
  });

  it("adds points up by source and leaves out what brought nobody any", () => {
    const sources = [
      {
        side: 0,
        parts: [
          { label: "Wishes", points: 4 },
          { label: "Songs", points: 0 },
        ],
      },
      {
        side: 1,
        parts: [
          { label: "Wishes", points: 2 },
          { label: "Wishes", points: 1 },
        ],
      },
    ];
    expect(sourceRows(view({ sources }))).toEqual([{ label: "Wishes", points: [4, 3] }]);
  });
});
