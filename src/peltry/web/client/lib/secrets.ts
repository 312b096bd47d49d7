// What this browser keeps: the guest's secret, the tokens of its seats, and the settings.

const GUEST = "peltry.guest";
const SEATS = "peltry.seats";

function read<T>(key: string, otherwise: T): T {
  try {
    const found = localStorage.getItem(key);
    return found === null ? otherwise : (JSON.parse(found) as T);
  } catch {
    return otherwise; // a private window may refuse storage: play on without it
  }
}

function write(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    /* nothing to keep it in */
  }
}

export function randomHex(bytes: number): string {
  const raw = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(raw, (b) => b.toString(16).padStart(2, "0")).join("");
}

let guest = "";

/** The secret that names this browser's person in the lobby. */
export function guestSecret(): string {
  guest ||= read<string>(GUEST, "");
  if (!/^[0-9a-f]{32}$/.test(guest)) {
    guest = randomHex(16);
    write(GUEST, guest);
  }
  return guest;
}

type Seats = Record<string, Record<string, string>>;

/** Tokens by seat that this browser holds at a table. */
export function seatTokens(table: string): Record<string, string> {
  return read<Seats>(SEATS, {})[table] ?? {};
}

export function keepSeats(table: string, seats: { seat: number; token?: string }[]): void {
  const all = read<Seats>(SEATS, {});
  const mine = (all[table] ??= {});
  for (const { seat, token } of seats) if (token) mine[seat] = token;
  write(SEATS, all);
}

export const kept = { read, write };
