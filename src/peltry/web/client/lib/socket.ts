// One WebSocket per open table. It comes back by itself, later each time, and says what it saw last.
import { IN_TROUBLE, troubleText } from "./trouble";
import type { FromServer, ToServer } from "./wire";

export interface LineEvents {
  onMessage(message: FromServer): void;
  onLine(state: "up" | "down", retryAt: number, why: string): void;
  hello(): ToServer;
}

const FIRST_WAIT = 600;
const LONGEST_WAIT = 15_000;
const PING_EVERY = 25_000;
const SILENCE = 60_000;
const FULL = 1013; // as many watch as can

export class Line {
  private socket: WebSocket | null = null;
  private wait = FIRST_WAIT;
  private timer = 0;
  private pinger = 0;
  private heard = 0;
  private closed = false;
  private waiting: ToServer[] = [];

  constructor(private readonly address: string, private readonly events: LineEvents) {
    addEventListener("online", this.now);
    document.addEventListener("visibilitychange", this.look);
    this.open();
  }

  private open(): void {
    clearTimeout(this.timer);
    const socket = new WebSocket(this.address);
    this.socket = socket;
    socket.onopen = () => {
      socket.send(JSON.stringify(this.events.hello()));
      this.heard = Date.now();
      this.events.onLine("up", 0, "");
      for (const message of this.waiting.splice(0)) this.send(message);
    };
    socket.onmessage = (event) => {
      this.heard = Date.now();
      this.wait = FIRST_WAIT; // we were let in, not only told why not
      this.events.onMessage(JSON.parse(String(event.data)) as FromServer);
    };
    socket.onclose = (event) => this.lost(socket, event);
    clearInterval(this.pinger);
    this.pinger = window.setInterval(this.ping, PING_EVERY);
  }

  private lost(socket: WebSocket, event: CloseEvent): void {
    if (this.closed || socket !== this.socket) return;
    this.socket = null;
    clearInterval(this.pinger);
    const wait = this.wait * (0.8 + Math.random() * 0.4); // so that a room of players does not return all at once
    this.wait = Math.min(this.wait * 1.8, LONGEST_WAIT);
    this.events.onLine("down", Date.now() + wait, reasonOf(event));
    this.timer = window.setTimeout(() => this.open(), wait);
  }

  private ping = (): void => {
    if (Date.now() - this.heard > SILENCE) this.socket?.close();
    else this.send({ do: "ping" });
  };

  private look = (): void => {
    if (document.visibilityState === "visible" && !this.socket) this.now();
  };

  /** Try again at once. */
  now = (): void => {
    if (this.closed || this.socket) return;
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
    clearInterval(this.pinger);
    removeEventListener("online", this.now);
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
