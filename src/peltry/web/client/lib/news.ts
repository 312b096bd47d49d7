// What has happened, for who listens: told once, however the log folds it. What I do myself is told sentence by sentence
// as it is done; what others do, a turn in a line, when it is over or I am asked something.
import { briefly, counted, doersOf, namesTo, toldTo, turns, type Turn } from "./turns";
import type { GameEvent } from "./wire";

export interface Listener {
  mine: number[]; // the seats at this screen
  names: string[];
  asked: boolean; // one of them, or the game is over: nothing waits any more
}

export interface News {
  lines: string[];
  upto: number; // the last event that was told, or is mine to know already
}

/** What is to be told after event `from`. */
export function news(log: GameEvent[], from: number, { mine, names, asked }: Listener): News {
  const me = mine.length === 1 ? mine[0]! : -1;
  const called = namesTo(me, names);
  const told: News = { lines: [], upto: Math.min(from, log.at(-1)?.n ?? from) }; // what was taken back was not told
  const theirs = (who: number) => who >= 0 && !mine.includes(who);
  const all = turns(toldTo(me, log));
  for (const turn of all) {
    const fresh = { ...turn, lines: turn.lines.filter(({ n }) => n > told.upto) };
    const newest = Math.max(turn.head?.n ?? 0, ...turn.lines.map(({ n }) => n));
    if (newest <= told.upto) continue;
    const own = fresh.lines.some(({ who }) => mine.includes(who)) && !fresh.lines.some(({ who }) => theirs(who));
    if (!own && !asked && turn === all.at(-1)) break; // it goes on
    const begun = turn.head && turn.head.n > told.upto && turn.head.begins === "chapter" && !turn.head.brief;
    told.lines.push(...(begun && turn.head!.text ? [turn.head!.text] : []), ...inLines(fresh, own, called));
    told.upto = newest;
  }
  return told;
}

function inLines(turn: Turn, own: boolean, names: string[]): string[] {
  const said = counted(turn.lines);
  const doers = doersOf(turn);
  if (own || said.length === 1 || !doers.length)
    return said.map(({ event, times }) => (times > 1 ? `${event.text} ×${times}` : event.text!));
  return doers.map((who) => briefly(turn, who, names));
}
