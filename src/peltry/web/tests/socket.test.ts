import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Line } from "../client/lib/socket";
import type { FromServer } from "../client/lib/wire";
import { holdTheWire, TestSocket } from "./wires";

let line: Line;
let heard: FromServer[];
let states: { state: string; why: string }[];

beforeEach(() => {
  holdTheWire();
  heard = [];
  states = [];
  line = new Line("ws://table.test/ws/abc", {
    onMessage: (message) => heard.push(message),
    onLine: (state, _retryAt, why) => states.push({ state, why }),
    hello: () => ({ do: "hello", tokens: [], lang: "en", seen: heard.length }),
  });
});

afterEach(() => {
  line.close();
  vi.useRealTimers();
});

const last = () => states.at(-1);

describe("the line to a table", () => {
  it("says hello first, and hands on what it hears", () => {
    TestSocket.last.accept();
    expect(TestSocket.last.sent).toEqual([{ do: "hello", tokens: [], lang: "en", seen: 0 }]);
    TestSocket.last.tell({ is: "pong" });
    expect(heard).toEqual([{ is: "pong" }]);
  });

  it("comes back by itself when it breaks, and says what it saw last", () => {
    TestSocket.last.accept();
    TestSocket.last.tell({ is: "pong" });
    TestSocket.last.break();
    expect(last()).toEqual({ state: "down", why: "" });
    vi.advanceTimersByTime(1_000);
    expect(TestSocket.all).toHaveLength(2);
    TestSocket.last.accept();
    expect(TestSocket.last.sent).toEqual([{ do: "hello", tokens: [], lang: "en", seen: 1 }]);
    TestSocket.last.tell({ is: "pong" });
    expect(last()?.state).toBe("up");
  });

  it("waits longer each time, but never longer than some seconds", () => {
    vi.spyOn(Math, "random").mockReturnValue(0.5);
    const waits: number[] = [];
    for (let n = 0; n < 16; n += 1) {
      const before = Date.now();
      TestSocket.last.break();
      const sockets = TestSocket.all.length;
      while (TestSocket.all.length === sockets) vi.advanceTimersByTime(100);
      waits.push(Date.now() - before);
    }
    expect(waits).toEqual([...waits].sort((a, b) => a - b));
    expect(waits[0]).toBe(600);
    // A house that was down for four seconds has everybody back two seconds later.
    const until = (n: number) => waits.slice(0, n).reduce((sum, wait) => sum + wait, 0);
    expect(waits[waits.findIndex((_, n) => until(n + 1) > 4_000)]).toBeLessThan(2_000);
    expect(waits.at(-1)).toBe(15_000);
  });

  it("asks after some silence, then says that the line is down, then opens it anew", () => {
    TestSocket.last.accept();
    vi.advanceTimersByTime(3_000);
    expect(TestSocket.last.sent.at(-1)).toEqual({ do: "ping" });
    expect(states).toEqual([]);
    vi.advanceTimersByTime(1_000);
    expect(last()?.state).toBe("down");
    vi.advanceTimersByTime(11_000);
    expect(TestSocket.all).toHaveLength(2);
  });

  it("goes on at once when a slow line is heard again", () => {
    TestSocket.last.accept();
    vi.advanceTimersByTime(4_000);
    TestSocket.last.tell({ is: "pong" });
    expect(last()?.state).toBe("up");
    expect(TestSocket.all).toHaveLength(1);
  });

  it("keeps words that were said while it was down, but never a move", () => {
    expect(line.send({ do: "chat", text: "Anybody there?" })).toBe(false);
    expect(line.send({ do: "move", seat: 0, move: 1, version: 1 })).toBe(false);
    TestSocket.last.accept();
    expect(TestSocket.last.sent.map((message) => message.do)).toEqual(["hello", "chat"]);
  });

  it("tries at once when it is asked to", () => {
    TestSocket.last.break();
    line.now();
    expect(TestSocket.all).toHaveLength(2);
  });

  it("says why the house closed it, and why a full table did", () => {
    TestSocket.last.break(4503, "full");
    expect(last()?.why).toMatch(/disk is full/);
    line.now();
    TestSocket.last.break(1013, "as many watch this table as can");
    expect(last()?.why).toBe("as many watch this table as can");
  });

  it("stays closed when it was closed", () => {
    line.close();
    line.now();
    vi.advanceTimersByTime(60_000);
    expect(TestSocket.all).toHaveLength(1);
  });
});
