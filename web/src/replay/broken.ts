// What a record says of itself where a line of it could not be played: the last entry.

import type { EntrySeen, Tell } from "../lib/protocol";

const FAULTS = new Set(["page-note-record-breaks", "page-note-record-differs"]);

export interface Broken {
  told: Tell;
  rules: string[]; // the rules that are broken
}

export function brokenIn(entries: readonly EntrySeen[]): Broken | null {
  const told = entries.at(-1)?.told;
  if (!told || !FAULTS.has(told.key)) return null;
  const why = told.args?.why;
  const reasons = Array.isArray(why) ? (why as Tell[]) : [];
  return { told, rules: reasons.flatMap(({ rule }) => rule ?? []) };
}
