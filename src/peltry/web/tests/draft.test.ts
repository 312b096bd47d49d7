import { describe, expect, it } from "vitest";
import type { GameFacts, GameOption } from "../client/lib/wire";
import { Draft } from "../client/lobby/draft.svelte";

function option(name: string, change: Partial<GameOption> = {}): GameOption {
  const values = ["off", "on"].map((value) => ({ value, title: value.toUpperCase(), about: "" }));
  return {
    name,
    title: name,
    about: "",
    default: "off",
    perSeat: false,
    different: false,
    solo: null,
    values,
    ...change,
  };
}

const game: GameFacts = {
  name: "stroganov",
  title: "Stroganov",
  about: "",
  players: [1, 2, 3, 4],
  automas: { "1": ["Ivan"] },
  bots: [
    { name: "random", title: "Drifter", about: "" },
    { name: "greedy", title: "Clerk", about: "" },
  ],
  options: [option("songs"), option("strategy", { solo: true }), option("trade")],
  presets: [{ name: "book", title: "The book", about: "", options: { songs: "on" } }],
  ready: true,
  secrets: true,
};
const another = (n: number) => `Player ${n}`;

describe("a table being laid", () => {
  it("begins with oneself and the best bot", () => {
    const asked = new Draft(game, "").table("Anna", another);
    expect(asked.seats).toEqual([{ kind: "human" }, { kind: "bot", bot: "greedy" }]);
    expect(asked.names).toEqual(["Anna", "Clerk"]);
  });

  it("is for one, with the automa, when one would play alone, and open when it should be", () => {
    const alone = new Draft(game, "alone");
    expect([alone.players, alone.automas]).toEqual([1, ["Ivan"]]);
    const open = new Draft(game, "open").table("Anna", another);
    expect([open.open, open.seats.map((seat) => seat.kind)]).toEqual([true, ["human", "open", "open"]]);
  });

  it("keeps who sits where when more come", () => {
    const draft = new Draft(game, "");
    draft.setSeat(1, { kind: "human", name: " Boris " });
    draft.setPlayers(3);
    expect(draft.table("Anna", another).names).toEqual(["Anna", "Boris", "Clerk"]);
  });

  it("sends only options that mean something with so many players", () => {
    const draft = new Draft(game, "alone");
    draft.setOption("strategy", "on");
    expect(draft.table("Anna", another).options).toEqual({ strategy: "on" });
    draft.setPlayers(2);
    expect(draft.table("Anna", another).options).toEqual({});
  });

  it("tells what is not as usual, and a preset is taken off as it was put on", () => {
    const draft = new Draft(game, "");
    const book = game.presets![0]!;
    draft.pickPreset(book);
    expect([draft.wears(book), draft.changes]).toEqual([true, [{ title: "songs", value: "ON" }]]);
    draft.pickPreset(book);
    expect([draft.wears(book), draft.changes]).toEqual([false, []]);
  });

  it("gives every seat a colour of its own, and whoever had it the other's", () => {
    const values = ["blue", "red", "green"].map((value) => ({ value, title: value, about: "" }));
    const colours = option("colours", { perSeat: true, different: true, default: "blue", values });
    const boards = option("boards", { perSeat: true });
    const draft = new Draft({ ...game, options: [colours, boards] }, "");
    expect([draft.colours, draft.changes, draft.table("Anna", another).options]).toEqual([["blue", "red"], [], {}]);
    draft.setValue(colours, 1, "blue");
    draft.setValue(boards, 1, "on");
    draft.setPlayers(3);
    expect(draft.table("Anna", another).options).toEqual({
      colours: ["red", "blue", "green"],
      boards: ["off", "on", "off"],
    });
    draft.setPlayers(1);
    expect(draft.table("Anna", another).options).toEqual({ colours: ["red"], boards: ["off"] });
  });

  it("has a clock only while somebody else may come", () => {
    const draft = new Draft(game, "");
    draft.minutes = "3";
    expect(draft.table("Anna", another).minutes).toBeNull();
    draft.setSeat(1, { kind: "open" });
    expect(draft.table("Anna", another).minutes).toBe(3);
  });
});
