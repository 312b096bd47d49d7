// Which of the panels is open: a tab in the side column, a sheet on a phone. Letters open them, too.
import { phone } from "../lib/device";
import type { PlainWord } from "../lib/i18n.svelte";
import { tip } from "../lib/tip.svelte";
import type { View } from "../lib/wire";
import { book, readAt } from "../stores/book.svelte";

export type Tab = "log" | "score" | "chat" | "rules" | "legend" | "players";

const ALL: { tab: Tab; icon: string; word: PlainWord; key: string }[] = [
  { tab: "log", icon: "ui-log", word: "what-happened", key: "l" },
  { tab: "score", icon: "ui-score", word: "scores", key: "s" },
  { tab: "chat", icon: "ui-chat", word: "chat", key: "c" },
  { tab: "rules", icon: "ui-book", word: "rules", key: "r" },
  { tab: "legend", icon: "ui-seal", word: "legend", key: "g" },
];

export class OpenPanel {
  tab = $state<Tab>("log");
  sheet = $state(false); // phone: the panel is up

  constructor(private readonly view: () => View) {}

  /** Those that there are: not every game is about points, or has a legend. */
  get tabs(): typeof ALL {
    return ALL.filter(({ tab }) => {
      if (tab === "score") return this.view().sources;
      return tab !== "legend" || !!book.rules?.symbols?.length;
    });
  }

  show(tab: Tab): void {
    this.tab = tab;
    this.sheet = true;
  }

  /** The one that is open is closed by choosing it again. */
  choose(tab: Tab): void {
    const again = this.tab === tab;
    this.sheet = !(this.sheet && again);
    this.tab = again && !phone.matches ? "log" : tab;
  }

  /** Make room to look at the table. */
  makeRoom(): void {
    this.sheet = false;
    if (!phone.matches) this.tab = "log";
  }

  key(event: KeyboardEvent): void {
    const writing = event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement;
    if (writing || event.ctrlKey || event.metaKey || event.altKey) return;
    const pressed = event.key.toLowerCase();
    const rule = tip.rect && pressed === "r" ? tip.rule : undefined; // of what is being pointed at
    if (rule) return readAt(rule.id);
    const found = ALL.find(({ key }) => key === pressed);
    const coming = found?.tab === "legend" && !book.rules && !book.missing; // its book is still being fetched
    if (found && (coming || this.tabs.includes(found))) this.choose(found.tab);
    else if (event.key === "Escape") this.makeRoom();
  }
}
