import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { settings } from "../client/lib/settings.svelte";
import type { SentView } from "../client/lib/wire";
import { LiveTable } from "../client/stores/table.svelte";
import { event, frame, sent } from "./making";
import { holdTheWire, TestSocket } from "./wires";

let table: LiveTable;

beforeEach(() => {
  holdTheWire();
  table = new LiveTable("abc");
  TestSocket.last.accept();
});

afterEach(() => {
  table.close();
  settings.passForced = false;
  vi.useRealTimers();
});

async function show(change: Partial<SentView>): Promise<void> {
  TestSocket.last.tell({ is: "view", ...sent({ scene: frame("table"), ...change }) });
  await vi.advanceTimersByTimeAsync(1);
}

const said = () => TestSocket.last.sent.slice(1);
const choices = [
  { move: 4, text: "Drop into d" },
  { move: 5, text: "Drop into e" },
];

describe("a move", () => {
  it("names the version that was seen, and is sent once however often it is chosen", async () => {
    await show({ version: 7, moves: choices, mySeats: [0] });
    table.move(4);
    table.move(5);
    expect(said()).toMatchObject([{ do: "move", seat: 0, move: 4, version: 7 }]);
    TestSocket.last.tell({ is: "done", version: 8 });
    table.move(5);
    expect(said()).toHaveLength(2);
  });

  it("is not made by who is not to play, and says so when the line is down", async () => {
    await show({ toPlay: 1 });
    table.move(4);
    expect(said()).toEqual([]);
    await show({ version: 2, moves: choices });
    TestSocket.last.readyState = 3;
    table.move(4);
    expect(table.notice).toBe("The line is down");
  });

  it("makes itself where it is the only one and the person likes that, but not after an undo", async () => {
    settings.passForced = true;
    await show({ version: 1, move: 1, moves: [choices[0]!] });
    await vi.advanceTimersByTimeAsync(600);
    expect(said()).toMatchObject([{ do: "move", move: 4, version: 1 }]);
    await show({ version: 2, move: 0, moves: [choices[0]!] });
    await vi.advanceTimersByTimeAsync(600);
    expect(said()).toHaveLength(1);
  });
});

describe("a move that was meant with the one before", () => {
  const asked = { moves: choices, mySeats: [0], follows: 5 };

  it("is made at once, but not when one comes to the table or when it was taken back", async () => {
    await show({ version: 1, move: 3, ...asked });
    expect(said()).toEqual([]); // whoever loads the page has chosen nothing just now
    await show({ version: 2, move: 4, ...asked });
    expect(said()).toMatchObject([{ do: "move", move: 5, version: 2 }]);
    await show({ version: 3, move: 5, mySeats: [0] });
    await show({ version: 4, move: 4, ...asked });
    expect(said()).toHaveLength(1);
  });

  it("is not asked about on the way, unless it cannot be made", async () => {
    await show({ version: 1, move: 3, ...asked });
    await show({ version: 2, move: 4, ...asked });
    await show({ version: 3, move: 5, ...asked }); // of two actions both were meant
    expect(said()).toMatchObject([
      { move: 5, version: 2 },
      { move: 5, version: 3 },
    ]);
    expect(table.view?.version).toBe(1);
    TestSocket.last.tell({ is: "error", text: "not now" });
    await vi.advanceTimersByTimeAsync(10);
    expect(table.view?.version).toBe(3);
    expect(said()).toHaveLength(2);
  });

  it("is made in a lesson that asks for it", async () => {
    const lesson = { pages: [], before: 0, of: 1, move: 5 };
    await show({ version: 1, move: 3, ...asked, lesson });
    await show({ version: 2, move: 4, ...asked, lesson });
    expect(said()).toMatchObject([{ do: "move", move: 5, version: 2 }]);
  });

  it("is left to the player after somebody else's move, and in a lesson", async () => {
    await show({ version: 1, move: 3, toPlay: 1, mySeats: [0] });
    await show({ version: 2, move: 4, ...asked });
    await show({ version: 3, move: 5, ...asked, lesson: { step: 0, of: 1, key: "", text: "" } as never });
    expect(said()).toEqual([]);
  });
});

describe("the log", () => {
  it("is told to one person as their own; to several around a screen, and to who watches, to nobody", async () => {
    await show({ version: 1, seat: 1, mySeats: [1] });
    expect(table.me).toBe(1);
    await show({ version: 2, seat: 0, mySeats: [0, 1] });
    expect(table.me).toBe(-1);
    await show({ version: 3, seat: -1, mySeats: [] });
    expect(table.me).toBe(-1);
  });

  it("grows with each view, and what was taken back is gone", async () => {
    await show({ keep: 0, events: [event(0, 0), event(1, 1)] });
    await show({ version: 2, keep: 2, events: [event(2, 0)] });
    expect(table.log.map((each) => each.n)).toEqual([0, 1, 2]);
    await show({ version: 3, keep: 1, events: [event(1, 1, { text: "something else" })] });
    expect(table.log.map((each) => each.text)).toEqual(["event 0", "something else"]);
  });
});

describe("taking back", () => {
  it("is done at once while nobody has learned anything", async () => {
    await show({ version: 3, canUndo: true });
    table.undo();
    expect(said()).toEqual([{ do: "undo", seat: 0, version: 3 }]);
  });

  it("is asked about first when somebody has, and the question falls with the next move", async () => {
    await show({ version: 3, canUndo: true, looked: true });
    table.undo();
    expect([table.undoing, said()]).toEqual([true, []]);
    await show({ version: 4 });
    expect(table.undoing).toBe(false);
  });

  it("tells who asked when the others would rather play on", async () => {
    await show({});
    TestSocket.last.tell({ is: "ask", what: "undo", who: 0, name: "Anna", takesBack: [], waiting: [1] });
    TestSocket.last.tell({ is: "answer", what: "undo", yes: false });
    expect([table.ask, table.notice]).toEqual([null, "The others would rather play on."]);
  });
});

describe("several people at one screen", () => {
  it("hand it over behind a curtain where the game has secrets", async () => {
    await show({ mySeats: [0, 1], secrets: true, toPlay: 1 });
    expect(table.handover).toBe(1);
    table.takeScreen(1);
    expect([table.handover, said()]).toEqual([-1, [{ do: "seat", seat: 1 }]]);
  });

  it("just go on where there are none", async () => {
    await show({ mySeats: [0, 1], secrets: false, toPlay: 1 });
    expect([table.handover, said()]).toEqual([-1, [{ do: "seat", seat: 1 }]]);
  });
});

describe("talk", () => {
  it("counts what is new, but not what was said before one came, and nothing twice", () => {
    const line = (n: number) => ({ n, who: 1, name: "Boris", text: `line ${n}`, at: "2026-01-01T00:00:00Z" });
    TestSocket.last.tell({ is: "chat", lines: [line(1)] });
    expect(table.unread).toBe(0);
    TestSocket.last.tell({ is: "chat", lines: [line(1), line(2)] });
    expect([table.unread, table.chat.map((each) => each.n)]).toEqual([1, [1, 2]]);
  });
});

describe("a line that comes back", () => {
  it("says which version was seen last", async () => {
    await show({ version: 12 });
    TestSocket.last.break();
    await vi.advanceTimersByTimeAsync(1_000);
    TestSocket.last.accept();
    expect(TestSocket.last.sent[0]).toMatchObject({ do: "hello", seen: 12 });
  });
});
