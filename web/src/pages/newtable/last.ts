// What somebody chose when they last set up a table of a game, so that one press does it again.

import type { NewTable } from "../../lib/protocol";

const keyOf = (game: string): string => `osada-last-${game}`;

export function keepLast(wish: NewTable): void {
  if (wish.position) return; // played on from somewhere: not a table like any other
  try {
    localStorage.setItem(keyOf(wish.game), JSON.stringify({ ...wish, title: "" }));
  } catch {
    // a private window may refuse; then there is no last time
  }
}

export function lastOf(game: string): NewTable | null {
  try {
    const kept = JSON.parse(localStorage.getItem(keyOf(game)) ?? "null") as NewTable | null;
    return Array.isArray(kept?.seats) && kept.game === game ? kept : null;
  } catch {
    return null;
  }
}
