// A scene in words: what each piece tells, part by part, in the order in which it lies on the table.
import type { SceneNode, View } from "./wire";

export interface InWords {
  title: string;
  lines: string[];
}

const PARTS = new Set(["pane", "scroll", "drawer", "player", "region", "tile"]); // what has a title, or an owner

/** What a part is called: its own text, or the name on its plate. */
function titleOf(node: SceneNode): string {
  if (typeof node.text === "string") return node.text;
  const plate = (found: SceneNode): string =>
    found.kind === "plate" ? String(found.text ?? "") : ((found.children ?? []).map(plate).find(Boolean) ?? "");
  return node.kind === "player" || node.kind === "drawer" ? plate(node) : "";
}

/** Every tip once in its part; alike pieces are counted together. */
export function inWords(view: View): InWords[] {
  const parts: InWords[] = [{ title: "", lines: [] }];
  const look = (node: SceneNode, part: InWords): void => {
    const title = PARTS.has(node.kind) ? titleOf(node) : "";
    const own = title ? { title, lines: [] } : part;
    if (title) parts.push(own);
    if (node.tip !== undefined) own.lines.push(String(node.tip));
    for (const child of node.children ?? []) look(child, own);
  };
  look(view.scene, parts[0]!);
  return parts.flatMap(({ title, lines }) => (lines.length ? [{ title, lines: counted(lines) }] : []));
}

/** Neighbours that say the same are one line. */
function counted(lines: string[]): string[] {
  const told: { line: string; n: number }[] = [];
  for (const line of lines) {
    const last = told.at(-1);
    if (last?.line === line) last.n += 1;
    else told.push({ line, n: 1 });
  }
  return told.map(({ line, n }) => (n > 1 ? `${n} × ${line}` : line));
}
