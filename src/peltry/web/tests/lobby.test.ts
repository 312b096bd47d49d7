import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { lobby } from "../client/stores/lobby.svelte";

const LISTS = { mine: [], waiting: [], playing: [], finished: [] };
let answers: (path: string, signal: AbortSignal) => Promise<Response>;
let leave = () => {};

const later = <T>(value: T, ms: number) => new Promise<T>((done) => setTimeout(() => done(value), ms));
const said = (path: string) => Response.json(path.startsWith("/api/games") ? { games: [] } : LISTS);
const never = (_: string, signal: AbortSignal) =>
  new Promise<Response>((_, fail) => signal.addEventListener("abort", () => fail(new Error("aborted"))));

beforeEach(() => {
  vi.useFakeTimers();
  Object.assign(lobby, { games: null, tables: null, away: false, house: "" });
  vi.stubGlobal("fetch", (path: string, init: RequestInit) => answers(path, init.signal!));
});
afterEach(() => {
  leave();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("a house that takes some seconds for its first answer is not said to be away", async () => {
  answers = (path) => later(said(path), 5000);
  leave = lobby.visit();
  for (let second = 0; second < 5; second += 1) {
    expect(lobby.away).toBe(false);
    await vi.advanceTimersByTimeAsync(1000);
  }
  await vi.advanceTimersByTimeAsync(10);
  expect(lobby.games).toEqual([]);
  expect(lobby.away).toBe(false);
});

test("one that answers nothing is, and what comes back is seen within a second", async () => {
  answers = never;
  leave = lobby.visit();
  await vi.advanceTimersByTimeAsync(8100);
  expect(lobby.away).toBe(true);
  answers = (path) => Promise.resolve(said(path));
  await vi.advanceTimersByTimeAsync(1100);
  expect(lobby.away).toBe(false);
  expect(lobby.tables).toEqual(LISTS);
});

test("whoever cannot be reached is away at once; whoever refuses has answered", async () => {
  answers = () => Promise.reject(new TypeError("no such host"));
  await lobby.load();
  expect(lobby.away).toBe(true);
  answers = () => Promise.resolve(Response.json({ error: "slowly" }, { status: 429 }));
  await lobby.load();
  expect(lobby.away).toBe(false);
  answers = () => Promise.resolve(new Response("", { status: 502 })); // what stands before the house says so
  await lobby.load();
  expect(lobby.away).toBe(true);
});

test("the answer to what was asked last counts, however late another comes", async () => {
  const first = { name: "first" };
  const second = { name: "second" };
  const told = [first, first, second, second].map((game) => Response.json({ ...LISTS, games: [game] }));
  const waits = [300, 300, 10, 10];
  answers = () => later(told.shift()!, waits.shift()!);
  void lobby.load();
  void lobby.load();
  await vi.advanceTimersByTimeAsync(400);
  expect(lobby.games).toEqual([second]);
});
