import { describe, expect, it } from "vitest";
import { news } from "../client/lib/news";
import { event } from "./making";

const names = ["Anna", "Boris"];
const anna = (asked: boolean) => ({ mine: [0], names, asked });
const log = [
  event(0, -1, { text: "The table is laid." }),
  event(1, 0, { begins: "turn", text: undefined }),
  event(2, 0, { text: "Anna hunts a lynx.", you: "You hunt a lynx.", brief: "lynx" }),
  event(3, -1, { text: "Summer.", begins: "chapter" }),
  event(4, 1, { begins: "turn", text: undefined }),
  event(5, 1, { text: "Boris moves.", brief: "landscape 3" }),
  event(6, 1, { text: "Boris hunts a hare.", brief: "hare" }),
];

describe("news for who listens", () => {
  it("tells what I do at once and in full, with what comes of it", () => {
    const refilled = [...log.slice(0, 3), event(3, -1, { text: "The market gets a sable." })];
    expect(news(refilled, 1, anna(true)).lines).toEqual(["You hunt a lynx.", "The market gets a sable."]);
  });

  it("tells a turn of another once, in a line, when it is over", () => {
    const going = news(log, 2, anna(false));
    expect(going).toEqual({ lines: ["Summer."], upto: 3 });
    const over = [...log, event(7, 0, { begins: "turn", text: undefined })];
    const told = news(over, going.upto, anna(true));
    expect(told.lines).toEqual(["Boris: landscape 3, hare"]);
    expect(news(over, told.upto, anna(true)).lines).toEqual([]);
  });

  it("waits no longer when I am asked something, and tells then only what is new", () => {
    const asked = news(log, 3, anna(true));
    expect(asked.lines).toEqual(["Boris: landscape 3, hare"]);
    const more = [...log, event(7, 1, { text: "Boris rests.", brief: "rest" })];
    expect(news(more, asked.upto, anna(true)).lines).toEqual(["Boris rests."]);
  });

  it("tells again what was taken back and is done anew", () => {
    const back = news(log.slice(0, 2), 2, anna(true));
    expect(back).toEqual({ lines: [], upto: 1 });
    expect(news(log.slice(0, 3), back.upto, anna(true)).lines).toEqual(["You hunt a lynx."]);
  });

  it("speaks of everybody by name to who only watches", () => {
    expect(news(log.slice(0, 5), 1, { mine: [], names, asked: false }).lines).toEqual([
      "Anna hunts a lynx.",
      "Summer.",
    ]);
  });
});
