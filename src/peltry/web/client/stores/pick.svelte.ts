// What a person is pointing at: shared by the pieces on the table and the list of moves.
import { finger } from "../lib/device";
import { settings } from "../lib/settings.svelte";

interface Pick {
  node: string; // a piece with several moves was chosen: its popover is open
  moves: number[];
  about: string; // what it is: a finger cannot hover to read it
  rect: DOMRect | null;
  hinted: number[]; // moves under the pointer
  advised: number[]; // what the Master would do, or something else of what it weighed
}

export const pick = $state<Pick>({ node: "", moves: [], about: "", rect: null, hinted: [], advised: [] });

export function clearPick(): void {
  pick.node = "";
  pick.moves = [];
  pick.rect = null;
}

const THUMB = 40;

/** A thumb may have missed what is this small, and it cannot hover to read the price: say first what will be done. */
function easyToMiss({ width, height }: DOMRect): boolean {
  return finger.matches && Math.min(width, height) < THUMB;
}

/** Choose a piece: one move is made at once, several open a popover. */
export function choosePiece(id: string, moves: number[], element: HTMLElement, make: (move: number) => void): void {
  if (pick.node === id) return clearPick();
  const rect = element.getBoundingClientRect();
  if (moves.length === 1 && !settings.confirm && !easyToMiss(rect)) {
    clearPick();
    make(moves[0]!);
    return;
  }
  pick.node = id;
  pick.moves = moves;
  pick.about = finger.matches ? (element.dataset.tip ?? "") : "";
  pick.rect = rect;
}
