// The guided first game at one table: which page is read, what is lit, and what a click beside it is told.
import { t } from "../lib/i18n.svelte";
import { couldMake } from "../lib/parts";
import { nodesByMove } from "../lib/scene";
import { kept } from "../lib/secrets";
import type { LessonStep, SceneNode } from "../lib/wire";
import type { LiveTable } from "./table.svelte";

interface At {
  move: number; // how many had been made when it was read
  page: number;
}

export class Guide {
  private at = $state<At>({ move: -1, page: 0 });
  private alone = $state(false); // rather without it
  private heard = $state({ move: -1, text: "" }); // what the last click beside the lesson was told, and when

  constructor(private table: () => LiveTable) {
    const found = kept.read<At | "alone" | null>(this.key, null);
    if (found === "alone") this.alone = true;
    else if (found) this.at = found;
  }

  private get key(): string {
    return `peltry.lesson.${this.table().id}`;
  }

  private keep(): void {
    kept.write(this.key, this.alone ? "alone" : this.at);
  }

  /** What the server teaches now, if this is a lesson and it is wanted. */
  get step(): LessonStep | undefined {
    return this.alone ? undefined : this.table().view?.lesson;
  }

  /** The lesson was left, but stands where it stood. */
  get waits(): boolean {
    return this.alone && !!this.table().view?.lesson;
  }

  get page(): number {
    const last = (this.step?.pages.length ?? 1) - 1;
    return this.at.move === this.now ? Math.min(this.at.page, last) : 0;
  }

  private get last(): boolean {
    return this.page >= (this.step?.pages.length ?? 0) - 1;
  }

  private get now(): number {
    return this.table().view?.move ?? 0;
  }

  /** What the last click beside the lesson was told. It is of no use any more once the game has gone on. */
  get said(): string {
    return this.heard.move === this.now ? this.heard.text : "";
  }

  private tell(text: string): void {
    this.heard = { move: this.now, text };
  }

  get text(): string {
    return this.step?.pages[this.page]?.text ?? "";
  }

  /** The move that is asked for now; none while there is something to read first. */
  get asked(): number | undefined {
    return this.last ? this.step?.move : undefined;
  }

  /** All is read, and nothing is asked for any more: the game is the player's. */
  get over(): boolean {
    return !!this.step && this.last && this.step.move === undefined;
  }

  get lit(): Set<string> {
    const view = this.table().view;
    const named = this.step?.pages[this.page]?.lit ?? [];
    const asked = view && this.asked !== undefined ? (nodesByMove(view).get(this.asked) ?? []) : [];
    return new Set([...named, ...asked]);
  }

  turn(by: 1 | -1): void {
    this.tell("");
    this.at = { move: this.now, page: Math.max(0, this.page + by) };
    this.keep();
  }

  leave(): void {
    this.alone = true;
    this.keep();
  }

  comeBack(): void {
    this.alone = false;
    this.tell("");
    this.keep();
  }

  /** A click on something else: what it is, what it could do, why it cannot. Answers whether there was anything to say. */
  explain(node: SceneNode): boolean {
    const table = this.table();
    const legal = (node.moves ?? []).filter((move) => move !== this.asked);
    const could = couldMake(node);
    const tip = node.tip === undefined ? "" : String(node.tip);
    if (!legal.length && !could.length && !tip) return false;
    const other = (table.view?.moves ?? []).find(({ move }) => legal.includes(move));
    const otherwise = (this.asked !== undefined && this.step?.otherwise) || t("lesson-not-now");
    if (other) this.tell(`${other.text}. ${otherwise}`);
    else {
      this.tell(tip);
      if (could.length)
        void table.why(could).then((whys) => {
          if (whys.length && this.said === tip)
            this.tell([tip.replace(/[^.!?…]$/, "$&."), whys[0]!.text].filter(Boolean).join(" "));
        });
    }
    return true;
  }
}
