// What keeps the house from keeping anything, said in the reader's language.
import { t, type PlainWord } from "./i18n.svelte";

export const IN_TROUBLE = 4503; // a socket closed with this names the trouble in its reason

const words: Record<string, PlainWord> = {
  full: "trouble-full",
  readonly: "trouble-readonly",
  disk: "trouble-disk",
  unreachable: "trouble-unreachable",
  taken: "trouble-taken",
  damaged: "trouble-damaged",
  resting: "trouble-resting",
};

export function troubleText(kind: string): string {
  return t(words[kind] ?? "trouble-disk");
}
