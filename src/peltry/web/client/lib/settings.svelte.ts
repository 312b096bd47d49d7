// What a person chose about the page. Remembered, and changeable at any moment.
import { kept } from "./secrets";

export type Language = "en" | "fr" | "cs";
export type Theme = "day" | "lamplight";
export type Pace = "quick" | "usual" | "calm";

/** How slowly bots move, 1 being as usual. */
export const PACES: Record<Pace, number> = { quick: 0, usual: 1, calm: 3 };

interface Settings {
  lang: Language;
  theme: Theme | "auto";
  sound: boolean;
  confirm: boolean; // ask before each move
  pace: Pace; // of bots
  passForced: boolean; // the only move there is makes itself
  name: string;
}

function browserLanguage(): Language {
  const spoken = navigator.languages.map((l) => l.slice(0, 2));
  return (spoken.find((l) => l === "en" || l === "fr" || l === "cs") as Language | undefined) ?? "en";
}

const first: Settings = {
  lang: browserLanguage(),
  theme: "auto",
  sound: false,
  confirm: false,
  pace: "usual",
  passForced: false,
  name: "",
};

export const settings = $state<Settings>({ ...first, ...kept.read<Partial<Settings>>("peltry.settings", {}) });

const dark = matchMedia("(prefers-color-scheme: dark)");

export function shownTheme(): Theme {
  if (settings.theme !== "auto") return settings.theme;
  return dark.matches ? "lamplight" : "day";
}

function dress(): void {
  const root = document.documentElement;
  root.dataset.theme = shownTheme();
  root.lang = settings.lang;
  const meta = document.querySelector('meta[name="theme-color"]');
  meta?.setAttribute("content", shownTheme() === "lamplight" ? "#26211d" : "#f7f0e1");
}

/** Change a setting, keep it, and dress the page anew. */
export function choose(change: Partial<Settings>): void {
  Object.assign(settings, change);
  kept.write("peltry.settings", $state.snapshot(settings));
  dress();
}

dark.addEventListener("change", dress);
dress();
