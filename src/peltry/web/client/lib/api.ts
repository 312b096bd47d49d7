// The lobby's calls. Each answers with what the server said, or throws one line a person can read.
import type {
  AnalysisState,
  Choosing,
  GameFacts,
  Joining,
  NewTable,
  Points,
  Reference,
  Seated,
  Story,
  TableFacts,
  TableLists,
  Verified,
  View,
} from "./wire";
import { t } from "./i18n.svelte";
import { guestSecret, keepSeats, seatTokens } from "./secrets";
import { settings } from "./settings.svelte";

export class Refused extends Error {
  constructor(
    text: string,
    readonly status: number,
    readonly house = "",
  ) {
    super(text);
  }
}

async function call(path: string, init: RequestInit = {}, token = guestSecret()): Promise<Response> {
  const headers = new Headers(init.headers);
  headers.set("Authorization", `Bearer ${token}`);
  headers.set("Accept-Language", settings.lang); // a refusal is said in it
  if (init.body) headers.set("Content-Type", "application/json");
  const answer = await fetch(path, { ...init, headers }).catch(() => {
    throw new Error(t("server-away"));
  });
  if (answer.ok) return answer;
  let text = `${answer.status} ${answer.statusText}`;
  let house = "";
  try {
    const body = (await answer.json()) as { error?: string; house?: string };
    if (body.error) text = body.error;
    house = body.house ?? "";
  } catch {
    /* the status line has to do */
  }
  throw new Refused(text, answer.status, house);
}

async function get<T>(path: string, token?: string, init: RequestInit = {}): Promise<T> {
  return (await (await call(path, init, token)).json()) as T;
}

async function post<T>(path: string, body: unknown = {}, token?: string): Promise<T> {
  return (await (await call(path, { method: "POST", body: JSON.stringify(body) }, token)).json()) as T;
}

/** Seats that an answer gives to this browser are kept in it. */
async function seated(answer: Promise<Seated>): Promise<Seated> {
  const got = await answer;
  keepSeats(got.id, got.seats ?? []);
  return got;
}

const at = (id: string) => `/api/tables/${encodeURIComponent(id)}`;
const ofGame = (name: string) => `/api/games/${encodeURIComponent(name)}`;
const anySeat = (id: string) => Object.values(seatTokens(id))[0];

export const api = {
  games: async (lang: string, signal?: AbortSignal) =>
    (await get<{ games: GameFacts[] }>(`/api/games?lang=${lang}`, undefined, { signal })).games,
  tables: (lang: string, signal?: AbortSignal) =>
    get<TableLists>(`/api/tables?mine&lang=${lang}`, undefined, { signal }),
  table: (id: string, lang: string, token?: string) => get<TableFacts>(`${at(id)}?lang=${lang}`, token),
  /** A guided first game. */
  learn: (game: string, name: string) => seated(post<Seated>(`${ofGame(game)}/lesson`, { name })),
  create: (table: NewTable) => seated(post<Seated>("/api/tables", table)),
  join: async (id: string, name: string, seat?: number, token?: string, choices?: Joining["choices"]) => {
    const asked = { name, seat, choices } as Joining;
    const got = await post<Seated & { seat?: number; token?: string }>(`${at(id)}/join`, asked, token);
    const seats = got.seats ?? (got.seat === undefined ? [] : [{ seat: got.seat, token: got.token }]);
    keepSeats(id, seats);
    return seats;
  },
  /** What one would have for one's own seat, while the table waits. */
  choose: (id: string, seat: number, choices: Choosing["choices"]) =>
    post<Seated>(`${at(id)}/choose`, { seat, choices } satisfies Choosing, seatTokens(id)[seat]),
  leave: (id: string, token?: string) => post<unknown>(`${at(id)}/leave`, {}, token),
  /** A new secret for one's seat: links with the old one open nothing any more. */
  renew: (id: string, seat: number, token?: string) => seated(post<Seated>(`${at(id)}/renew`, { seat }, token)),
  start: (id: string) => post<unknown>(`${at(id)}/start`),
  /** The same people again. Our tokens open our seats there too, under whatever number they now have. */
  rematch: async (id: string) => {
    const tokens = Object.values(seatTokens(id));
    const { id: next } = await post<Seated>(`${at(id)}/rematch`, {}, tokens[0]);
    for (const token of tokens) {
      const { seats } = await get<TableFacts>(at(next), token);
      keepSeats(
        next,
        seats.filter((seat) => seat.mine).map(({ seat }) => ({ seat, token })),
      );
    }
    return next;
  },
  fork: (id: string, move: number) =>
    seated(post<Seated>(`${at(id)}/fork`, { move, guest: guestSecret() }, anySeat(id))),
  verify: (id: string) => get<Verified>(`${at(id)}/verify`),
  import: (save: unknown) => seated(post<Seated>("/api/import", save)),
  export: async (id: string) => (await call(`${at(id)}/export`, {}, anySeat(id))).blob(),
  replay: (id: string, move: number, lang: string, token?: string) =>
    get<View>(`${at(id)}/replay?move=${move}&lang=${lang}`, token ?? anySeat(id)),
  log: (id: string, lang: string) => get<Story>(`${at(id)}/log?lang=${lang}`, anySeat(id)),
  points: (id: string, lang: string) => get<Points>(`${at(id)}/points?lang=${lang}`, anySeat(id)),
  analysis: (id: string, lang: string) => get<AnalysisState>(`${at(id)}/analysis?lang=${lang}`, anySeat(id)),
  rules: (game: string, lang: string) => get<Reference>(`${ofGame(game)}/rules?lang=${lang}`),
  peoples: (game: string, lang: string) => get<Reference>(`${ofGame(game)}/peoples?lang=${lang}`),
  art: async (game: string) => (await call(`${ofGame(game)}/art.svg`)).text(),
  coverAddress: (game: string) => `${ofGame(game)}/cover.svg`,
  styleAddress: (game: string) => `${ofGame(game)}/table.css`,
};
