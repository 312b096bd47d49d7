// A game being watched again: one moment at a time, fetched as a spectator or as one's own seat sees it.
import { tick } from "svelte";
import { api } from "../lib/api";
import { glide, places } from "../lib/flip";
import { settings } from "../lib/settings.svelte";
import type { GameEvent, Story, TableFacts, View } from "../lib/wire";
import { lookOf, wear } from "./looks.svelte";

export class Replay {
  facts = $state.raw<TableFacts | null>(null);
  view = $state.raw<View | null>(null);
  log = $state.raw<GameEvent[]>([]);
  chapter = $state.raw<Story["chapter"]>({});
  at = $state(0);
  of = $state(0);
  playing = $state(false);
  speed = $state(1);
  problem = $state("");
  trouble = $state(""); // why a moment cannot be shown
  touched = $state.raw<Set<string>>(new Set()); // pieces that the move just shown concerns
  private timer = 0;
  private moments = new Map<string, Promise<View>>();
  private wanted = 0;

  constructor(
    readonly id: string,
    first: number,
  ) {
    this.at = first;
  }

  async load(): Promise<void> {
    try {
      const lang = settings.lang;
      const [facts, log] = await Promise.all([api.table(this.id, lang), api.log(this.id, lang)]);
      this.facts = facts;
      this.of = facts.moves ?? 0; // a link may name a move that was taken back since
      this.log = log.events;
      this.chapter = log.chapter;
      void wear(lookOf(facts));
      await this.go(this.at, false);
    } catch (error) {
      this.problem = (error as Error).message;
    }
  }

  get events(): GameEvent[] {
    return this.log.filter((event) => event.move === this.at);
  }

  /** The moves at which turns, or only chapters, begin. */
  starts(what: "turn" | "chapter"): number[] {
    const begun = this.log.filter(({ begins }) => begins && (what === "turn" || begins === what));
    return [...new Set(begun.map((event) => event.move ?? 0))];
  }

  forth(what: "turn" | "chapter"): Promise<void> {
    return this.go(this.starts(what).find((move) => move > this.at) ?? this.of);
  }

  back(what: "turn" | "chapter"): Promise<void> {
    return this.go(this.starts(what).findLast((move) => move < this.at) ?? 0);
  }

  private moment(move: number): Promise<View> {
    const key = `${settings.lang} ${move}`;
    let known = this.moments.get(key);
    if (!known) {
      known = api.replay(this.id, move, settings.lang);
      known.catch(() => this.moments.delete(key));
      this.moments.set(key, known);
    }
    return known;
  }

  async go(move: number, moving = true): Promise<void> {
    const to = Math.max(0, this.of ? Math.min(move, this.of) : move);
    this.at = this.wanted = to;
    this.trouble = "";
    const view = await this.moment(to).catch((error: Error) => void (this.trouble = error.message));
    if (this.wanted !== to) return; // the thumb has gone on
    if (!view) {
      this.stop();
      this.at = this.view?.move ?? to;
      return;
    }
    const before = moving && this.view ? places(document) : null;
    this.touched = new Set(this.events.flatMap((event) => event.nodes ?? []));
    this.of = view.of ?? this.of;
    this.view = { ...view, version: view.version ?? to };
    history.replaceState(null, "", `#move=${to}`);
    await tick();
    if (before)
      glide(
        document,
        before,
        this.events.flatMap((event) => event.nodes ?? []),
      );
    if (to < this.of) void this.moment(to + 1); // the next one is ready when it is wanted
  }

  toggle(): void {
    if (this.playing) return this.stop();
    this.playing = true;
    if (this.at >= this.of) void this.go(0, false);
    this.next();
  }

  private next(): void {
    this.timer = window.setTimeout(async () => {
      if (this.at >= this.of) return this.stop();
      await this.go(this.at + 1);
      if (this.playing) this.next();
    }, 1100 / this.speed);
  }

  stop(): void {
    clearTimeout(this.timer);
    this.playing = false;
  }
}
