// The list of moves: grouped when it is long, chosen by number keys.
import type { Move } from "../lib/wire";

export interface Entry {
  key: string;
  title: string;
  moves: Move[];
}

const FLAT = 12; // this many moves fit without groups

/** Moves one by one, or by group when there are many of them. */
export function grouped(moves: Move[], titles: Record<string, string>): Entry[] {
  const single = (move: Move): Entry => ({ key: String(move.move), title: move.text, moves: [move] });
  const groups = new Map<string, Move[]>();
  for (const move of moves) groups.set(move.group ?? "", [...(groups.get(move.group ?? "") ?? []), move]);
  const named = [...groups.keys()].every((key) => groups.get(key)!.length === 1 || key in titles);
  if (moves.length <= FLAT || groups.size < 2 || !named) return [...groups.values()].flat().map(single);
  return [...groups].map(([key, list]) =>
    list.length === 1 ? single(list[0]!) : { key: `group ${key}`, title: titles[key]!, moves: list },
  );
}

/** Digits choose: at once when no longer number could be meant, else after a short wait. */
export function numberKeys(count: () => number, choose: (at: number) => void): (event: KeyboardEvent) => void {
  let typed = "";
  let timer = 0;
  const settle = () => {
    const at = Number(typed) - 1;
    typed = "";
    if (at >= 0 && at < count()) choose(at);
  };
  return (event) => {
    if (!/^[0-9]$/.test(event.key)) return;
    event.preventDefault();
    clearTimeout(timer);
    typed += event.key;
    if (Number(typed) * 10 > count() || typed.length > 2) settle();
    else timer = window.setTimeout(settle, 650);
  };
}
