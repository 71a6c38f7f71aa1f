// The position that somebody enters, kept in this browser from visit to visit: one of each game.

import type { DraftSeen } from "../lib/protocol";

export type Position = DraftSeen["position"];

export interface Kept {
  position: Position;
  seats: number;
}

const keyOf = (game: string): string => `osada-position-${game}`;

export function keep(game: string, kept: Kept): void {
  try {
    localStorage.setItem(keyOf(game), JSON.stringify(kept));
  } catch {
    /* no room: it lasts as long as the page is open */
  }
}

export function keptOf(game: string): Kept | null {
  try {
    const kept = JSON.parse(localStorage.getItem(keyOf(game)) ?? "null") as Kept | null;
    return kept && typeof kept.position === "object" ? kept : null;
  } catch {
    return null;
  }
}
