// The lobby: games on the shelf and tables, looked up again every few seconds while the page is seen.
import { api, Refused } from "../lib/api";
import { settings } from "../lib/settings.svelte";
import type { GameFacts, TableLists } from "../lib/wire";

const PATIENCE = 3000; // so long an answer may take before we say that there is none

class LobbyStore {
  games = $state.raw<GameFacts[] | null>(null);
  tables = $state.raw<TableLists | null>(null);
  away = $state(false); // the server does not answer
  house = $state(""); // why nothing can be kept now
  notice = $state(""); // what the host would have everybody read
  private timer = 0;
  private visits = 0;

  async load(): Promise<void> {
    const lang = settings.lang;
    const patience = window.setTimeout(() => (this.away = true), PATIENCE);
    try {
      const [games, tables] = await Promise.all([api.games(lang), api.tables(lang)]);
      this.games = games;
      this.tables = tables;
      this.away = false;
      this.house = tables.house ?? "";
      this.notice = tables.notice ?? "";
    } catch (error) {
      this.house = error instanceof Refused ? error.house : "";
      this.away = !this.house;
    } finally {
      clearTimeout(patience);
    }
  }

  /** Keep the lobby fresh; returns how to stop. */
  visit(): () => void {
    this.visits += 1;
    const now = () => void this.load(); // the network came or went: look at once
    addEventListener("online", now);
    addEventListener("offline", now);
    now();
    clearInterval(this.timer);
    this.timer = window.setInterval(() => {
      if (document.visibilityState === "visible") void this.load();
    }, 4000);
    return () => {
      this.visits -= 1;
      removeEventListener("online", now);
      removeEventListener("offline", now);
      if (this.visits) return;
      clearInterval(this.timer);
      this.away = false; // nobody looks
    };
  }
}

export const lobby = new LobbyStore();
