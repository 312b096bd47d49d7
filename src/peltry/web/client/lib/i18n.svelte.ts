// Our own words in three languages. Games bring theirs from the server.
import cs from "../words/cs.json";
import en from "../words/en.json";
import fr from "../words/fr.json";
import { settings, type Language } from "./settings.svelte";

export type Word = keyof typeof en;
type Args = Record<string, string | number>;

const words: Record<Language, Record<Word, string>> = { en, fr, cs };

export const languages: { lang: Language; name: string }[] = [
  { lang: "en", name: "English" },
  { lang: "fr", name: "Français" },
  { lang: "cs", name: "Čeština" },
];

/**
 * Say a word in the chosen language. `{name}` is put in as it is; a word with plural forms is written
 * `one|few|other` (the forms its language has, in that order) and chosen by `{n}`.
 */
export function t(word: Word, args: Args = {}): string {
  const lang = settings.lang;
  let text = words[lang][word] ?? word;
  if (text.includes("|")) text = plural(text.split("|"), Number(args.n ?? 0), lang);
  return text.replace(/\{(\w+)\}/g, (_, name: string) => String(args[name] ?? ""));
}

function plural(forms: string[], n: number, lang: Language): string {
  const rule = new Intl.PluralRules(lang).select(n);
  const order = lang === "cs" ? ["one", "few", "other"] : ["one", "other"];
  const at = Math.max(0, order.indexOf(rule === "many" ? "other" : rule));
  return forms[Math.min(at, forms.length - 1)] ?? forms[0]!;
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
