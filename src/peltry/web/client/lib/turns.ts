// The log by turns: what somebody did in one, told in full or in a line.
import { t } from "./i18n.svelte";
import type { GameEvent } from "./wire";

export interface Turn {
  key: number; // the number of its first event
  head: GameEvent | null; // what began it; what happened before any turn has none
  lines: GameEvent[]; // with the head, where that was something done
}

/** The log as it is told to whoever sits in this seat: "You hunt a lynx"; with -1, as it is told to everybody. */
export function toldTo(seat: number, log: GameEvent[]): GameEvent[] {
  return seat < 0 ? log : log.map((event) => (event.who === seat && event.you ? { ...event, text: event.you } : event));
}

/** Everybody's name, and "You" for whoever sits in this seat. */
export function namesTo(seat: number, names: string[]): string[] {
  return names.map((name, side) => (side === seat ? t("seat-me") : name));
}

/** A turn begins where the game says so, and so does a chapter: a season, a round. */
export function turns(log: GameEvent[]): Turn[] {
  const found: Turn[] = [];
  for (const event of log) {
    if (event.begins || !found.length) found.push({ key: event.n, head: event.begins ? event : null, lines: [] });
    if (!event.begins || event.brief) found.at(-1)!.lines.push(event);
  }
  return found;
}

/** What is said, and how many times in a row: five cards drawn unseen are one line. In a replay each move keeps its own. */
export function counted(lines: GameEvent[]): { event: GameEvent; times: number }[] {
  const found: { event: GameEvent; times: number }[] = [];
  for (const event of lines.filter(({ text }) => text)) {
    const last = found.at(-1);
    const same = last && last.event.text === event.text && last.event.move === event.move;
    if (same) last.times += 1;
    else found.push({ event, times: 1 });
  }
  return found;
}

/** The move after which all of a turn had happened. */
export function endOf(turn: Turn): number {
  return Math.max(0, ...[turn.head, ...turn.lines].map((event) => event?.move ?? 0));
}

/** Who did something in a turn, in their order: its owner, in a chapter perhaps several, -1 for nobody at the table. */
export function doersOf(turn: Turn): number[] {
  return [...new Set(turn.lines.filter((event) => event.brief).map((event) => event.who))];
}

/** Things done in a word or two, each once: what is gained adds up ("corn +2"), other things are counted ("yurt 3 ×2"). */
function summed(briefs: string[]): string[] {
  const found = new Map<string, number>();
  for (const brief of briefs) {
    const [, what, much] = /^(.+ \+)(\d+)$/u.exec(brief) ?? [brief, brief, 1];
    found.set(what!, (found.get(what!) ?? 0) + Number(much));
  }
  return [...found].map(([what, n]) => (what.endsWith(" +") ? what + n : n > 1 ? `${what} ×${n}` : what));
}

/**
 * "Clerk: landscape 7, wolverine, yurt 3", without a name where nobody at the table did it. A turn in which nothing was
 * done that has a short name ends in a sentence that says so: "Anna puts a marker on Hunt."
 */
export function briefly(turn: Turn, who: number, names: string[]): string {
  const owner = who < 0 && turn.head?.who === who ? turn.head : null; // one who is no player is called so by the head
  const told = turn.lines.filter((event) => event.who === who && event.brief && event !== owner);
  const what = summed(told.map(({ brief }) => brief!)).join(", ");
  const name = who < 0 ? (owner?.brief ?? "") : (names[who] ?? "");
  if (!what && who >= 0) return turn.lines.findLast((event) => event.who === who && event.text)?.text ?? name;
  return name && what ? t("turn-told", { name, what }) : name || what;
}

/** What the others did since a seat's last move: also within that very move, once it had passed the turn on. */
export function othersSince(log: GameEvent[], seat: number, last: number): GameEvent[] {
  const passed = log.find((event) => event.move === last && event.begins && event.who !== seat)?.n ?? Infinity;
  const since = log.filter((event) => event.who !== seat && ((event.move ?? 0) > last || event.n >= passed));
  return since.some((event) => event.who >= 0 || event.brief) ? since : []; // a new season alone is nobody's doing
}
