import { afterEach, describe, expect, it } from "vitest";
import { ago, list, t } from "../client/lib/i18n.svelte";
import { settings } from "../client/lib/settings.svelte";
import { troubleText } from "../client/lib/trouble";
import { counted, undoTakes } from "../client/table/undo";

afterEach(() => void (settings.lang = "en"));

describe("our words", () => {
  it("are said in the chosen language, with their places filled in", () => {
    expect(t("wins", { name: "Anna" })).toBe("Anna wins");
    settings.lang = "fr";
    expect(t("wins", { name: "Anna" })).toBe("Anna gagne");
    settings.lang = "cs";
    expect(t("wins", { name: "Anna" })).toBe("Vítězí Anna");
  });

  it("count as each language counts", () => {
    const said = (n: number) => t("move-count", { n });
    expect([said(1), said(2), said(5)]).toEqual(["1 move", "2 moves", "5 moves"]);
    settings.lang = "fr";
    expect([said(0), said(1), said(2)]).toEqual(["0 coup", "1 coup", "2 coups"]);
    settings.lang = "cs";
    expect([said(1), said(3), said(5)]).toEqual(["1 tah", "3 tahy", "5 tahů"]);
  });

  it("put no marks around what is filled in", () => {
    expect(t("nobody-waits", { game: "Stroganov" })).toBe("Nobody waits for Stroganov.");
  });

  it("say the house's troubles with the server's sentences, and an unknown one too", () => {
    expect(troubleText("full")).toMatch(/disk is full/);
    expect(troubleText("no such trouble")).toBe(t("trouble-disk"));
  });

  it("join names and tell times as the language does", () => {
    expect(list(["Anna", "Boris"])).toBe("Anna and Boris");
    expect(ago(new Date(Date.now() - 3 * 3600_000).toISOString())).toBe("3 hours ago");
    expect(ago(new Date().toISOString())).toBe(t("now"));
    expect(ago(undefined)).toBe("");
  });
});

describe("what an undo takes back", () => {
  const names = ["Anna", "Clerk 2"];

  it("is said by name and number, also of a name that ends in a number", () => {
    expect(
      counted(
        [
          { who: 0, n: 1 },
          { who: 1, n: 13 },
        ],
        names,
      ),
    ).toBe("Anna ×1, Clerk 2 ×13");
    expect(undoTakes([{ who: 0, n: 1 }], names)).toBe("Moves taken back: Anna ×1.");
  });

  it("is nothing where nothing is known", () => {
    expect(counted(undefined, names)).toBe("");
  });
});
