// One live table: the line to the server, the view shown, the log, the chat. Views are shown one after another.
import { tick } from "svelte";
import { glide, places } from "../lib/flip";
import { t } from "../lib/i18n.svelte";
import { notify } from "../lib/notify";
import { Parts } from "../lib/parts";
import { guestSecret, randomHex, seatTokens } from "../lib/secrets";
import { PACES, settings } from "../lib/settings.svelte";
import { Line, tableAddress } from "../lib/socket";
import { play } from "../lib/sound";
import { othersSince } from "../lib/turns";
import type {
  AheadMessage,
  Ask,
  ChatLine,
  FromServer,
  GameEvent,
  HintMessage,
  SceneNode,
  TableFacts,
  ToServer,
  View,
  Why,
} from "../lib/wire";

const PAUSE = 240; // between two moves of others, so that one sees both
const TOO_MANY = 6; // views waiting: catch up instead of telling each
const MOST_ASKED = 32; // moves of one piece
const FORCED = 500; // before the only move there is makes itself, so that one sees it

export class LiveTable {
  facts = $state.raw<TableFacts | null>(null);
  view = $state.raw<View | null>(null);
  log = $state.raw<GameEvent[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  unread = $state(0);
  line = $state<{ up: boolean; retryAt: number; why: string }>({ up: true, retryAt: 0, why: "" });
  ask = $state.raw<Ask | null>(null);
  notice = $state("");
  sent = $state(false); // a move is on its way
  handover = $state(-1); // hot-seat: the seat that must take the screen
  skipping = $state(false); // the bots hurry until it is my turn
  undoing = $state(false); // "take it back?" is being asked
  ahead = $state.raw<AheadMessage | null>(null); // what could be prepared, after what has been chosen
  foreseen = $state.raw<SceneNode | null>(null); // the table with that lit
  hint = $state.raw<HintMessage | "asked" | null>(null); // what the Master would do
  stage: HTMLElement | null = null;

  private link: Line;
  private parts = new Parts();
  private queue: View[] = [];
  private busy = false;
  private eyes: number | undefined;
  private heardTalk = false;
  private wentBack = false; // the last step was an undo: then nothing makes itself
  private forced = 0;
  private passed: View | null = null; // not laid: what is meant there is on its way
  private whys = new Map<string, { told: Promise<Why[]>; tell: (whys: Why[]) => void }>(); // asked at this version
  private veiled = false; // the next view comes behind the curtain

  constructor(readonly id: string) {
    this.link = new Line(tableAddress(id), {
      onMessage: (message) => this.hear(message),
      onLine: (state, retryAt, why) => (this.line = { up: state === "up", retryAt, why }),
      hello: () => this.hello(),
    });
  }

  private hello(): ToServer {
    const last = this.queue.at(-1) ?? this.view;
    const tokens = [...Object.values(seatTokens(this.id)), guestSecret()]; // the guest opens its seats without a token too
    const seen = last ? last.version : -1;
    return {
      do: "hello",
      tokens,
      lang: settings.lang,
      seen,
      pace: this.pace,
      ...(this.eyes === undefined ? {} : { seat: this.eyes }),
    };
  }

  /** Say who we are again: after joining or leaving a seat. */
  greet(): void {
    this.link.send({ ...this.hello(), seen: -1 } as ToServer);
  }

  private hear(message: FromServer): void {
    if (message.is === "view") {
      this.queue.push(this.parts.whole(message));
      void this.show();
    } else if (message.is === "table") this.facts = message;
    else if (message.is === "chat") this.heardChat(message.lines);
    else if (message.is === "ask") this.ask = message;
    else if (message.is === "answer") {
      if (!message.yes && this.ask && this.ask.who === this.view?.seat) this.say(t("undo-refused"));
      this.ask = null;
    } else if (message.is === "error") {
      this.sent = this.veiled = false;
      if (this.hint === "asked") this.hint = null;
      this.say(message.text);
      if (this.passed) this.standBefore(this.passed);
    } else if (message.is === "ahead") {
      this.ahead = message;
      this.foreseen = this.parts.scene(message.moves ?? []);
    } else if (message.is === "why") this.whys.get(String(message.moves))?.tell(message.whys);
    else if (message.is === "hint") this.hint = message;
    else if (message.is === "done") this.sent = false;
  }

  private heardChat(lines: ChatLine[]): void {
    const known = new Set(this.chat.map((line) => line.n));
    const fresh = lines.filter((line) => !known.has(line.n));
    const first = !this.heardTalk; // what was said before we came
    this.heardTalk = true;
    this.chat = [...this.chat, ...fresh].sort((a, b) => a.n - b.n);
    if (first || !fresh.length) return;
    this.unread += fresh.length;
    play("chat");
  }

  say(text: string): void {
    this.notice = text;
    window.setTimeout(() => {
      if (this.notice === text) this.notice = "";
    }, 5000);
  }

  private async show(): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    while (this.queue.length) {
      const view = this.queue.shift()!;
      this.keepEvents(view);
      if (this.isMeant(view) && this.follow(view)) continue;
      const behind = this.queue.length >= (this.pace ? TOO_MANY : 1);
      const quick = behind || document.hidden || !this.view || !this.stage;
      const took = await this.lay(view, quick);
      if (this.queue.length && !quick) await new Promise((done) => window.setTimeout(done, took + PAUSE));
    }
    this.busy = false;
  }

