// The rules reference of the game on the table: what a piece or a symbol means, where it is told, and where it lies.
import { api } from "../lib/api";
import type { Reference, Section, Symbol } from "../lib/wire";

interface Book {
  game: string;
  lang: string;
  rules: Reference | null;
  missing: boolean;
  at: string; // the section that is to be read
  asked: number; // changes when one is asked for
  shown: string; // the section whose pieces are lit on the table
}

export const book = $state<Book>({ game: "", lang: "", rules: null, missing: false, at: "", asked: 0, shown: "" });

/** Fetch a game's rules, once for each language. */
export function openBook(game: string, lang: string): void {
  if (book.game === game && book.lang === lang) return;
  if (book.game !== game) Object.assign(book, { rules: null, at: "" });
  Object.assign(book, { game, lang, missing: false, shown: "" });
  api.rules(game, lang).then(
    (rules) => book.game === game && book.lang === lang && (book.rules = rules),
    () => (book.missing = true),
  );
}

function idOfSection(piece: string): string {
  const pieces = book.rules?.pieces ?? {};
  const fitting = Object.keys(pieces).filter((start) => piece.startsWith(start));
  const longest = fitting.sort((a, b) => b.length - a.length)[0];
  return longest === undefined ? "" : pieces[longest]!;
}

/** The section of that name. */
export function sectionCalled(id: string | undefined): Section | undefined {
  return book.rules?.sections.find((section) => section.id === id);
}

/** The section that tells of a piece. */
export function sectionOf(piece: string): Section | undefined {
  return sectionCalled(idOfSection(piece));
}

/** What a picture means: its own line of the legend before one that only looks alike. */
export function symbolOf(art: string): Symbol | undefined {
  const symbols = book.rules?.symbols ?? [];
  return (
    symbols.find((symbol) => symbol.art === art) ??
    symbols.find((symbol) => symbol.also?.some((start) => art.startsWith(start)))
  );
}

export function readAt(section: string): void {
  book.at = section;
  book.asked += 1;
}

/** Whether a section tells of pieces that could lie on a table. */
export function hasPieces(section: string): boolean {
  return Object.values(book.rules?.pieces ?? {}).includes(section);
}

const LOOK = 6000; // so long the pieces stay lit, unless something is done before
let timer = 0;

export function showOnTable(section: string): void {
  book.shown = section;
  clearTimeout(timer);
  timer = window.setTimeout(lookedAt, LOOK);
}

/** What was shown is seen: something is done at the table, or it has been lit long enough. */
export function lookedAt(): void {
  clearTimeout(timer);
  book.shown = "";
}

/** Whether the section that is being shown speaks of this piece. */
export function isShown(piece: string): boolean {
  return !!book.shown && idOfSection(piece) === book.shown;
}
