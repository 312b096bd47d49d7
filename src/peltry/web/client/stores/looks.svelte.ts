// A game's look, fetched once: its sheet of symbols and its stylesheet.
import { api } from "../lib/api";
import { addSheet, wearStyle } from "../lib/sprite";

export const looks = $state<{ ready: Record<string, boolean> }>({ ready: {} });

export async function wear(game: string): Promise<void> {
  const art = addSheet(game, () => api.art(game)).catch(() => undefined); // texts alone can still be played
  await Promise.all([art, wearStyle(game, api.styleAddress(game))]);
  looks.ready[game] = true;
}
