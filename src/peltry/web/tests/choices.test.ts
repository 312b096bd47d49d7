import { describe, expect, it } from "vitest";
import { colourChosen, offers, stillFree, titlesOf, valueOf } from "../client/lib/choices";
import { colour } from "../client/lib/sides";
import type { Seat, SeatChoice } from "../client/lib/wire";

const titled = (value: string) => ({ value, title: value.toUpperCase(), about: "" });
const colours = (...chosen: (string | null)[]): SeatChoice => ({
  name: "colours",
  title: "Colours",
  about: "",
  different: true,
  values: ["blue", "red", "green", "yellow"].map(titled),
  chosen,
});
const boards = (...chosen: string[]): SeatChoice => ({
  ...colours(...chosen),
  name: "boards",
  different: false,
  values: ["a", "b"].map(titled),
});
const seats: Seat[] = [
  { seat: 0, kind: "human", name: "Anna" },
  { seat: 1, kind: "bot", name: "Novice" },
  { seat: 2, kind: "human", name: "Boris", mine: true },
  { seat: 3, kind: "open", name: "" },
];
const [anna, novice, boris, free] = seats as [Seat, Seat, Seat, Seat];

describe("what is chosen for a seat", () => {
  it("is free unless another person has it: bots and free seats take what is left", () => {
    const by = (mine: number) => offers(colours("red", "blue", "green", "yellow"), seats, mine).map((each) => each.by);
    expect(by(2)).toEqual(["", "Anna", "", ""]);
    expect(by(-1)).toEqual(["", "Anna", "Boris", ""]);
  });

  it("is never taken where all may have the same", () => {
    expect(offers(boards("b", "a", "b", "a"), seats, 2).map((each) => each.by)).toEqual(["", ""]);
  });

  it("is told of people, and of nobody else what they may still lose", () => {
    const choice = colours("red", "blue", null, "yellow");
    expect([anna, novice, boris, free].map((seat) => valueOf(choice, seat))).toEqual(["red", null, null, null]);
    expect(valueOf(boards("a", "a", "a", "b"), free)).toBe("b");
    expect(titlesOf([choice, boards("b", "a", "a", "a")], anna)).toEqual(["RED", "B"]);
    expect(titlesOf([choice], novice)).toEqual([]);
  });

  it("is a colour only where colours are chosen", () => {
    expect(colourChosen([boards("a", "a", "a", "a"), colours("red", null, null, null)], anna)).toBe("red");
    expect(colourChosen([colours("red", null, null, null)], boris)).toBeNull();
    expect(colourChosen([boards("a", "a", "a", "a")], anna)).toBeUndefined();
    expect(colourChosen(undefined, anna)).toBeUndefined();
  });

  it("is wished for only until somebody else has it", () => {
    const wishes = { colours: "red", boards: "b", songs: "on" };
    const told = [colours("red", null, null, null), boards("a", "a", "a", "a")];
    expect(stillFree(wishes, told, seats)).toEqual({ boards: "b" });
    expect(stillFree({ colours: null }, told, seats)).toEqual({});
    expect(stillFree(wishes, undefined, seats)).toEqual({});
  });
});

describe("a side", () => {
  it("wears what was chosen at its table, else its place in the order of the house", () => {
    expect([0, 1, 2].map((side) => colour(side, ["green", "plaid"]))).toEqual(["green", "red", "green"]);
    expect(colour(7)).toBe("white");
  });
});
