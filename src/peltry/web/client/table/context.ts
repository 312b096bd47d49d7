// What a piece on the table may ask: whether it can be chosen, what its moves say, what was just done.
import type { SceneNode, Why } from "../lib/wire";

export const TABLE = Symbol("table");

export interface AtTable {
  moves(node: SceneNode): number[];
  moveText(move: number): string;
  choose(id: string, moves: number[], element: HTMLElement): void;
  chosen(id: string): boolean;
  just(id: string): boolean;
  hint(moves: number[]): void;
  hinted(node: SceneNode): boolean;
  choosing(): boolean;
  offered(): number[]; // the moves in the order of their list, without doing nothing
  lies(move: number): string[]; // on which pieces
  version(): number;
  turn(): number; // changes when a turn begins
  why(moves: number[]): Promise<Why[]>; // why it can make none of them now
  lit(id: string): boolean; // a lesson speaks of it
  advised(id: string): boolean; // the Master would choose it
  explain(node: SceneNode): boolean; // a lesson is told instead of what else a click would do; false: it has no words
}

/** A table at which nothing can be chosen: pieces shown in a dialog. */
export const AT_REST: AtTable = {
  moves: () => [],
  moveText: () => "",
  choose: () => {},
  chosen: () => false,
  just: () => false,
  hint: () => {},
  hinted: () => false,
  choosing: () => false,
  offered: () => [],
  lies: () => [],
  version: () => 0,
  turn: () => 0,
  why: () => Promise.resolve([]),
  lit: () => false,
  advised: () => false,
  explain: () => false,
};
