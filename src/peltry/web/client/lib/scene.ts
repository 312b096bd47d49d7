// Reading a scene: which nodes a move names, where the art of a node is.
import type { SceneNode, View } from "./wire";

export function* walk(node: SceneNode): Generator<SceneNode> {
  yield node;
  for (const child of node.children ?? []) yield* walk(child);
}

/** Ids of the nodes that a move names, in the order they lie on the table. */
export function nodesByMove(view: View): Map<number, string[]> {
  const found = new Map<number, string[]>();
  for (const node of walk(view.scene)) {
    for (const move of node.moves ?? []) found.set(move, [...(found.get(move) ?? []), node.id]);
  }
  for (const { move, nodes } of view.moves ?? []) if (nodes?.length) found.set(move, nodes);
  return found;
}

export function artById(scene: SceneNode): Map<string, string> {
  const found = new Map<string, string>();
  for (const node of walk(scene)) if (node.art) found.set(node.id, node.art);
  return found;
}

export function hasMoves(node: SceneNode): boolean {
  return Boolean(node.moves?.length) || (node.children ?? []).some(hasMoves);
}
