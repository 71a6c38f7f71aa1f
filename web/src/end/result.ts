// The result of a game as a table: a row for each source of points, a column for each seat.

import type { Outcome, Score } from "../lib/protocol";

export interface Row {
  source: string;
  values: number[]; // by place in `scores`
  best: number | null; // tinted, where somebody did better than somebody else
}

export function rowsOf({ scores }: Outcome): Row[] {
  const sources = [...new Set(scores.flatMap(({ parts }) => Object.keys(parts)))];
  return sources.flatMap((source) => {
    const values = scores.map(({ parts }) => parts[source] ?? 0);
    if (values.every((value) => !value)) return []; // nobody has anything of it
    const best = Math.max(...values);
    return [{ source, values, best: values.some((value) => value < best) ? best : null }];
  });
}

// What parted seats with equal totals: the first tie-break in which they differ, for each such group.
export function tieBreaks({ scores }: Outcome): string[] {
  const used = new Set<string>();
  for (const one of scores) {
    for (const other of scores) {
      if (one.total !== other.total || one.rank >= other.rank) continue;
      const by = Object.keys(one.tie_break).find((name) => one.tie_break[name] !== other.tie_break[name]);
      if (by) used.add(by);
    }
  }
  return [...used];
}

// By how many points the winner is ahead of the next one; 0 when the tie-break decided.
export function lead({ scores }: Outcome): number {
  const [first, second] = [...scores].sort((a, b) => a.rank - b.rank);
  return first && second ? first.total - second.total : 0;
}

// First to last; those who share a place by seat.
export const byRank = ({ scores }: Outcome): Score[] =>
  [...scores].sort((a, b) => a.rank - b.rank || a.seat - b.seat);

// What parted the winner from the next one with as many points, and how much each had of it.
export function deciding({
  scores,
  winners,
}: Outcome): { name: string; first: number; second: number } | null {
  const [first, second] = byRank({ scores, winners });
  if (!first || !second || first.total !== second.total || second.rank === 1) return null;
  const name = Object.keys(first.tie_break).find((one) => first.tie_break[one] !== second.tie_break[one]);
  return name ? { name, first: first.tie_break[name] ?? 0, second: second.tie_break[name] ?? 0 } : null;
}
