// A side is known by colour, pattern and crest, never by colour alone.
import { getContext, setContext } from "svelte";

const COLOURS = ["blue", "red", "green", "yellow", "white"] as const;
const WORN = Symbol("worn");

export type Colour = (typeof COLOURS)[number];

export function isColour(name: string | null | undefined): name is Colour {
  return COLOURS.includes(name as Colour);
}

/** What a side wears: as it was chosen at its table, else in the order of the house. */
export function colour(side: number, worn?: string[]): Colour {
  const own = worn?.[side];
  return isColour(own) ? own : (COLOURS[side] ?? "white");
}

/** Within this component sides wear the colours of one table. */
export function dress(worn: () => string[] | undefined): void {
  setContext(WORN, worn);
}

/** The colour of a side at the table around this component. */
export function dressed(): (side: number) => Colour {
  const worn = getContext<(() => string[] | undefined) | undefined>(WORN);
  return (side) => colour(side, worn?.());
}
