// Villagers and donkeys as pieces that stay themselves from scene to scene, each on its own spot.

import { nth } from "../../lib/nth";
import type { EntrySeen } from "../../lib/protocol";
import type { View } from "./view";

export interface Piece {
  id: string;
  kind: "villager" | "donkey";
  seat: number;
  tile: string;
  flat: boolean; // a villager that has acted lies down
  moved: boolean;
  spot: number;
}

type Wanted = Pick<Piece, "tile" | "flat" | "moved">;

let made = 0;

// The pieces of a view, matched with those of the one before: who stayed, who went where.
export function arrange(before: Piece[], view: View, fresh: EntrySeen[]): Piece[] {
  const taken = new Map<string, Set<number>>();
  const now: Piece[] = [];
  const unplaced: Piece[] = [];
  for (const { seat, villagers, donkeys } of view.seats) {
    for (const kind of ["villager", "donkey"] as const) {
      const wanted: Wanted[] =
        kind === "villager"
          ? villagers.map(({ tile, lying }) => ({ tile, flat: lying, moved: false }))
          : donkeys.map(({ tile, moved }) => ({ tile, flat: false, moved }));
      const old = before.filter((piece) => piece.kind === kind && piece.seat === seat);
      for (const [want, was] of matched(wanted, old, fresh)) {
        const piece = { ...want, kind, seat, id: was?.id ?? `${kind}${made++}`, spot: -1 };
        if (was?.tile === want.tile) {
          piece.spot = was.spot;
          at(taken, want.tile).add(was.spot);
        } else unplaced.push(piece);
        now.push(piece);
      }
    }
  }
  for (const piece of unplaced) {
    const used = at(taken, piece.tile);
    let spot = 0;
    while (used.has(spot)) spot++;
    used.add((piece.spot = spot));
  }
  return now;
}

function at(taken: Map<string, Set<number>>, tile: string): Set<number> {
  let spots = taken.get(tile);
  if (!spots) taken.set(tile, (spots = new Set()));
  return spots;
}

// Each wanted piece with the one it was before: who has not moved first, then as the story tells.
function matched(wanted: Wanted[], old: Piece[], fresh: EntrySeen[]): [Wanted, Piece | undefined][] {
  const left = [...old];
  const result = new Map<Wanted, Piece>();
  const pair = (fits: (want: Wanted, was: Piece) => boolean): void => {
    for (const want of wanted) {
      if (result.has(want)) continue;
      const i = left.findIndex((was) => fits(want, was));
      if (i >= 0) result.set(want, nth(left.splice(i, 1), 0));
    }
  };
  pair((want, was) => want.tile === was.tile && want.flat === was.flat && want.moved === was.moved);
  pair((want, was) => want.tile === was.tile && want.moved === was.moved);
  const steps = fresh.flatMap((entry) => entry.events ?? []).filter(({ key }) => key === "hamlet-donkey-led");
  pair((want, was) => steps.some(({ args }) => args?.origin === was.tile && args.target === want.tile));
  pair((want, was) => want.tile === was.tile);
  pair((_, was) => !was.flat);
  pair(() => true);
  return wanted.map((want) => [want, result.get(want)]);
}
