// Our own words in three languages, from the Fluent files that the server has too. Games bring theirs from the server.
import { FluentBundle, FluentResource } from "@fluent/bundle";
import clientCs from "../../../words/client.cs.ftl?raw";
import clientEn from "../../../words/client.en.ftl?raw";
import clientFr from "../../../words/client.fr.ftl?raw";
import sharedCs from "../../../words/shared.cs.ftl?raw";
import sharedEn from "../../../words/shared.en.ftl?raw";
import sharedFr from "../../../words/shared.fr.ftl?raw";
import { settings, type Language } from "./settings.svelte";
import type { Words } from "./words";

export type Word = keyof Words;
/** A word without places to fill in. */
export type PlainWord = { [W in Word]: [Words[W]] extends [never] ? W : never }[Word];

const texts: Record<Language, string[]> = {
  en: [sharedEn, clientEn],
  fr: [sharedFr, clientFr],
  cs: [sharedCs, clientCs],
};
const bundles = new Map<Language, FluentBundle>();

export const languages: { lang: Language; name: string }[] = [
  { lang: "en", name: "English" },
  { lang: "fr", name: "Français" },
  { lang: "cs", name: "Čeština" },
];

function bundle(lang: Language): FluentBundle {
  let found = bundles.get(lang);
  if (!found) {
    found = new FluentBundle(lang, { useIsolating: false });
    for (const text of texts[lang]) found.addResource(new FluentResource(text));
    bundles.set(lang, found);
  }
  return found;
}

/** Say a word in the chosen language. Its places are filled in, its plurals chosen, as Fluent does it. */
export function t(word: PlainWord): string;
export function t<W extends Word>(word: W, args: Record<Words[W], string | number>): string;
export function t(word: Word, args: Record<string, string | number> = {}): string {
  const spoken = bundle(settings.lang);
  const pattern = spoken.getMessage(word)?.value;
  return pattern ? spoken.formatPattern(pattern, args, []) : word;
}

/** How long ago, in words of the chosen language. */
export function ago(iso: string | undefined): string {
  if (!iso) return "";
  const seconds = (Date.parse(iso) - Date.now()) / 1000;
  const format = new Intl.RelativeTimeFormat(settings.lang, { numeric: "auto" });
  const size = Math.abs(seconds);
  if (size < 45) return t("now");
  if (size < 3600) return format.format(Math.round(seconds / 60), "minute");
  if (size < 86400) return format.format(Math.round(seconds / 3600), "hour");
  return format.format(Math.round(seconds / 86400), "day");
}

/** Names joined as the language joins them. */
export function list(names: string[]): string {
  return new Intl.ListFormat(settings.lang, { type: "conjunction" }).format(names);
}
