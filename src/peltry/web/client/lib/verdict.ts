// Who has won, in a word or two: for the end of a game and for the lobby's list of games that have ended.
import { list, t } from "./i18n.svelte";

export interface End {
  names: string[];
  winners: number[];
  players: number;
}

/** `mine` are the seats of whoever reads it; several people around one screen are called by their names. */
export function verdict({ names, winners, players }: End, mine: number[]): string {
  const you = mine.length === 1 ? mine[0] : -1;
  const name = (side: number) => names[side] ?? "";
  if (players === 1 && !winners.includes(0)) return you === 0 ? t("you-lost") : t("lost", { name: name(0) });
  if (!winners.length) return t("all-lost");
  if (winners.length === 1) return winners[0] === you ? t("you-win") : t("wins", { name: name(winners[0]!) });
  return winners.length < names.length ? t("draw-of", { names: list(winners.map(name)) }) : t("draw");
}
