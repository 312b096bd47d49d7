import { t } from "../lib/i18n.svelte";
import type { GameFacts, TableFacts } from "../lib/wire";

export function playersText(game: GameFacts): string {
  const from = Math.min(...game.players);
  const to = Math.max(...game.players);
  return from === to ? t("players-exact", { n: from }) : t("players-range", { from, to });
}

/** Who else sits at a table, seen from one's own chair. */
export function company(table: TableFacts): string[] {
  const seats = table.seats.filter((seat) => !seat.mine && seat.name).map((seat) => seat.name!);
  return [...seats, ...(table.names ?? []).slice(table.seats.length)];
}
