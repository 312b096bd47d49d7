// What travels between browser and server. Written by `make wire` from server/telling/shapes.

// What lies on the table

/** A node as the browser gets it, but for what lies on it. */
export interface NodeFields {
  id: string;
  kind: string;
  art?: string;
  look?: string;
  text?: string | number;
  tip?: string | number;
  source?: "reconstructed" | "guessed_card"; // where its printed value is not quite known from
  moves?: number[];
  vars?: Record<string, string | number>;
}

export interface SceneNode extends NodeFields {
  children?: SceneNode[];
}

export interface NamedPart {
  part: string;
}

/** Nodes in which parts are only named; these are sent beside them. */
export interface Frame extends NodeFields {
  children?: (Frame | NamedPart)[];
}

/** The frame when it changed, and the parts that did. */
export interface SceneNews {
  scene?: Frame;
  parts?: Record<string, Frame>;
}

// The table as one seat sees it

export interface PricePart {
  art: string;
  n: number;
}

export interface Move {
  move: number;
  text: string;
  group?: string;
  price?: PricePart[]; // in pictures; the text says it too
  nodes?: string[]; // ids it names, to be shown from the list
}

export interface GameEvent {
  n: number;
  text?: string; // none where other events tell it
  you?: string; // the same as it is said to the one who did it
  brief?: string; // the same in a word or two
  begins?: "turn" | "chapter"; // a chapter is a season, a round
  kind: string;
  who: number;
  move: number; // how many had been made once it had happened; 0 is the setup
  nodes?: string[];
  art?: string; // a symbol for the log
}

/** Whose moves an undo takes back, and how many; an automa's turns are counted with them. */
export interface TakenBack {
  who: number;
  n: number;
}

export interface SourcePart {
  label: string;
  points: number;
}

export interface Sources {
  side: number;
  parts: SourcePart[];
}

/** Of a moment, what everybody is told alike. */
export interface ToldToAll {
  toPlay: number;
  over: boolean;
  names: string[]; // every side, automas last
  scores: number[];
  ranking?: number[]; // when it is over
  winners?: number[]; // none in a shared defeat, several in a draw
  tie?: string; // what broke it
  sources?: Sources[];
}

/** Only for the seat that is to play, and not while a bot plays for it. */
export interface Choices {
  decision?: string;
  moves?: Move[];
  groups?: Record<string, string>; // a title for each group
  follows?: number; // the move that was meant with the one before; a browser makes it by itself
}

export interface Undoing {
  canUndo?: boolean;
  canAsk?: boolean; // only with the others' leave
  takesBack?: TakenBack[];
  looked?: boolean; // since then somebody learned or did something
}

/** A move that the Master weighed. */
export interface HintedMove {
  move: number;
  share: number; // of the win, that the seat could expect after it, if all played on as Masters
  lost: number; // of the win, beside the best
  gap: "level" | "little" | "clear" | "far"; // how far it is behind the best, in a word
  points?: number; // the same in points, where a game is about them
}

/** One idea of a guided first game. */
export interface LessonPage {
  text: string;
  lit?: string[]; // the pieces it speaks of
}

/** Where a guided first game stands. */
export interface LessonStep {
  pages: LessonPage[]; // to be read one after another
  before: number; // pages of earlier moments
  of: number; // pages in all
  move?: number; // what is asked for then; none when the lesson is over and the game goes on
  otherwise?: string; // why another move would not do
}

export interface PreparedMove {
  move: number;
  text: string; // as it was read when it was chosen
}

/** What somebody chose while waiting. Only they are told. */
export interface Prepared {
  moves: PreparedMove[];
  why?: "news" | "changed"; // it is their turn, but these wait for a word
}

/** Of a moment, what one pair of eyes is told. */
export interface Looking extends Choices, Undoing {
  version: number;
  seat: number; // -1 is a spectator
  move: number; // how many have been made
  events: GameEvent[];
  lang?: string;
  keep?: number; // events from this number on replace what was known
  mySeats?: number[];
  secrets?: boolean;
  myLast?: number; // moves made once this seat had made its last one
  of?: number; // replays: how many moves there are
  by?: number; // replays: who made this move
  lesson?: LessonStep;
  mayAsk?: boolean; // what the Master would do
  prepared?: Prepared;
}

/** A view but for its scene. */
export type ViewFields = ToldToAll & Looking;

/** A moment by itself, without what came before it. */
export interface Glance extends ToldToAll, Choices {
  seat: number;
  scene: SceneNode;
}

