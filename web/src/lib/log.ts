// What the stream of entries amounts to: which plays were taken back, which happened while away.

import type { EntrySeen } from "./protocol";

// The numbers of the plays that were taken back later.
export function undone(entries: readonly EntrySeen[]): Set<number> {
  const standing: number[] = [];
  const gone = new Set<number>();
  for (const entry of entries) {
    if (entry.kind === "play") standing.push(entry.number);
    if (entry.kind !== "undo") continue;
    for (let left = entry.count ?? 1; left > 0; left -= 1) {
      const last = standing.pop();
      if (last !== undefined) gone.add(last);
    }
  }
  return gone;
}

// The entries with new ones added; what is known already comes only once.
export function joined(known: EntrySeen[], more: EntrySeen[]): EntrySeen[] {
  const last = known.at(-1)?.number ?? -1;
  return [...known, ...more.filter(({ number }) => number > last)];
}