  private keepEvents(view: View): void {
    const fresh = view.events ?? [];
    const from = view.keep ?? fresh[0]?.n ?? Infinity;
    this.log = [...this.log.filter((event) => event.n < from), ...fresh];
  }

  /** Put a view on the table and let what moved glide. */
  private async lay(view: View, quick: boolean): Promise<number> {
    const old = this.view;
    // Other eyes see another board before them: nothing has moved, the chair has.
    const before = quick || (old && old.seat !== view.seat) ? null : places(document);
    this.sent = false;
    this.passed = null;
    if (old?.version !== view.version || old.lang !== view.lang) this.whys.clear();
    this.view = view;
    this.mindSeats(view);
    if (this.undoing && old?.version !== view.version) this.playOn(); // it was about another moment
    await tick();
    const took = before
      ? glide(
          document,
          before,
          (view.events ?? []).flatMap((e) => e.nodes ?? []),
        )
      : 0;
    this.ring(old, view);
    this.mindPace(old, view);
    return took;
  }

  private get pace(): number {
    return this.skipping ? 0 : PACES[settings.pace];
  }

  /** Tell the server how slowly its bots should move. */
  keepPace(): void {
    this.link.send({ do: "pace", pace: this.pace });
  }

  skip(): void {
    this.skipping = true;
    this.keepPace();
  }

  private mindPace(old: View | null, view: View): void {
    if (this.skipping && (view.over || (view.mySeats ?? []).includes(view.toPlay))) {
      this.skipping = false;
      this.keepPace();
    }
    if (old && view.move !== old.move) this.wentBack = (view.move ?? 0) < (old.move ?? 0);
    clearTimeout(this.forced);
    const only = view.moves?.length === 1 ? view.moves[0]!.move : null;
    const taught = !!view.lesson; // there one does it oneself
    if (only === null || !settings.passForced || taught || this.wentBack || this.handover >= 0 || this.queue.length)
      return;
    this.forced = window.setTimeout(() => this.view?.version === view.version && this.move(only), FORCED);
  }

  /** Whether this seat's move before was made for the sake of the one that follows it. Undone, it is asked about. */
  private isMeant(view: View): boolean {
    const old = this.passed ?? this.view;
    const mine = old?.seat === view.seat && old.toPlay === view.seat && view.toPlay === view.seat;
    const next = (view.move ?? 0) === (old?.move ?? 0) + 1;
    const taught = view.lesson && view.lesson.move !== view.follows;
    return view.follows !== undefined && mine && next && !taught && !this.queue.length;
  }

  /** Make it without putting its question on the table, where it would only flash by. */
  private follow(view: View): boolean {
    this.sent = this.link.send(this.moving(view, view.follows!));
    this.passed = this.sent ? view : null;
    return this.sent;
  }

  /** It could not be made: then it is asked about after all. */
  private standBefore(view: View): void {
    this.queue.push({ ...view, follows: undefined });
    void this.show();
  }

  /** Hot-seat: the next person takes the screen, behind a curtain where the game has secrets. */
  private mindSeats(view: View): void {
    const mine = view.mySeats ?? [];
    const next = view.toPlay;
    const veiled = this.veiled;
    this.veiled = false;
    if (veiled && !view.over && mine.includes(next)) {
      this.handover = next;
      return;
    }
    if (view.over || next === view.seat || !mine.includes(next)) {
      this.handover = -1;
      return;
    }
    if (view.secrets && mine.length > 1) this.handover = next;
    else this.takeScreen(next);
  }

  takeScreen(seat: number): void {
    this.eyes = seat;
    this.link.send({ do: "seat", seat });
    this.handover = -1;
  }

  private ring(old: View | null, view: View): void {
    const mine = view.toPlay === view.seat && view.seat >= 0 && !view.over;
    if (view.over && old && !old.over) play("end");
    else if (mine && old && old.toPlay !== view.toPlay) {
      play("turn");
      notify(this.facts?.title ?? "Peltry", view.decision ?? t("your-turn"), this.id);
    } else if (old && (view.move ?? 0) > (old.move ?? 0)) play("knock");
  }