/** A moment of a replay; what the client makes of the views on the wire. */
export interface View extends ViewFields {
  scene: SceneNode;
}

/** A view on the wire. */
export type SentView = ViewFields & SceneNews;

/** What stands between the colons of each kind of move and event. */
export interface Legend {
  moves: string[]; // hunt:place:fur
  events: string[]; // hunted:who:place:fur:horses:coins
}

/** What a seat sees as plain values under the names of the game's record: all of it, then what changed. */
export interface Told {
  sees?: Record<string, unknown>;
  legend?: Legend; // beside `sees`
  changed?: Record<string, unknown>; // new values by the way to them, such as players.0.coins
}

/** Only when it is over. */
export interface Outcome {
  ranking?: number[];
  winners?: number[]; // none in a shared defeat, several in a draw
}

/** The same in sentences, for whoever asked for words. */
export interface InWords {
  lang: string;
  position: string;
  decision?: string;
  moves?: string[]; // one for each of the moves beside it
  events?: string[];
}

export interface Deadline {
  seat: number;
  ends: string;
}

/** The state with all that the seat cannot know dealt anew, for bots that play by Peltry's own rules. */
export interface World {
  rules: number;
  printed: string; // names the printed values
  record: string; // names the layout of the state
  state: string; // deflated, base64: the record, then the last move's events
}

/** A moment for a program. */
export interface Data extends Told, Outcome {
  version: number;
  seat: number; // -1 is a spectator
  move: number; // how many have been made
  toPlay: number;
  over: boolean;
  scores: number[];
  moves?: string[]; // only for the seat that is to play, and not while a bot plays for it
  prices?: Record<string, string[]>; // of moves that cost something: horses:2, furs:1:7
  events: string[]; // since the last one
  keep?: number; // with the past: how many of the events told before still hold
  clock?: Deadline;
  words?: InWords;
  world?: World;
}

/** How a game calls going to its next season or round; nothing where it has none. */
export interface Chapters {
  next?: string;
  previous?: string;
}

/** The whole log. */
export interface Story {
  events: GameEvent[];
  moves: number;
  chapter: Chapters;
}

/** A turn in which somebody let go of a part of the win, by the choice in it that cost the most. */
export interface Lapse {
  at: number; // moves made before that choice
  seat: number;
  played: string;
  better: string; // what the Master would have done
  lost: number; // of the win, in the whole turn
  gap: "level" | "little" | "clear" | "far"; // in a word
  points?: number; // the same in points, where a game is about them
  nodes?: string[]; // ids that the better move names
}

/** How a finished game went, as the Master sees it with what each seat knew then. */
export interface Analysis {
  at: number[]; // after how many moves
  shares: number[][]; // of the win, that each side could expect there; what is missing is nobody's
  lapses: Lapse[]; // the dearest first
  choices: number; // real ones that people made
  looked: number; // so many of them, the most doubtful, were looked at closely
}

/** Asked for, it takes some seconds: whoever asks comes back. */
export interface AnalysisState {
  progress: number; // 0 to 1
  analysis?: Analysis;
}

export interface PointsOfSource {
  label: string;
  points: number[];
}

export interface PointsOfSide {
  side: number;
  total: number[];
  parts: PointsOfSource[];
}

/** Points after each of some moves, for the plot. */
export interface Points {
  at: number[];
  sides: PointsOfSide[];
}

// Tables

export type SeatKind = "human" | "bot" | "open";

export type TableState = "waiting" | "playing" | "finished";

export interface Seat {
  seat: number;
  kind: SeatKind;
  name: string;
  bot?: string;
  here?: boolean;
  mine?: boolean;
  away?: boolean; // a bot plays for this person until they take the seat back
  hints?: number; // how often it was told what the Master would do
}

/** What everybody chooses for their own seat while a table waits, such as a colour. */
export interface SeatChoice {
  name: string; // of the option
  title: string;
  about: string;
  different: boolean; // no two seats the same
  values: OptionValue[];
  chosen: (string | null)[]; // by seat; null takes what is left. What no person has chosen can still be chosen
}

