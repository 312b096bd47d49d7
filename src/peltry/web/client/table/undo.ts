// How far an undo goes back, in words.
import { t } from "../lib/i18n.svelte";
import type { TakenBack } from "../lib/wire";

/** "Anna ×1, Clerk 2 ×13": a name may end in a number. */
export function counted(takesBack: TakenBack[] | undefined, names: string[]): string {
  return (takesBack ?? []).map(({ who, n }) => `${names[who] ?? ""} ×${n}`).join(", ");
}

/** "Moves taken back: Anna ×1, Clerk 2 ×13." */
export function undoTakes(takesBack: TakenBack[] | undefined, names: string[]): string {
  return t("undo-takes", { what: counted(takesBack, names) });
}
