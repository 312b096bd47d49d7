// Searching a text as people search: accents and capitals do not matter, an ending may be another one, and what the
// book calls by another word is found by that.

interface Folded {
  plain: string;
  from: number[]; // where each of its letters stands in the text
}

const LIGATURES: Record<string, string> = { œ: "oe", æ: "ae", ß: "ss", "’": "'" };
const SHORTEST = 4; // letters that a word keeps when its ending is left out
const ENDING = 3;

function folded(text: string): Folded {
  const from: number[] = [];
  let plain = "";
  let at = 0;
  for (const letter of text) {
    const bare = letter.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
    const said = LIGATURES[bare] ?? bare;
    for (let n = 0; n < said.length; n += 1) from.push(at);
    plain += said;
    at += letter.length;
  }
  return { plain, from };
}

export const plain = (text: string): string => folded(text).plain;

/** "smallpox, pox; coin, money": words that mean the same, or as much of them as their forms share. */
export function families(said: string): string[][] {
  const parts = (text: string, mark: string) => text.split(mark).map((part) => part.trim());
  return parts(plain(said), ";").map((family) => parts(family, ","));
}

const akin = (one: string, other: string) =>
  one === other || (Math.min(one.length, other.length) >= SHORTEST && (one.startsWith(other) || other.startsWith(one)));

/** What to look for in a book (plain) when somebody looks for this word: itself, else others that mean it, else its stem. */
function meant(word: string, book: string, families: string[][]): string[] {
  if (book.includes(word)) return [word];
  const others = families.filter((family) => family.some((each) => akin(word, each))).flat();
  const known = others.filter((other) => book.includes(other));
  if (known.length) return known;
  const least = Math.max(SHORTEST, word.length - ENDING);
  for (let end = word.length - 1; end >= least; end -= 1)
    if (book.includes(word.slice(0, end))) return [word.slice(0, end)];
  return [word];
}

/** For each word that is looked for, what may stand for it in these texts. */
export function wanted(what: string, texts: string[], families: string[][] = []): string[][] {
  const book = plain(texts.join("\n"));
  const words = plain(what).split(/\s+/).filter(Boolean);
  return words.map((word) => meant(word, book, families));
}

export function holds(text: string, words: string[][]): boolean {
  const here = plain(text);
  return words.every((word) => word.some((each) => here.includes(each)));
}

export interface Piece {
  text: string;
  hit: boolean;
}

/** A text cut into what was looked for and what stands between. */
export function marked(text: string, words: string[][]): Piece[] {
  const { plain: bare, from } = folded(text);
  const hit = new Array<boolean>(text.length).fill(false);
  for (const each of words.flat())
    for (let at = bare.indexOf(each); at >= 0; at = bare.indexOf(each, at + each.length))
      hit.fill(true, from[at], from[at + each.length] ?? text.length);
  const pieces: Piece[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const last = pieces.at(-1);
    if (last && last.hit === hit[at]) last.text += text[at];
    else pieces.push({ text: text[at]!, hit: hit[at]! });
  }
  return pieces;
}