export interface TableFacts {
  id: string;
  game: string;
  title?: string; // none when the game stands here no longer
  state: TableState;
  open: boolean;
  players: number;
  options: Record<string, unknown>;
  minutes: number | null;
  moves: number;
  version: number;
  rules: number;
  created: string;
  changed: string;
  seats: Seat[];
  names: string[]; // every side, automas last
  colours?: string[]; // of every side, where they are not in the house's order
  choices?: SeatChoice[]; // while it waits; not in lists
  toPlay: number;
  yourTurn?: boolean;
  alone?: boolean; // every seat of a person is this one's, and no chair is free
  host?: boolean; // may start the table
  scores?: number[];
  ranking?: number[];
  winners?: number[];
  clock?: Deadline;
  commitment: string; // SHA-256 of the seed
  reconstructed?: boolean;
  unlearned?: string; // that levels sit here for which nothing fitting was learned, as a sentence
  origin?: string; // import, fork, rematch, lesson
  parent?: string;
  rematch?: string; // the next table of the same people
  known?: boolean; // somebody may know what comes next here
  hints?: boolean; // everybody here may ask what the Master would do, though others play
  mySeats?: number[];
  now?: number; // seconds
  compiling?: number; // 0 to 1 while the rules are compiled
  trouble?: string; // why it cannot be opened here
  house?: string; // why nothing can be kept now
  notice?: string; // what the host would have everybody read
  edition?: string; // the game by the earlier rules that this table is played by, GAME@N
  newRules?: number; // and the version that is the newest
}

export interface TableLists {
  mine: TableFacts[];
  waiting: TableFacts[];
  playing: TableFacts[]; // open tables of others, to watch
  finished: TableFacts[];
  house?: string;
  notice?: string;
}

/** What everybody reads above their table. */
export interface News {
  house?: string;
  notice?: string;
}

/** By which rules a table is played, where these are not the present ones. */
export interface Edition {
  edition?: string;
  newRules?: number;
}

export interface WantedSeat {
  kind: SeatKind;
  bot?: string;
}

export interface NewTable {
  game: string;
  players: number;
  options: Record<string, unknown>;
  seats: WantedSeat[];
  names: (string | null)[];
  open: boolean;
  minutes: number | null;
  hints?: boolean; // everybody may ask what the Master would do
}

export interface Joining {
  name: string;
  seat?: number;
  choices?: Record<string, string | null>; // for the seat, by option; null is whatever is left
}

export interface Choosing {
  seat?: number;
  choices: Record<string, string | null>;
}

export interface NewLesson {
  name?: string;
}

export interface SeatKey {
  seat: number;
  token?: string; // none where the asker has it already
}

export interface TableNamed {
  id: string;
}

/** One key for each seat that this browser now holds. */
export interface Seated extends TableNamed {
  seats: SeatKey[];
}

/** The same, and the one seat that was asked for. */
export type SatDown = Seated & SeatKey;

export interface Verified {
  seed: string;
  commitment: string;
  matches: boolean;
  exact: boolean;
  moves: number;
  rules: number;
}

export interface Refusal {
  error: string; // one line a person can act on
  house?: string;
}

// Games

export interface OptionValue {
  value: string;
  title: string;
  about: string;
}

export interface GameOption {
  name: string;
  title: string;
  about: string;
  default: string;
  perSeat: boolean;
  different: boolean; // no two seats the same; by default the values in their order
  solo: boolean | null;
  values: OptionValue[];
}

export interface BotKind {
  name: string;
  title: string;
  about: string;
  gentle?: boolean; // a first game can beat it
  rating?: number; // as measured; 400 points are ten to one
}

/** Several options chosen at once. */
export interface Preset {
  name: string;
  title: string;
  about: string;
  options: Record<string, string>;
}

/** What is printed on the lid: it does not change while the server runs. */
export interface Lid {
  name: string;
  title: string;
  about: string;
  by?: string; // who devised it
  players: number[];
  minutes?: number;
  lesson?: number; // minutes of its guided first game
  peoples?: boolean; // there is a page on those whose land it tells of
  automas: Record<string, string[]>; // by number of players: who else plays
  bots: BotKind[];
  options: GameOption[];
  presets?: Preset[];
}

export interface Readiness {
  ready: boolean; // compiled; a table can be created before
  secrets: boolean; // seats hide something from each other: hot-seat needs the handover screen
  progress?: number; // 0 to 1 while it is not ready
  error?: string;
}

export type GameFacts = Lid & Readiness;

export interface GameList {
  games: GameFacts[];
}

export interface Section {
  id: string;
  title: string;
  paragraphs: string[]; // plain text or "- a list item"; **bold** is the only mark-up
}

/** One line of the legend. */
export interface Symbol {
  art: string;
  text: string;
  section: string;
  also?: string[]; // beginnings of other pictures that mean the same
}

export interface Reference {
  title: string;
  sections: Section[];
  symbols?: Symbol[];
  pieces?: Record<string, string>; // which section tells of a piece, by the beginning of its id
}

// From the server, over the socket

