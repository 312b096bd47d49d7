// My next turn, chosen move by move while others think: from the list, or from the pieces that light up for it.
import type { AheadMessage, Move, View } from "../lib/wire";
import type { LiveTable } from "./table.svelte";

export class Preparing {
  open = $state(false);
  chosen = $state.raw<Move[]>([]);

  constructor(private readonly table: () => LiveTable) {}

  private get moves(): number[] {
    return this.chosen.map(({ move }) => move);
  }

  /** What could come next; nothing until the server has answered what was chosen last. */
  get offer(): AheadMessage | null {
    const { ahead } = this.table();
    return ahead && String(ahead.chosen) === String(this.moves) ? ahead : null;
  }

  /** The table with what could be chosen lit on it. */
  get view(): View | null {
    const { view, foreseen } = this.table();
    const offer = this.open ? this.offer : null;
    if (!view || !offer?.moves?.length || offer.version !== view.version || !foreseen) return null;
    return { ...view, scene: foreseen, moves: offer.moves, groups: offer.groups };
  }

  ask(chosen: Move[]): void {
    this.open = true;
    this.chosen = chosen;
    this.table().lookAhead(this.moves);
  }

  add(move: number): void {
    const found = this.offer?.moves?.find((each) => each.move === move);
    if (found) this.ask([...this.chosen, found]);
  }

  keep(): void {
    this.open = false;
    this.table().prepare(this.moves);
  }
}
