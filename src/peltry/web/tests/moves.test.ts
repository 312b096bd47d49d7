import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { grouped, inColumns, numberKeys } from "../client/table/moves";
import { moves } from "./making";

describe("the list of moves", () => {
  it("is flat while it is short, with doing nothing at its end", () => {
    const list = [...moves(1, "pass", () => "Pass", 9), ...moves(3, "hunt", (at) => `Hunt the lynx ${at}`)];
    expect(grouped(list, {}).map((entry) => entry.title)).toEqual([
      "Hunt the lynx 0",
      "Hunt the lynx 1",
      "Hunt the lynx 2",
      "Pass",
    ]);
  });

  it.each(["done", "skip", "stop", "decline", "stay"])("also where a game calls that %s", (nothing) => {
    const list = [...moves(1, nothing, () => "No further warrior", 9), ...moves(1, "march", () => "To Manitou")];
    expect(grouped(list, {}).map((entry) => entry.title)).toEqual(["To Manitou", "No further warrior"]);
  });

  it("lies in two columns on a phone; what is long, or alone in its row, spans both", () => {
    const long = "Ask Nadia Fedor: discard a revolver";
    const titles = ["Rest", "Face dangers", "Advance", long, "One", "Two", "Three"];
    const entries = titles.map((title, at) => ({ key: title, title, moves: moves(1, "do", () => title, at) }));
    expect(inColumns(entries)).toEqual([false, false, true, true, false, false, true]);
  });

  it("gives a bill room beside the words", () => {
    const price = [{ art: "flame", n: 1 }];
    const entry = (title: string) => ({
      key: title,
      title,
      moves: moves(1, "go", () => title).map((m) => ({ ...m, price })),
    });
    expect(inColumns(["To Omsk", "To Tomsk", "To Nizhny Novgorod"].map(entry))).toEqual([false, false, true]);
  });

  it("puts what may be done besides after what is asked", () => {
    const list = [
      ...moves(2, "help", (at) => `Ask Nadia ${at}`),
      ...moves(1, "end", () => "End the turn", 8),
      ...moves(1, "rest", () => "Rest", 9),
    ];
    expect(grouped(list, {}).map(({ title }) => title)).toEqual(["Rest", "Ask Nadia 0", "Ask Nadia 1", "End the turn"]);
  });

  it("does not repeat what a board above it shows", () => {
    const list = [...moves(4, "act", (at) => `Tile ${at}`), ...moves(2, "order", (at) => `Place ${at}`, 50)];
    const titles = (most: number) =>
      grouped(list, { act: "A marker on a tile" }, (move) => move < most).map(({ title }) => title);
    expect(titles(4)).toEqual(["A marker on a tile", "Place 0", "Place 1"]);
    expect(titles(3)).toHaveLength(6); // one of them lies elsewhere
  });

  it("is folded by groups when it is long; what is alone stays open, and pass is last", () => {
    const list = [
      ...moves(1, "pass", () => "Pass", 90),
      ...moves(12, "hunt", (at) => `Hunt the lynx (${at})`),
      ...moves(2, "trade", (at) => `Trade ${at}`, 50),
    ];
    const entries = grouped(list, { hunt: "Hunt" });
    expect(entries.map(({ title, moves }) => [title, moves.length])).toEqual([
      ["Hunt", 12],
      ["Trade …", 2],
      ["Pass", 1],
    ]);
  });

  it("names a group without a title by the words its moves begin with", () => {
    const list = [...moves(12, "hunt", (at) => `Hunt the beast ${at}`), ...moves(4, "go", (at) => `Move ${at}`, 50)];
    expect(grouped(list, {}).map((entry) => entry.title)).toEqual(["Hunt the beast …", "Move …"]);
  });

  it("is flat when all moves are of one kind, or have no words in common", () => {
    expect(
      grouped(
        moves(20, "drop", (at) => `Drop ${at}`),
        {},
      ),
    ).toHaveLength(20);
    const other = [...moves(12, "hunt", (at) => `${at} hunts`), ...moves(4, "go", (at) => `${at} goes`, 50)];
    expect(grouped(other, {})).toHaveLength(16);
  });
});

describe("number keys", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  function typing(count: number, keys: string): number[] {
    const chosen: number[] = [];
    const press = numberKeys(
      () => count,
      (at) => chosen.push(at),
    );
    for (const key of keys) press(new KeyboardEvent("keydown", { key }));
    return chosen;
  }

  it("choose at once where no longer number could be meant", () => {
    expect(typing(5, "3")).toEqual([2]);
    expect(typing(30, "12")).toEqual([11]);
  });

  it("wait a moment where one could", () => {
    const chosen = typing(30, "2");
    expect(chosen).toEqual([]);
    vi.runAllTimers();
    expect(chosen).toEqual([1]);
  });

  it("choose nothing that is not there, and let other keys be", () => {
    const chosen = typing(5, "9x");
    vi.runAllTimers();
    expect(chosen).toEqual([]);
  });
});
