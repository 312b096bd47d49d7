// Small views and events, with only what a test is about.
import type { Frame, GameEvent, Move, NamedPart, SentView, View } from "../client/lib/wire";

export function sent(change: Partial<SentView> = {}): SentView {
  return {
    version: 1,
    seat: 0,
    move: 1,
    events: [],
    toPlay: 0,
    over: false,
    names: ["Anna", "Boris"],
    scores: [0, 0],
    ...change,
  };
}

export function view(change: Partial<View> = {}): View {
  const { scene: _scene, parts: _parts, ...fields } = sent();
  return { ...fields, scene: { id: "table", kind: "area" }, ...change };
}

export function frame(id: string, ...children: (Frame | NamedPart)[]): Frame {
  return { id, kind: "area", ...(children.length && { children }) };
}

export function event(n: number, who: number, change: Partial<GameEvent> = {}): GameEvent {
  return { n, who, move: n, kind: "did", text: `event ${n}`, ...change };
}

export function moves(count: number, group: string, text: (at: number) => string, from = 0): Move[] {
  return Array.from({ length: count }, (_, at) => ({ move: from + at, text: text(at), group }));
}
