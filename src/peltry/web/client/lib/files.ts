// Save files: to the person's disk and from it.
import type { TableFacts } from "./wire";

export function saveFile(file: Blob, facts: TableFacts): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = `${facts.game}-${facts.id}.json`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

const MOST = 2_000_000;

/** What a save file holds; null when it is no JSON at all. */
export async function readSave(file: File): Promise<unknown> {
  if (file.size > MOST) return null;
  try {
    return JSON.parse(await file.text()) as unknown;
  } catch {
    return null;
  }
}