  // What the page asks.

  get myTurn(): boolean {
    const view = this.view;
    return !!view && view.seat >= 0 && view.toPlay === view.seat && !view.over && !!view.moves?.length;
  }

  /** The seat of the one who reads; -1 where nobody sits, or several share the screen. */
  get me(): number {
    return this.view?.mySeats?.length === 1 ? this.view.seat : -1;
  }

  /** What the others did since this seat's last move. */
  get sinceLast(): GameEvent[] {
    const view = this.view;
    return view && view.seat >= 0 ? othersSince(this.log, view.seat, view.myLast ?? 0) : [];
  }

  /** The pieces they touched. */
  get justDone(): Set<string> {
    return new Set(this.sinceLast.flatMap((event) => event.nodes ?? []));
  }

  /** Why a piece can make none of these moves now; nothing is said while another is to play. */
  why(moves: number[]): Promise<Why[]> {
    const view = this.view;
    if (!view || !this.myTurn || !moves.length) return Promise.resolve([]);
    const asked = moves.slice(0, MOST_ASKED);
    const known = this.whys.get(String(asked));
    if (known) return known.told;
    let tell: (whys: Why[]) => void = () => {};
    const told = new Promise<Why[]>((done) => (tell = done));
    this.whys.set(String(asked), { told, tell });
    this.link.send({ do: "why", seat: view.seat, moves: asked, version: view.version });
    return told;
  }

  // What a person does.

  move(move: number): void {
    const view = this.view;
    if (!view || this.sent || !this.myTurn) return;
    this.sent = this.link.send(this.moving(view, move));
    if (!this.sent) this.say(t("line-down"));
  }

  private moving(view: View, move: number): ToServer {
    return { do: "move", seat: view.seat, move, version: view.version, key: randomHex(8) };
  }

  /** What would the Master do in my place? */
  askHint(): void {
    const view = this.view;
    if (!view || !this.myTurn || this.hint === "asked") return;
    if (this.link.send({ do: "hint", seat: view.seat, version: view.version })) this.hint = "asked";
    else this.say(t("line-down"));
  }

  /** What the Master said of this very view. */
  toldFor(view: View): HintMessage | null {
    const hint = this.hint;
    return hint && hint !== "asked" && hint.version === view.version && hint.seat === view.seat ? hint : null;
  }

  /** Several people at this screen, with something to hide from each other. */
  private get curtained(): boolean {
    return !!this.view?.secrets && (this.view.mySeats?.length ?? 0) > 1;
  }

  /** Take the last move back: at once if nobody has learned or done anything since, else it is asked about first. */
  undo(): void {
    if (this.view?.looked) this.undoing = true;
    else this.takeBack();
  }

  /** Around a screen that others look at too, one's own hand comes back behind the curtain: nobody looks twice. */
  takeBack(): void {
    const view = this.view;
    this.undoing = false;
    if (!view || !this.link.send({ do: "undo", seat: view.seat, version: view.version })) return;
    this.veiled = this.curtained && (!!view.looked || this.handover >= 0);
    if (this.veiled) this.handover = view.seat;
  }

  /** Rather not. */
  playOn(): void {
    this.undoing = false;
    if (this.curtained) this.handover = this.view?.seat ?? -1;
  }

  agree(yes: boolean): void {
    this.ask = null;
    this.link.send({ do: "agree", yes });
  }

  /** What could be chosen when my turn comes, after these moves? */
  lookAhead(moves: number[]): void {
    if (this.view) this.link.send({ do: "ahead", seat: this.view.seat, moves });
  }

  /** Moves that make themselves when my turn comes; none drops them. On my turn they are made at once. */
  prepare(moves: number[]): void {
    const view = this.view;
    this.ahead = null;
    if (view && !this.link.send({ do: "prepare", seat: view.seat, moves, version: view.version }))
      this.say(t("line-down"));
  }

  /** As the host: the others are asked whether the game shall go on by the newer rules. */
  askForNewRules(): void {
    this.link.send({ do: "rules" });
  }

  talk(text: string): void {
    const name = this.view && this.view.seat < 0 && settings.name ? { name: settings.name } : {};
    this.link.send({ do: "chat", text, ...name });
  }

  comeBack(seat: number): void {
    this.link.send({ do: "back", seat });
  }

  speak(lang: string): void {
    this.link.send({ do: "lang", lang });
  }

  retry(): void {
    this.link.now();
  }

  close(): void {
    clearTimeout(this.forced);
    this.link.close();
  }
}