export interface ChatLine {
  n: number;
  who: number; // -1 is a spectator
  name: string;
  text: string;
  at: string;
}

export type Question = "undo" | "rules";

/** Somebody asks the others to let a move be taken back, or to go on by newer rules. */
export interface Ask {
  what: Question;
  who: number;
  name: string;
  takesBack: TakenBack[];
  waiting: number[];
}

/** Why a move may not be made now, and where the rules say so, unless only something else comes first. */
export interface Why {
  text: string;
  rule?: string; // a section of the rules reference
}

export type IsView = { is: "view" };

export type IsTable = { is: "table" };

export type IsAsk = { is: "ask" };

export type IsData = { is: "data" };

export type IsHint = { is: "hint" };

export type IsAhead = { is: "ahead" };

/** What could be chosen when one's turn has come; no moves: the turn is over then. */
export interface AheadMessage extends IsAhead, Choices {
  version: number;
  chosen: number[]; // moves that come before it
}

/** What the Master would do, the best first; nobody else is told. */
export interface HintMessage extends IsHint {
  version: number;
  seat: number;
  moves: HintedMove[];
  taken: number; // how many hints the seat has had
}

/** A view but for what everybody is told alike. */
export type ViewHead = IsView & Looking & SceneNews;

export type ViewMessage = IsView & SentView;

export type TableMessage = IsTable & TableFacts;

export type AskMessage = IsAsk & Ask;

export type DataMessage = IsData & Data;

export type ChatMessage = { is: "chat"; lines: ChatLine[] };

export type AnswerMessage = { is: "answer"; what: Question; yes: boolean };

export type ErrorMessage = { is: "error"; text: string; key?: string };

export type DoneMessage = { is: "done"; version: number; key?: string };

export type WhyMessage = { is: "why"; version: number; moves: number[]; whys: Why[] };

export type PongMessage = { is: "pong" };

export type Posted =
  | ChatMessage
  | AskMessage
  | AnswerMessage
  | ErrorMessage
  | DoneMessage
  | WhyMessage
  | HintMessage
  | AheadMessage
  | PongMessage; // fmt: skip

export type FromServer = ViewMessage | DataMessage | TableMessage | Posted;

// To the server, over the socket. Nothing of it is believed: `socket/commands.py` looks at every field.

export type Form = "scene" | "data" | "words";

export type AsForm = { as?: Form }; // words are data with sentences besides

export interface Hello extends AsForm {
  do: "hello";
  tokens: string[]; // several are several seats in one browser, none is a spectator
  lang: string;
  seen: number; // the last version that is known, or -1
  pace?: number;
  seat?: number; // the first eyes
  worlds?: boolean; // with data: a world to think in beside every choice of moves
  prices?: boolean; // with data: what each move costs
  past?: boolean; // with data: the first one tells all that was heard since the setup
}

export interface MakeMove {
  do: "move";
  seat: number;
  move: number | string; // its number, or as it is written: hunt:5:7
  version: number; // the one that the person saw
  key?: string; // a repeated key is answered as the first time
}

export interface Undo {
  do: "undo";
  seat: number;
  version: number;
}

export interface Agree {
  do: "agree";
  yes: boolean;
}

export interface Say {
  do: "chat";
  text: string;
  name?: string; // a spectator's
}

export interface Speak {
  do: "lang";
  lang: string;
}

export interface LookAs {
  do: "seat";
  seat: number; // whose eyes, in a browser with several
}

export interface ComeBack {
  do: "back";
  seat: number; // to be taken back from its bot
}

export interface Pace {
  do: "pace";
  pace: number; // how slowly bots move, 1 being as usual
}

export interface NewerRules {
  do: "rules"; // the host would have the game go on by the present rules
}

export interface AskWhy {
  do: "why";
  seat: number;
  moves: number[]; // that a piece could make, though not now
  version: number;
}

export interface AskHint {
  do: "hint"; // what would the Master do?
  seat: number;
  version: number;
}

export interface LookAhead {
  do: "ahead";
  seat: number;
  moves: number[]; // chosen already, to be made before
}

export interface Prepare {
  do: "prepare";
  seat: number;
  moves: number[]; // for the next turn, in this order; none drops what was prepared
  version: number;
}

export interface Ping {
  do: "ping";
}

export type ToServer =
  | Hello
  | MakeMove
  | Undo
  | Agree
  | Say
  | Speak
  | LookAs
  | ComeBack
  | Pace
  | NewerRules
  | AskWhy
  | AskHint
  | LookAhead
  | Prepare
  | Ping; // fmt: skip
