// A game's look, fetched once: its sheet of symbols and its stylesheet.
import { api } from "../lib/api";
import { addSheet, wearStyle } from "../lib/sprite";
import type { TableFacts } from "../lib/wire";

/** Whose look a table wears: one of earlier rules keeps the look of its time. */
export const lookOf = (facts: TableFacts): string => facts.edition ?? facts.game;

export const looks = $state<{ ready: Record<string, boolean> }>({ ready: {} });

export async function wear(game: string): Promise<void> {
  const art = addSheet(game, () => api.art(game)).catch(() => undefined); // texts alone can still be played
  await Promise.all([art, wearStyle(game, api.styleAddress(game))]);
  looks.ready[game] = true;
}
