// A scene comes in parts, and only those that changed: here they are kept and put together again.
import type { Frame, Move, SceneNode, SentView, View } from "./wire";

export class Parts {
  private frame: Frame = { id: "table", kind: "area" };
  private parts = new Map<string, SceneNode>();
  private laid = new WeakMap<SceneNode, { offers: string; node: SceneNode }>();

  /** The view with its whole scene. Views must be handed in as they come: each stands on the last. */
  whole(sent: SentView): View {
    const { parts, ...view } = sent;
    for (const [id, node] of Object.entries(parts ?? {})) this.parts.set(id, node);
    if (sent.scene) this.keep(sent.scene);
    const legal = new Set((sent.moves ?? []).map((each: Move) => each.move));
    return { ...view, scene: this.lay(this.frame, legal) };
  }

  /** A new frame: parts that it does not name are gone. */
  private keep(frame: Frame): void {
    this.frame = frame;
    const named = new Set(names(frame));
    for (const id of this.parts.keys()) if (!named.has(id)) this.parts.delete(id);
  }

  private lay(frame: Frame, legal: Set<number>): SceneNode {
    const { children, ...rest } = offering(frame, legal);
    if (!children) return rest;
    const laid = children.map((child) => ("part" in child ? this.hang(child.part, legal) : this.lay(child, legal)));
    return { ...rest, children: laid.filter((node) => node !== null) };
  }

  /** A part with the moves that are legal now; the same object as before when nothing about it changed. */
  private hang(id: string, legal: Set<number>): SceneNode | null {
    const part = this.parts.get(id);
    if (!part) return null;
    const offers = [...moves(part)].filter((move) => legal.has(move)).join();
    const known = this.laid.get(part);
    if (known?.offers === offers) return known.node;
    const node = only(part, legal);
    this.laid.set(part, { offers, node });
    return node;
  }
}

function* names(frame: Frame): Generator<string> {
  for (const child of frame.children ?? []) {
    if ("part" in child) yield child.part;
    else yield* names(child);
  }
}

function* moves(node: SceneNode): Generator<number> {
  yield* node.moves ?? [];
  for (const child of node.children ?? []) yield* moves(child);
}

/** A node names every move it can stand for; those that are not legal now are left out. */
function offering<N extends { moves?: number[] }>(node: N, legal: Set<number>): N {
  const { moves: named, ...rest } = node;
  const kept = named?.filter((move) => legal.has(move));
  return (kept?.length ? { ...rest, moves: kept } : rest) as N;
}

function only(node: SceneNode, legal: Set<number>): SceneNode {
  const kept = offering(node, legal);
  return node.children ? { ...kept, children: node.children.map((child) => only(child, legal)) } : kept;
}
