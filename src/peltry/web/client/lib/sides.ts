// A side is known by colour, pattern and crest, never by colour alone.
const COLOURS = ["blue", "red", "green", "yellow", "white"] as const;

export type Colour = (typeof COLOURS)[number];

export function colour(side: number): Colour {
  return COLOURS[side] ?? "white";
}
