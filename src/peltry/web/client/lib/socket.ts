// One WebSocket per open table. It comes back by itself, later each time, and says what it saw last.
import { IN_TROUBLE, troubleText } from "./trouble";
import type { FromServer, ToServer } from "./wire";

export interface LineEvents {
  onMessage(message: FromServer): void;
  onLine(state: "up" | "down", retryAt: number, why: string): void;
  hello(): ToServer;
}

const FIRST_WAIT = 600;
const GROWS = 1.3; // slowly: a house that is started again within seconds has everybody back as soon
const LONGEST_WAIT = 15_000;
// A dead line is told within four seconds: after so much silence we ask, after so much more we say so. A line that was
// only slow goes on as soon as it is heard again; one that stays silent is opened anew.
const PULSE = 500;
const ASK_AFTER = 2_000;
const SAY_AFTER = 3_500;
const GIVE_UP_AFTER = 12_000;
const FULL = 1013; // as many watch as can

export class Line {
  private socket: WebSocket | null = null;
  private wait = FIRST_WAIT;
  private timer = 0;
  private heard = Date.now();
  private asked = 0;
  private down = false;
  private closed = false;
  private waiting: ToServer[] = [];
  private readonly pulse: number;

  constructor(
    private readonly address: string,
    private readonly events: LineEvents,
  ) {
    addEventListener("online", this.ask);
    addEventListener("offline", this.cut);
    document.addEventListener("visibilitychange", this.look);
    this.pulse = window.setInterval(this.beat, PULSE);
    this.open();
  }

  private open(): void {
    clearTimeout(this.timer);
    const socket = new WebSocket(this.address);
    this.socket = socket;
    this.heard = Date.now();
    socket.onopen = () => {
      socket.send(JSON.stringify(this.events.hello()));
      this.heard = Date.now();
      for (const message of this.waiting.splice(0)) this.send(message);
    };
    socket.onmessage = (event) => {
      if (socket !== this.socket) return;
      this.wait = FIRST_WAIT; // we were let in, not only told why not
      this.hear();
      this.events.onMessage(JSON.parse(String(event.data)) as FromServer);
    };
    socket.onclose = (event) => this.lost(socket, reasonOf(event));
  }

  private hear(): void {
    this.heard = Date.now();
    if (this.down) this.tell("up");
  }

  private tell(state: "up" | "down", retryAt = 0, why = ""): void {
    this.down = state === "down";
    this.events.onLine(state, retryAt, why);
  }

  private lost(socket: WebSocket, why = ""): void {
    if (this.closed || socket !== this.socket) return;
    this.socket = null;
    const wait = this.wait * (0.8 + Math.random() * 0.4); // so that a room of players does not return all at once
    this.wait = Math.min(this.wait * GROWS, LONGEST_WAIT);
    this.tell("down", Date.now() + wait, why);
    this.timer = window.setTimeout(() => this.open(), wait);
  }

  private drop(): void {
    const socket = this.socket;
    if (!socket) return;
    socket.onclose = null; // a dead line may take minutes to close
    socket.close();
    this.lost(socket);
  }

  private beat = (): void => {
    if (!this.socket || document.hidden) return;
    const silence = Date.now() - this.heard;
    if (silence > GIVE_UP_AFTER) this.drop();
    else if (silence > SAY_AFTER) {
      if (!this.down) this.tell("down");
    } else if (silence > ASK_AFTER && Date.now() - this.asked > ASK_AFTER) this.ask();
  };

  /** Is anybody there? */
  private ask = (): void => {
    this.asked = Date.now();
    if (!this.send({ do: "ping" }) && !this.socket) this.now();
  };

  /** The browser knows that it has no network. */
  private cut = (): void => {
    if (!this.closed) this.tell("down");
  };

  private look = (): void => {
    if (document.hidden) return;
    this.heard = Date.now(); // nobody listened meanwhile
    this.ask();
  };

  /** Try again at once. */
  now = (): void => {
    if (this.closed) return;
    if (this.socket && this.down) this.drop();
    if (this.socket) return;
    this.wait = FIRST_WAIT;
    this.open();
  };

  send(message: ToServer): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) {
      if (message.do === "chat") this.waiting.push(message); // words can wait, moves must not
      return false;
    }
    this.socket.send(JSON.stringify(message));
    return true;
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    clearInterval(this.pulse);
    removeEventListener("online", this.ask);
    removeEventListener("offline", this.cut);
    document.removeEventListener("visibilitychange", this.look);
    this.socket?.close();
    this.socket = null;
  }
}

/** Why a socket was closed, where the server says more than that it is gone. */
function reasonOf(event: CloseEvent): string {
  if (event.code === IN_TROUBLE) return troubleText(event.reason);
  return event.code === FULL ? event.reason : "";
}

export function tableAddress(id: string): string {
  return `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/ws/${encodeURIComponent(id)}`;
}
