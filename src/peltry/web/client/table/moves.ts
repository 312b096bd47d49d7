// The list of moves: grouped when it is long, chosen by number keys.
import type { Move } from "../lib/wire";

export interface Entry {
  key: string;
  title: string;
  moves: Move[];
}

/** The verbs by which games do nothing, or nothing more. They lie on no piece, and come after what can be done. */
const NOTHING = new Set(["pass", "done", "skip", "stop", "decline", "end", "enough", "stay"]);
export const doesNothing = ({ group }: Move): boolean => NOTHING.has(group ?? "");

/** Verbs by which one gets help for what is asked: that may be done besides, and comes after it. */
const BESIDES = new Set(["help"]);
const rank = (move: Move): number => (doesNothing(move) ? 2 : BESIDES.has(move.group ?? "") ? 1 : 0);

/** What is asked first, then what may be done besides, then doing nothing. */
export const inOrder = (moves: Move[]): Move[] => [...moves].sort((one, other) => rank(one) - rank(other));

const FLAT = 7; // this many moves fit without groups
const FEW = 3; // and this many beside a board that shows them too

/**
 * Moves one by one, or by group when there are many of them. A group without a title is named by its common words.
 * `shown`: the board above shows such a move as well, and a list of them would only hide a part of it.
 */
export function grouped(
  moves: Move[],
  titles: Record<string, string>,
  shown: (move: number) => boolean = () => false,
): Entry[] {
  const groups = new Map<string, Move[]>();
  for (const move of inOrder(moves)) groups.set(move.group ?? "", [...(groups.get(move.group ?? "") ?? []), move]);
  const single = (move: Move): Entry => ({ key: String(move.move), title: move.text, moves: [move] });
  const flat = moves.length <= FLAT || groups.size < 2;
  return [...groups].flatMap(([key, list]) => {
    const twice = list.length > FEW && !!titles[key] && list.every(({ move }) => shown(move));
    if (flat && !twice) return list.map(single);
    const title = titles[key] ?? commonWords(list.map((move) => move.text));
    return list.length < 2 || !title ? list.map(single) : [{ key: `group ${key}`, title, moves: list }];
  });
}

/** "Hunt the sable (2)", "Hunt the lynx (7)": "Hunt the …" */
function commonWords(texts: string[]): string {
  const first = texts[0]!.split(" ");
  let same = 0;
  while (same < first.length - 1 && texts.every((text) => text.split(" ")[same] === first[same])) same += 1;
  return same ? `${first.slice(0, same).join(" ")} …` : "";
}

const HALF = 32; // letters that half a phone's width takes in two lines; beside a bill fewer
const HALF_WITH_BILL = 16;

/** Which entries span both columns of a phone's list: the long ones, and a short one that has no neighbour. */
export function inColumns(entries: Entry[]): boolean[] {
  const long = entries.map(({ title, moves }) => {
    const priced = moves.length === 1 && !!moves[0]!.price?.length;
    return title.length > (priced ? HALF_WITH_BILL : HALF);
  });
  let paired = false; // the one before stands at the left and waits for its neighbour
  return long.map((spans, at) => {
    if (paired) paired = false;
    else if (!spans && long[at + 1] === false) paired = true;
    else return true;
    return false;
  });
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
