// A WebSocket whose other end the test holds.
import { vi } from "vitest";
import type { FromServer, ToServer } from "../client/lib/wire";

export class TestSocket {
  static readonly OPEN = 1;
  static all: TestSocket[] = [];
  readyState = 0;
  sent: ToServer[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number; reason: string }) => void) | null = null;

  constructor(readonly address: string) {
    TestSocket.all.push(this);
  }

  static get last(): TestSocket {
    return TestSocket.all.at(-1)!;
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as ToServer);
  }

  close(): void {
    this.readyState = 3;
  }

  // What the server does.

  accept(): void {
    this.readyState = 1;
    this.onopen?.();
  }

  tell(message: FromServer): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  break(code = 1006, reason = ""): void {
    this.readyState = 3;
    this.onclose?.({ code, reason });
  }
}

/** From now on sockets are the test's, and time passes only when it says so. */
export function holdTheWire(): void {
  TestSocket.all = [];
  vi.stubGlobal("WebSocket", TestSocket);
  vi.useFakeTimers();
}
