// The frames of a film of what was missed: one a deed, or one a turn where there are very many.

import type { BoardModule, Player, Table } from "../lib/contract";
import type { EntrySeen } from "../lib/protocol";
import { folded, type Deed } from "../lib/turns";
import { stepsOf } from "./steps";

export interface Frame {
  number: number; // the entry after which the game stands so
  entry: EntrySeen;
  player: Player | undefined;
  deeds: Deed[];
}

const MANY = 40;

export function framesOf(table: Table, board: BoardModule | null, missed: readonly number[]): Frame[] {
  const wanted = new Set(missed);
  const steps = stepsOf(table.entries).filter(({ number }) => wanted.has(number));
  const turns = steps.filter(({ seat }, place) => steps[place + 1]?.seat !== seat);
  const frames = (steps.length > MANY ? turns : steps).flatMap(({ number, seat, entry }) => {
    if (!entry) return [];
    const deeds = (entry.events ?? []).flatMap((told) => board?.deed?.(told, table) ?? []);
    const player = seat === null ? undefined : table.players[seat];
    return [{ number, entry, player, deeds: folded(deeds).filter(({ symbols }) => symbols.length > 0) }];
  });
  // That somebody is ready is no deed worth a frame, unless a game draws none at all.
  const drawn = frames.filter(({ deeds }) => deeds.length);
  return drawn.length ? drawn : frames;
}

// What happened since somebody last looked, but for what they did themselves.
export function missedSince(table: Table, seen: number): number[] {
  return stepsOf(table.entries)
    .filter(({ number, seat, entry }) => number > seen && seat !== table.me && entry?.kind === "play")
    .map(({ number }) => number);
}
