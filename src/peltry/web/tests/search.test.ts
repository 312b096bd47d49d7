import { expect, test } from "vitest";
import { t } from "../client/lib/i18n.svelte";
import { families, holds, marked, wanted } from "../client/lib/search";
import { settings } from "../client/lib/settings.svelte";

const BOOK = [
  "Les canoës portent un cœur.",
  "La Vérole frappe qui commerce.",
  "Jurty stojí ve stepi. K jurtě se jezdí.",
];
const found = (what: string, others = "") => {
  const words = wanted(what, BOOK, others ? families(others) : []);
  return BOOK.filter((text) => holds(text, words));
};
const hits = (what: string, text: string, others = "") =>
  marked(text, wanted(what, BOOK, others ? families(others) : []))
    .filter(({ hit }) => hit)
    .map(({ text }) => text);

test("accents, capitals and ligatures do not matter", () => {
  expect(found("VEROLE")).toEqual([BOOK[1]]);
  expect(found("coeur canoes")).toEqual([BOOK[0]]);
});

test("what is looked for is marked in the text as it is written", () => {
  expect(hits("verole", BOOK[1]!)).toEqual(["Vérole"]);
  expect(hits("coeur", BOOK[0]!)).toEqual(["cœur"]);
  expect(marked(BOOK[0]!, wanted("", BOOK))).toEqual([{ text: BOOK[0], hit: false }]);
  const pieces = marked(BOOK[2]!, wanted("jurt", BOOK));
  expect(pieces.map(({ text }) => text).join("")).toBe(BOOK[2]);
  expect(pieces.filter(({ hit }) => hit)).toHaveLength(2);
});

test("an ending may be another one", () => {
  expect(found("jurtami")).toEqual([BOOK[2]]);
  expect(hits("jurtami", BOOK[2]!)).toEqual(["Jurt", "jurt"]);
  expect(found("commercer")).toEqual([BOOK[1]]);
  expect(found("jupiter")).toEqual([]); // not by any three letters
});

test("another word that means the same finds it, while it is typed too", () => {
  expect(found("variole")).toEqual([]);
  for (const typed of ["variole", "vari", "varioles"])
    expect(found(typed, "variole, vérole; or, argent")).toEqual([BOOK[1]]);
  expect(hits("variole", BOOK[1]!, "variole, vérole")).toEqual(["Vérole"]);
});

test("what the book does say is not widened by what means the same", () => {
  expect(found("canoës", "canoës, jurty")).toEqual([BOOK[0]]);
});

test("each language knows such words", () => {
  for (const [lang, looked, told] of [
    ["en", "money", "a coin"],
    ["fr", "variole", "la Vérole"],
    ["cs", "peníze", "dvě mince"],
  ] as const) {
    settings.lang = lang;
    expect(holds(told, wanted(looked, [told], families(t("other-words"))))).toBe(true);
  }
  settings.lang = "en";
});
