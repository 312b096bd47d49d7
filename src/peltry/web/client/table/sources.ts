// Points by source, as rows of a table.
import type { View } from "../lib/wire";

export interface SourceRow {
  label: string;
  points: number[];
}

export function sourceRows(view: View): SourceRow[] {
  const rows = new Map<string, number[]>();
  for (const { side, parts } of view.sources ?? []) {
    for (const { label, points } of parts) {
      const row = rows.get(label) ?? view.names.map(() => 0);
      row[side] = (row[side] ?? 0) + points;
      rows.set(label, row);
    }
  }
  return [...rows].map(([label, points]) => ({ label, points })).filter((row) => row.points.some((p) => p !== 0));
}
