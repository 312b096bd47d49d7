// What travels between browser and server; docs/protocol.md says it in words.

export interface SceneNode {
  id: string;
  kind: string;
  art?: string;
  look?: string;
  text?: string | number;
  tip?: string | number;
  source?: string;
  moves?: number[];
  vars?: Record<string, string | number>;
  children?: SceneNode[];
}

/** Nodes in which parts are only named; these are sent beside them. */
export interface Frame extends Omit<SceneNode, "children"> {
  children?: (Frame | { part: string })[];
}

export interface Move {
  move: number;
  text: string;
  group?: string;
  nodes?: string[];
}

export interface GameEvent {
  n: number;
  text?: string; // none where other events tell it
  brief?: string; // the same in a word or two
  begins?: "turn" | "chapter";
  kind: string;
  who: number;
  move?: number;
  nodes?: string[];
  art?: string;
}

/** The whole log, and how a game calls going to its next season or round; nothing where it has none. */
export interface Story {
  events: GameEvent[];
  chapter: { next?: string; previous?: string };
}

/** Whose moves an undo takes back, and how many. */
export type TakesBack = { who: number; n: number }[];

export interface Sources {
  side: number;
  parts: { label: string; points: number }[];
}

export interface View {
  version: number;
  seat: number;
  toPlay: number;
  over: boolean;
  move?: number;
  of?: number;
  scene: SceneNode;
  decision?: string;
  moves?: Move[];
  groups?: Record<string, string>;
  canUndo?: boolean;
  canAsk?: boolean;
  takesBack?: TakesBack;
  looked?: boolean; // since then somebody learned or did something
  myLast?: number; // moves made once this seat had made its last one
  scores: number[];
  ranking?: number[];
  winners?: number[];
  tie?: string; // what broke it
  names: string[];
  events?: GameEvent[];
  sources?: Sources[];
  mySeats?: number[];
  secrets?: boolean;
  keep?: number; // events from this number on replace what was known
  by?: number; // replays: who made this move
}

/** A view on the wire: the frame when it changed, and the parts that did. */
export interface SentView extends Omit<View, "scene"> {
  scene?: Frame;
  parts?: Record<string, Frame>;
}

export type SeatKind = "human" | "bot" | "open";

export interface Seat {
  seat: number;
  kind: SeatKind;
  name?: string;
  bot?: string;
  here?: boolean;
  mine?: boolean;
  away?: boolean;
}

export interface TableFacts {
  id: string;
  game: string;
  title: string;
  state: "waiting" | "playing" | "finished";
  open?: boolean;
  players: number;
  options?: Record<string, unknown>;
  minutes?: number | null;
  moves?: number;
  created?: string;
  changed?: string;
  seats: Seat[];
  names?: string[];
  toPlay?: number;
  yourTurn?: boolean;
  alone?: boolean; // every seat of a person is this one's, and no chair is free
  host?: boolean;
  scores?: number[];
  ranking?: number[];
  winners?: number[];
  clock?: { seat: number; ends: string } | null;
  commitment?: string;
  reconstructed?: boolean;
  version?: number;
  rematch?: string; // the next table of the same people
  parent?: string;
  mySeats?: number[];
  compiling?: number; // 0 to 1 while the rules are compiled
  trouble?: string;
  known?: boolean; // somebody may know what comes next here
  house?: string; // why nothing can be kept now
  edition?: string; // the game by the earlier rules this table is played by
  newRules?: number; // and the version that is the newest
  notice?: string; // what the host would have everybody read
}

export interface TableLists {
  mine: TableFacts[];
  waiting: TableFacts[];
  playing?: TableFacts[];
  finished: TableFacts[];
  house?: string;
  notice?: string;
}

export interface OptionValue {
  value: string;
  title: string;
  about?: string;
}

export interface GameOption {
  name: string;
  title: string;
  about?: string;
  default: string;
  perSeat?: boolean;
  solo?: boolean | null;
  values: OptionValue[];
}

export interface BotKind {
  name: string;
  title: string;
  about?: string;
}

export interface GameFacts {
  name: string;
  title: string;
  about?: string;
  players: number[];
  minutes?: number;
  ready?: boolean;
  progress?: number;
  error?: string;
  secrets?: boolean;
  automas?: Record<string, string[]>;
  bots: BotKind[];
  options: GameOption[];
  presets?: Preset[];
}

/** Several options chosen at once. */
export interface Preset {
  name: string;
  title: string;
  about?: string;
  options: Record<string, string>;
}

export interface NewTable {
  game: string;
  players: number;
  options: Record<string, unknown>;
  seats: { kind: SeatKind; bot?: string }[];
  names: (string | null)[];
  open: boolean;
  minutes: number | null;
}

export interface Seated {
  id: string;
  seats: { seat: number; token?: string }[];
}

export interface ChatLine {
  n: number;
  who: number;
  name: string;
  text: string;
  at: string;
}

export interface Points {
  at: number[];
  sides: { side: number; total: number[]; parts: { label: string; points: number[] }[] }[];
}

export interface Verified {
  seed: string | number;
  commitment: string;
  matches?: boolean;
  exact: boolean;
  moves?: number;
  rules?: number;
}

export interface Reference {
  title: string;
  sections: { id: string; title: string; paragraphs: string[] }[];
}

/** Somebody asks the others to let a move be taken back. */
export interface Ask {
  what: string;
  who: number;
  name?: string;
  takesBack?: TakesBack;
  waiting?: number[];
}

export type FromServer =
  | ({ is: "view" } & SentView)
  | { is: "chat"; lines: ChatLine[] }
  | ({ is: "table" } & TableFacts)
  | ({ is: "ask" } & Ask)
  | { is: "answer"; what: string; yes: boolean }
  | { is: "error"; text: string; key?: string }
  | { is: "done"; key: string; version: number }
  | { is: "pong" };

export type ToServer =
  | { do: "hello"; tokens: string[]; lang: string; seen: number; pace: number; seat?: number }
  | { do: "pace"; pace: number } // how slowly bots move, 1 being as usual
  | { do: "move"; seat: number; move: number; version: number; key: string }
  | { do: "undo"; seat: number; version: number }
  | { do: "agree"; yes: boolean }
  | { do: "rules" }
  | { do: "chat"; text: string; name?: string }
  | { do: "back"; seat: number }
  | { do: "lang"; lang: string }
  | { do: "seat"; seat: number }
  | { do: "ping" };
