// A table being laid: what will be asked of the server.
import { settings } from "../lib/settings.svelte";
import { isColour } from "../lib/sides";
import type { GameFacts, GameOption, NewTable, Preset, SeatKind } from "../lib/wire";

export interface DraftSeat {
  kind: SeatKind;
  bot: string;
  name: string; // of somebody who shares this screen
}

export class Draft {
  players = $state(0);
  seats = $state<DraftSeat[]>([]);
  chosen = $state<Record<string, string | string[]>>({});
  open = $state(false);
  minutes = $state("");
  hints = $state(false); // for everybody, though others play
  name = $state(settings.name);

  /** `wish` comes from the lobby: alone, open, or nothing. */
  constructor(
    readonly game: GameFacts,
    wish: string,
  ) {
    const most = Math.max(...game.players);
    const few = game.players.find((n) => n >= 2) ?? most;
    this.open = wish === "open";
    this.setPlayers(wish === "alone" && game.players.includes(1) ? 1 : wish === "open" ? Math.min(3, most) : few);
    if (wish === "open") this.seats.forEach((seat, at) => at && (seat.kind = "open"));
  }

  private get defaultBot(): string {
    const { bots } = this.game;
    return (bots.find((bot) => bot.gentle) ?? bots.at(-1))?.name ?? "";
  }

  setPlayers(players: number): void {
    const kind: SeatKind = this.game.bots.length ? "bot" : "open";
    this.players = players;
    this.seats = Array.from(
      { length: players },
      (_, at) => this.seats[at] ?? { kind: at ? kind : "human", bot: this.defaultBot, name: "" },
    );
  }

  setSeat(at: number, change: Partial<DraftSeat>): void {
    this.seats[at] = { ...this.seats[at]!, ...change };
  }

  /** What each seat has of an option of which every seat has its own. */
  valuesOf(option: GameOption): string[] {
    const chosen = [this.chosen[option.name] ?? []].flat().slice(0, this.players);
    const left = option.values.map(({ value }) => value).filter((value) => !chosen.includes(value));
    const rest = option.different ? left : Array<string>(this.players).fill(option.default);
    return [...chosen, ...rest].slice(0, this.players);
  }

  /** A seat takes a value; where no two have the same, whoever had it gets in exchange what this one had. */
  setValue(option: GameOption, at: number, value: string): void {
    const values = this.valuesOf(option);
    const other = option.different ? values.indexOf(value) : -1;
    if (other >= 0) values[other] = values[at]!;
    values[at] = value;
    this.chosen[option.name] = values;
  }

  setOption(name: string, value: string): void {
    this.chosen[name] = value;
  }

  /** The colours of the seats, where a game lets them be chosen. */
  get colours(): string[] | undefined {
    const option = this.options.find(({ different, values }) => different && values.every((v) => isColour(v.value)));
    return option && this.valuesOf(option);
  }

  /** Choose a preset's options, or theirs by default when it was chosen already. */
  pickPreset(preset: Preset): void {
    const undo = this.wears(preset);
    for (const option of this.game.options) {
      const value = preset.options[option.name];
      if (value != null) this.chosen[option.name] = undo ? option.default : value;
    }
  }

  wears(preset: Preset): boolean {
    return this.options.every((option) => {
      const value = preset.options[option.name];
      return value == null || (this.chosen[option.name] ?? option.default) === value;
    });
  }

  get hasOpen(): boolean {
    return this.seats.some((seat) => seat.kind === "open");
  }

  get automas(): string[] {
    return this.game.automas?.[this.players] ?? [];
  }

  /** Options that mean something with this many players. */
  get options(): GameOption[] {
    return this.game.options.filter((o) => o.values.length > 1 && (o.solo == null || o.solo === (this.players === 1)));
  }

  /** What is not as usual: each changed option with its value. */
  get changes(): { title: string; value: string }[] {
    return this.options.flatMap((option) => {
      const chosen = option.perSeat ? this.valuesOf(option) : [this.chosen[option.name] ?? option.default].flat();
      const usual = option.different ? option.values.map(({ value }) => value) : chosen.map(() => option.default);
      if (chosen.every((value, at) => value === usual[at])) return [];
      const titles = chosen.map((value) => option.values.find((known) => known.value === value)?.title ?? value);
      return [{ title: option.title, value: [...new Set(titles)].join(", ") }];
    });
  }

  /** A bot sits under its title in the language of whoever lays the table. */
  private nameOf(seat: DraftSeat, at: number, name: string, another: (n: number) => string): string | null {
    if (seat.kind === "bot") return this.game.bots.find((bot) => bot.name === seat.bot)?.title ?? null;
    if (seat.kind === "open") return null;
    return at ? seat.name.trim() || another(at + 1) : name;
  }

  table(name: string, another: (n: number) => string): NewTable {
    const changed = this.options.filter((option) => this.chosen[option.name] !== undefined);
    return {
      game: this.game.name,
      players: this.players,
      options: Object.fromEntries(
        changed.map((option) => [option.name, option.perSeat ? this.valuesOf(option) : this.chosen[option.name]!]),
      ),
      seats: this.seats.map((seat) => (seat.kind === "bot" ? { kind: "bot", bot: seat.bot } : { kind: seat.kind })),
      names: this.seats.map((seat, at) => this.nameOf(seat, at, name, another)),
      open: this.open,
      minutes: this.minutes && this.hasOpen ? Number(this.minutes) : null,
      ...(this.hints && this.hasOpen ? { hints: true } : {}),
    };
  }
}
