import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Guide } from "../client/stores/guide.svelte";
import type { LiveTable } from "../client/stores/table.svelte";
import { view } from "./making";

const pages = [{ text: "one" }, { text: "two" }, { text: "three" }];

function lesson(): LiveTable {
  return { id: "abc", view: view({ move: 4, lesson: { pages, before: 0, of: 3 } }) } as unknown as LiveTable;
}

beforeEach(() => localStorage.removeItem("peltry.lesson.abc"));
afterEach(() => vi.restoreAllMocks());

describe("a guided first game", () => {
  it("is come back to at the page that was read", () => {
    const table = lesson();
    const guide = new Guide(() => table);
    guide.turn(1);
    expect(guide.page).toBe(1);
    expect(new Guide(() => table).page).toBe(1);
  });

  it("stays left when it was left", () => {
    const table = lesson();
    new Guide(() => table).leave();
    expect(new Guide(() => table).waits).toBe(true);
  });

  it("is given in a window that keeps nothing, too", () => {
    for (const way of ["getItem", "setItem"] as const) {
      vi.spyOn(Storage.prototype, way).mockImplementation(() => {
        throw new Error("no storage here");
      });
    }
    const table = lesson();
    const guide = new Guide(() => table);
    guide.turn(1);
    expect(guide.page).toBe(1);
  });
});
