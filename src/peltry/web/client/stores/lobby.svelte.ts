// The lobby: games on the shelf and tables, looked up again every few seconds while the page is seen.
import { api, Refused } from "../lib/api";
import { settings } from "../lib/settings.svelte";
import type { GameFacts, TableLists } from "../lib/wire";

const PATIENCE = 8000; // so long an answer may take: a house that has just opened reads its games first
const EVERY = 4000;
const AGAIN = 1000; // while there is no answer: what comes back is seen at once

class LobbyStore {
  games = $state.raw<GameFacts[] | null>(null);
  tables = $state.raw<TableLists | null>(null);
  away = $state(false); // the server does not answer
  house = $state(""); // why nothing can be kept now
  notice = $state(""); // what the host would have everybody read
  private timer = 0;
  private visits = 0;
  private asked = 0;
  private round = 0;

  async load(): Promise<void> {
    const lang = settings.lang;
    const mine = (this.asked += 1);
    const patience = new AbortController();
    const timer = window.setTimeout(() => patience.abort(), PATIENCE);
    try {
      const asking = [api.games(lang, patience.signal), api.tables(lang, patience.signal)] as const;
      const [games, tables] = await Promise.all(asking);
      if (mine !== this.asked) return; // somebody asked again, maybe in another language
      this.games = games;
      this.tables = tables;
      this.away = false;
      this.house = tables.house ?? "";
      this.notice = tables.notice ?? "";
    } catch (error) {
      if (mine !== this.asked) return;
      this.house = error instanceof Refused ? error.house : "";
      const answered = error instanceof Refused && error.status < 500; // to wait a while, for one
      this.away = !this.house && !answered;
    } finally {
      clearTimeout(timer);
    }
  }

  private async look(): Promise<void> {
    clearTimeout(this.timer);
    const mine = (this.round += 1);
    if (document.visibilityState === "visible") await this.load();
    if (!this.visits || mine !== this.round) return;
    this.timer = window.setTimeout(() => void this.look(), this.away ? AGAIN : EVERY);
  }

  /** Keep the lobby fresh; returns how to stop. */
  visit(): () => void {
    this.visits += 1;
    const now = () => void this.look(); // the network came or went, or the page is seen again: look at once
    addEventListener("online", now);
    addEventListener("offline", now);
    document.addEventListener("visibilitychange", now);
    now();
    return () => {
      this.visits -= 1;
      removeEventListener("online", now);
      removeEventListener("offline", now);
      document.removeEventListener("visibilitychange", now);
      if (this.visits) return;
      clearTimeout(this.timer);
      this.away = false; // nobody looks
    };
  }
}

export const lobby = new LobbyStore();
