// Looking back: what the others did since my last move, one turn after another, on the same table.
import { tick } from "svelte";
import { api } from "../lib/api";
import { glide, places } from "../lib/flip";
import { seatTokens } from "../lib/secrets";
import { settings } from "../lib/settings.svelte";
import { endOf, turns, type Turn } from "../lib/turns";
import type { GameEvent, View } from "../lib/wire";
import type { LiveTable } from "./table.svelte";

export class Review {
  view = $state.raw<View | null>(null);
  at = $state(0);
  steps = $state.raw<Turn[]>([]);
  private asked = 0; // tables so far: one that comes after a later wish is not laid

  constructor(private readonly table: () => LiveTable) {}

  async begin(): Promise<void> {
    const { sinceLast, view } = this.table();
    this.steps = turns(sinceLast).filter((turn) => turn.lines.length);
    if (!this.steps.length) return;
    // An automa plays within my own move: then the table is laid as it was before that.
    const laid = await this.lay(Math.min(view?.myLast ?? 0, endOf(this.steps[0]!) - 1));
    if (laid) await this.go(0);
  }

  get turn(): Turn | undefined {
    return this.steps[this.at];
  }

  get events(): GameEvent[] {
    return this.turn?.lines ?? [];
  }

  async go(at: number): Promise<void> {
    if (at < 0) return;
    if (at >= this.steps.length) return this.end();
    this.at = at;
    await this.lay(endOf(this.steps[at]!));
  }

  /** Whether the table was laid as it was then. */
  private async lay(move: number): Promise<boolean> {
    const table = this.table();
    const seat = table.view?.seat ?? -1;
    const tokens = seatTokens(table.id);
    const asked = ++this.asked;
    const view = await api
      .replay(table.id, move, settings.lang, tokens[seat])
      .catch((error: Error) => table.say(error.message));
    if (!view || asked !== this.asked) return false;
    const before = places(document);
    this.view = { ...view, seat };
    await tick();
    glide(
      document,
      before,
      this.events.flatMap((event) => event.nodes ?? []),
    );
    return true;
  }

  async end(): Promise<void> {
    this.asked += 1;
    const before = places(document);
    this.view = null;
    await tick();
    glide(document, before);
  }
}
