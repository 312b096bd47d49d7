// How a finished game went: asked of the house, which needs some seconds for it, and says how far it is.
import { api } from "../lib/api";
import { settings } from "../lib/settings.svelte";
import type { Analysis, Lapse } from "../lib/wire";

const PAUSE = 700; // until we ask again

export class Analysing {
  asked = $state(false);
  progress = $state(0);
  found = $state.raw<Analysis | null>(null);
  trouble = $state("");
  private timer = 0;
  private spoken = "";

  constructor(private readonly id: string) {}

  async ask(): Promise<void> {
    this.asked = true;
    this.trouble = "";
    const lang = (this.spoken = settings.lang);
    try {
      const { progress, analysis } = await api.analysis(this.id, lang);
      if (!this.asked || this.spoken !== lang) return;
      this.progress = progress;
      if (analysis) this.found = analysis;
      else this.timer = window.setTimeout(() => void this.ask(), PAUSE);
    } catch (error) {
      this.trouble = (error as Error).message;
      this.asked = false;
    }
  }

  /** Another language: its moves are said anew. */
  speak(): void {
    if (this.asked && this.spoken !== settings.lang) {
      clearTimeout(this.timer);
      void this.ask();
    }
  }

  /** What was let go with the next move. */
  lapseAt(move: number): Lapse | undefined {
    return this.found?.lapses.find(({ at }) => at === move);
  }

  /** What each side could expect after so many moves, by the last moment that was judged. */
  sharesAt(move: number): number[] {
    const { at = [], shares = [] } = this.found ?? {};
    return (
      shares[
        Math.max(
          0,
          at.findLastIndex((known) => known <= move),
        )
      ] ?? []
    );
  }

  stop(): void {
    clearTimeout(this.timer);
    this.asked = false;
  }
}
