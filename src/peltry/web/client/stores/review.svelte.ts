// Looking back: what the others did since my last move, one step after another, on the same table.
import { tick } from "svelte";
import { api } from "../lib/api";
import { glide, places } from "../lib/flip";
import { seatTokens } from "../lib/secrets";
import { settings } from "../lib/settings.svelte";
import type { GameEvent, View } from "../lib/wire";
import type { LiveTable } from "./table.svelte";

export class Review {
  view = $state.raw<View | null>(null);
  at = $state(0);
  steps = $state.raw<number[]>([]);

  constructor(private readonly table: () => LiveTable) {}

  async begin(): Promise<void> {
    const moves = this.table().sinceLast.map((event) => event.move ?? 0);
    this.steps = [...new Set(moves)].filter((move) => move > 0).sort((a, b) => a - b);
    if (!this.steps.length) return;
    await this.lay(this.steps[0]! - 1);
    await this.go(0);
  }

  get events(): GameEvent[] {
    const move = this.steps[this.at];
    return this.table().log.filter((event) => event.move === move);
  }

  async go(at: number): Promise<void> {
    if (at < 0) return;
    if (at >= this.steps.length) return this.end();
    this.at = at;
    await this.lay(this.steps[at]!);
  }

  private async lay(move: number): Promise<void> {
    const table = this.table();
    const seat = table.view?.seat ?? -1;
    const tokens = seatTokens(table.id);
    const view = await api.replay(table.id, move, settings.lang, tokens[seat]);
    const before = places(document);
    this.view = { ...view, seat };
    await tick();
    glide(document, before, this.events.flatMap((event) => event.nodes ?? []));
  }

  async end(): Promise<void> {
    const before = places(document);
    this.view = null;
    await tick();
    glide(document, before);
  }
}
