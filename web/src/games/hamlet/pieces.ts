// Villagers and donkeys as pieces that stay themselves from scene to scene.

import { nth } from "../../lib/nth";
import type { EntrySeen } from "../../lib/protocol";
import { toldIn, type View } from "./view";

export interface Piece {
  id: string;
  kind: "villager" | "donkey";
  seat: number;
  tile: string;
  flat: boolean; // a villager that has acted lies down
  moved: boolean;
  way: string[]; // the tiles it has just passed, as told; none when it has not moved
  at: EntrySeen | null; // the play in which it moved or came
}

type Kind = Piece["kind"];

let made = 0;

// The pieces of a view: those of the one before, moved as the plays between tell. One that nothing
// is told of is a new piece.
export function arrange(before: Piece[], view: View, fresh: EntrySeen[]): Piece[] {
  const left = moved(before, fresh);
  const arrived = arrivals(fresh);
  const now: Piece[] = [];
  for (const { seat, villagers, donkeys } of view.seats) {
    const add = (kind: Kind, tile: string, flat: boolean, turned: boolean): void => {
      const fits = (piece: Piece): boolean =>
        piece.kind === kind && piece.seat === seat && piece.tile === tile;
      const same = left.findIndex((piece) => fits(piece) && piece.flat === flat && piece.moved === turned);
      const i = same >= 0 ? same : left.findIndex(fits);
      const came = arrived.find((one) => one.kind === kind && one.seat === seat && one.tile === tile);
      const was =
        i >= 0 ? nth(left.splice(i, 1), 0) : { id: `${kind}${made++}`, way: [], at: came?.entry ?? null };
      now.push({ ...was, kind, seat, tile, flat, moved: turned });
    };
    for (const { tile, lying } of villagers) add("villager", tile, lying, false);
    for (const { tile, moved } of donkeys) add("donkey", tile, false, moved);
  }
  return now;
}

// The pieces after these plays: each that went is on another tile and knows its way.
function moved(before: Piece[], fresh: EntrySeen[]): Piece[] {
  const pieces = before.map((piece) => ({ ...piece, way: [] as string[], at: null as EntrySeen | null }));
  for (const entry of fresh) {
    for (const { key, args } of toldIn(entry)) {
      if (key === "hamlet-villager-went" && "way" in args) go(pieces, entry, "villager", args.seat, args.way);
      if (key === "hamlet-donkey-led") go(pieces, entry, "donkey", args.seat, [args.origin, args.target]);
    }
  }
  return pieces;
}

function go(pieces: Piece[], entry: EntrySeen, kind: Kind, seat: number, way: string[]): void {
  const one = pieces.find(
    (p) => p.kind === kind && p.seat === seat && p.tile === way[0] && !p.flat && !p.moved,
  );
  const tile = way.at(-1);
  if (!one || !tile || way.length < 2) return;
  one.way = one.way.length ? [...one.way, ...way.slice(1)] : way;
  one.at ??= entry;
  one.tile = tile;
}

interface Arrival {
  entry: EntrySeen;
  kind: Kind;
  seat: number;
  tile: string;
}

// Who came to the table in these plays, and where.
function arrivals(fresh: EntrySeen[]): Arrival[] {
  const found: Arrival[] = [];
  for (const entry of fresh)
    for (const { key, args } of toldIn(entry)) {
      if (key === "hamlet-donkey-placed")
        found.push({ entry, kind: "donkey", seat: args.seat, tile: args.tile });
      if (key === "hamlet-hired-villager")
        found.push({ entry, kind: "villager", seat: args.seat, tile: "church" });
    }
  return found;
}

// Pieces of one kind, owner and state on one tile: they are drawn as one, with their number.
export interface Standing extends Piece {
  ids: string[];
}

export function gathered(pieces: Piece[]): Standing[] {
  const found = new Map<string, Standing>();
  for (const piece of pieces) {
    const key = [piece.kind, piece.seat, piece.tile, piece.flat, piece.moved].join();
    const one = found.get(key);
    // Who has just come is drawn, so that one sees it walk.
    if (!one) found.set(key, { ...piece, ids: [piece.id] });
    else found.set(key, { ...(piece.at ? piece : one), ids: [...one.ids, piece.id] });
  }
  return [...found.values()];
}
