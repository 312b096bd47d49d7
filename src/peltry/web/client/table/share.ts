// How far a move falls behind the best, in words.
import { t } from "../lib/i18n.svelte";
import type { HintedMove } from "../lib/wire";

const GAPS = { level: "hint-level", little: "hint-little", clear: "hint-clear", far: "hint-far" } as const;

export function behind({ gap, points, lost }: Pick<HintedMove, "gap" | "points" | "lost">): string {
  const word = t(GAPS[gap]);
  if (gap === "level") return word;
  const much = amount(points, lost);
  return much ? `${word} · ${much}` : word;
}

/** In points where the game is about them, else of the win; nothing where it rounds to nothing. */
function amount(points: number | undefined, lost: number): string {
  if (points !== undefined) return Math.round(points) ? t("hint-points", { n: Math.round(points) }) : "";
  return Math.round(100 * lost) ? t("hint-share", { n: Math.round(100 * lost) }) : "";
}
