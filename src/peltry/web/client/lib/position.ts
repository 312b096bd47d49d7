// A scene in words: what each piece tells, part by part, in the order in which it lies on the table.
import { couldMake } from "./parts";
import type { SceneNode, View } from "./wire";

export interface Line {
  text: string;
  inner: Line[]; // what lies on it
  could: number[]; // moves that it makes at other times, if it can make none now
}

export interface InWords {
  title: string;
  lines: Line[];
}

const OWNED = new Set(["player", "drawer"]);
const PARTS = new Set(["pane", "scroll", "place", ...OWNED]); // what has a title, a name on it, or an owner
const NAMES = new Set(["plate", "name", "owner"]);

/** What a part is called: its own text, or the name on its plate. */
export function titleOf(node: SceneNode): string {
  if (!PARTS.has(node.kind)) return "";
  if (typeof node.text === "string") return node.text;
  const name = (found: SceneNode): string =>
    NAMES.has(found.kind) ? String(found.text ?? "") : ((found.children ?? []).map(name).find(Boolean) ?? "");
  return node.kind === "place" || OWNED.has(node.kind) ? name(node) : "";
}

/** Every tip once in its part, with what lies on its piece under it; alike pieces are counted together. */
export function inWords(view: View): InWords[] {
  const parts: InWords[] = [{ title: "", lines: [] }];
  const look = (node: SceneNode, lines: Line[]): void => {
    const title = titleOf(node);
    if (title) parts.push({ title, lines: (lines = []) });
    let inner = lines;
    if (node.tip !== undefined) {
      const told = { text: String(node.tip), inner: [], could: node.moves?.length ? [] : couldMake(node) };
      lines.push(told);
      inner = told.inner;
    }
    for (const child of node.children ?? []) look(child, inner);
  };
  look(view.scene, parts[0]!.lines);
  return parts.filter(({ lines }) => lines.length).map(({ title, lines }) => ({ title, lines: counted(lines) }));
}

/** Neighbours that say the same are one line. */
function counted(lines: Line[]): Line[] {
  const told: (Line & { n: number })[] = [];
  for (const line of lines) {
    const last = told.at(-1);
    if (last?.text === line.text && !last.inner.length && !line.inner.length) last.n += 1;
    else told.push({ ...line, n: 1 });
  }
  return told.map(({ n, text, inner, could }) => ({
    text: n > 1 ? `${n} × ${text}` : text,
    inner: counted(inner),
    could,
  }));
}
