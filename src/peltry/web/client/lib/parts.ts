// A scene comes in parts, and only those that changed: here they are kept and put together again.
import type { Frame, Move, SceneNode, SentView, View } from "./wire";

const could = new WeakMap<SceneNode, number[]>();

/** Moves that a piece can make at other times, but not now. */
export function couldMake(node: SceneNode): number[] {
  return could.get(node) ?? [];
}

export class Parts {
  private frame: Frame = { id: "table", kind: "area" };
  private parts = new Map<string, Frame>();
  private laid = new WeakMap<Frame, Laid>();

  /** The view with its whole scene. Views must be handed in as they come: each stands on the last. */
  whole(sent: SentView): View {
    const { parts, ...view } = sent;
    for (const [id, part] of Object.entries(parts ?? {})) this.parts.set(id, part);
    if (sent.scene) this.frame = sent.scene;
    if (sent.scene || parts) this.tidy();
    return { ...view, scene: this.scene(sent.moves ?? []) };
  }

  /** The scene as it lies now, as if these moves were legal; they lie also on the pieces that they name. */
  scene(moves: Move[]): SceneNode {
    const named = new Map<string, number[]>();
    for (const { move, nodes } of moves) for (const id of nodes ?? []) named.set(id, [...(named.get(id) ?? []), move]);
    return this.lay(this.frame, new Set(moves.map((each) => each.move)), named);
  }

  /** Parts that are named no longer are gone. */
  private tidy(): void {
    const named = new Set<string>();
    const look = (frame: Frame): void => {
      for (const child of frame.children ?? []) {
        if (!("part" in child)) look(child);
        else if (!named.has(child.part)) {
          named.add(child.part);
          const part = this.parts.get(child.part);
          if (part) look(part);
        }
      }
    };
    look(this.frame);
    for (const id of this.parts.keys()) if (!named.has(id)) this.parts.delete(id);
  }

  /** A node with all that lies in it and the moves that are legal now: the same object as before if nothing changed. */
  private lay(frame: Frame, legal: Set<number>, named: Map<string, number[]>): SceneNode {
    const own = (frame.moves ?? []).filter((move) => legal.has(move));
    const moves = [...new Set([...own, ...(named.get(frame.id) ?? [])])];
    const children = (frame.children ?? []).flatMap((child) => {
      const node = "part" in child ? this.parts.get(child.part) : child;
      return node ? [this.lay(node, legal, named)] : [];
    });
    const known = this.laid.get(frame);
    if (known && same(known.moves, moves) && same(known.children, children)) return known.node;
    const { moves: _moves, children: _children, ...rest } = frame;
    const node: SceneNode = { ...rest, ...(moves.length && { moves }), ...(children.length && { children }) };
    const other = (frame.moves ?? []).filter((move) => !legal.has(move));
    if (other.length) could.set(node, other);
    this.laid.set(frame, { moves, children, node });
    return node;
  }
}

interface Laid {
  moves: number[];
  children: SceneNode[];
  node: SceneNode;
}

function same<T>(one: T[], other: T[]): boolean {
  return one.length === other.length && one.every((each, at) => each === other[at]);
}
