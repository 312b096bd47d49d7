// Reading a scene: which nodes a move names, where the art of a node is.
import { ratio } from "./sprite";
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

/** Moves that lie on the cells of a board, which lies open as a whole. */
export function onCells(scene: SceneNode): Set<number> {
  const boards = [...walk(scene)].filter(({ kind }) => kind === "cells");
  return new Set(boards.flatMap((board) => [...walk(board)]).flatMap(({ moves }) => moves ?? []));
}

const GROUND = new Set(["frame", "land", "column"]);

/** Art small enough in shape to stand beside a line of text; a tall landscape is not. */
function iconLike(art: string): boolean {
  const [width = 1, height = 1] = ratio(art).split(" / ").map(Number);
  return width / height > 0.55 && width / height < 1.9;
}

/**
 * The picture of every piece; a piece without one is known by the first picture that lies on it, a pile by its fur. The
 * bare paper that a card is printed on, its `frame`, tells nothing, nor does the colour of a `land` or what happens to
 * lie in a `column`.
 */
export function artById(scene: SceneNode): Map<string, string> {
  const found = new Map<string, string>();
  const look = (node: SceneNode): string => {
    const below = (node.children ?? []).map(look).find(Boolean) ?? "";
    const art = GROUND.has(node.kind) ? "" : node.art ? (iconLike(node.art) ? node.art : "") : below;
    if (art) found.set(node.id, art);
    return art;
  };
  look(scene);
  return found;
}

export function hasMoves(node: SceneNode): boolean {
  return Boolean(node.moves?.length) || (node.children ?? []).some(hasMoves);
}

function movesIn(node: SceneNode): Set<number> {
  return new Set([...walk(node)].flatMap(({ moves }) => moves ?? []));
}

/** Those of the nodes that hold some of the moves: first the one that holds the first of them. */
export function holders(nodes: SceneNode[], moves: number[]): SceneNode[] {
  const first = (node: SceneNode) => {
    const here = movesIn(node);
    return moves.findIndex((move) => here.has(move));
  };
  const found = nodes.map((node) => ({ node, at: first(node) })).filter(({ at }) => at >= 0);
  return found.sort((one, other) => one.at - other.at).map(({ node }) => node);
}
