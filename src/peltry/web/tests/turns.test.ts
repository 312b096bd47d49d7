import { describe, expect, it } from "vitest";
import { briefly, counted, doersOf, endOf, namesTo, othersSince, toldTo, turns } from "../client/lib/turns";
import { event } from "./making";

const log = [
  event(0, -1, { move: 0, text: "The table is laid." }),
  event(1, 0, { begins: "turn", move: 0 }),
  event(2, 0, { brief: "lynx", move: 1 }),
  event(3, 0, { brief: "lynx", move: 2 }),
  event(4, 1, { begins: "turn", move: 2 }),
  event(5, 1, { brief: "yurt 3", move: 3 }),
  event(6, -1, { begins: "chapter", brief: "winter", move: 3 }),
];

describe("the log by turns", () => {
  it("begins a turn where the game says so; what came before has no head", () => {
    expect(turns(log).map(({ head, lines }) => [head?.n ?? null, lines.map((line) => line.n)])).toEqual([
      [null, [0]],
      [1, [2, 3]],
      [4, [5]],
      [6, [6]],
    ]);
  });

  it("knows when a turn had happened, and who did something in it", () => {
    const [, annas, boriss] = turns(log);
    expect([endOf(annas!), endOf(boriss!)]).toEqual([2, 3]);
    expect(doersOf(annas!)).toEqual([0]);
  });

  it("tells a turn in a line, the same thing counted instead of said twice", () => {
    const [, annas, boriss, winter] = turns(log);
    const names = ["Anna", "Boris"];
    expect(briefly(annas!, 0, names)).toBe("Anna: lynx ×2");
    expect(briefly(boriss!, 1, names)).toBe("Boris: yurt 3");
    expect(briefly(winter!, -1, names)).toBe("winter");
  });

  it("adds up what is gained, in the place of its first gain", () => {
    const briefs = ["Trade", "economic +1", "corn +1", "economic +2", "corn", "Ogareff +3"];
    const lines = briefs.map((brief, n) => event(n + 2, 0, { brief, move: n }));
    const [turn] = turns([event(1, 0, { begins: "turn", move: 0 }), ...lines]);
    expect(briefly(turn!, 0, ["Anna"])).toBe("Anna: Trade, economic +3, corn +1, corn, Ogareff +3");
  });

  it("tells a turn without anything brief by its last sentence, and one without any by the name", () => {
    const marked = event(2, 0, { text: "Anna puts a marker on Hunt.", move: 1 });
    const [idle] = turns([event(1, 0, { begins: "turn", move: 0 }), marked]);
    expect(briefly(idle!, 0, ["Anna"])).toBe("Anna puts a marker on Hunt.");
    const [bare] = turns([event(1, 0, { begins: "turn", move: 0 })]);
    expect(briefly(bare!, 0, ["Anna"])).toBe("Anna");
  });
});

describe("the log as one reads it oneself", () => {
  const hunted = event(2, 0, { text: "Anna hunts a lynx.", you: "You hunt a lynx.", brief: "lynx" });
  const rode = event(3, 1, { text: "Boris moves east.", you: "You move east." });
  const texts = (seat: number) => toldTo(seat, [hunted, rode]).map(({ text }) => text);

  it("speaks to whoever sits in the seat, of the others and to those who watch by name", () => {
    expect(texts(0)).toEqual(["You hunt a lynx.", "Boris moves east."]);
    expect(texts(1)).toEqual(["Anna hunts a lynx.", "You move east."]);
    expect(texts(-1)).toEqual(["Anna hunts a lynx.", "Boris moves east."]);
  });

  it("calls them so in a turn told in a line, too", () => {
    const [turn] = turns([event(1, 0, { begins: "turn" }), hunted]);
    expect(briefly(turn!, 0, namesTo(0, ["Anna", "Boris"]))).toBe("You: lynx");
    expect(namesTo(-1, ["Anna", "Boris"])).toEqual(["Anna", "Boris"]);
  });
});

describe("the lines of a turn", () => {
  const drew = (n: number, who: number, move = 0) => event(n, who, { move, text: `${who} draws a card.` });
  const told = (lines: ReturnType<typeof drew>[]) => counted(lines).map(({ event, times }) => [event.n, times]);

  it("are said once and counted where the same happens again at once", () => {
    expect(told([drew(0, 0), drew(1, 0), drew(2, 0), drew(3, 1), drew(4, 0)])).toEqual([
      [0, 3],
      [3, 1],
      [4, 1],
    ]);
  });

  it("stay apart by moves, and what is not said is no line", () => {
    expect(told([drew(0, 0, 1), drew(1, 0, 2), event(2, 0, { brief: "lynx", text: undefined })])).toEqual([
      [0, 1],
      [1, 1],
    ]);
  });
});

describe("since one's last move", () => {
  it("tells what the others did, also within that very move", () => {
    expect(othersSince(log, 0, 2).map((each) => each.n)).toEqual([4, 5, 6]);
  });

  it("tells nothing when only a season has begun", () => {
    const alone = [event(1, 0, { move: 1 }), event(2, -1, { begins: "chapter", move: 1 })];
    expect(othersSince(alone, 0, 1)).toEqual([]);
  });
});
