// What an event changes on the table, seen: the next picture, and which things move in it from
// where to where. Only for showing how the scene came about; the scene itself is the server's.

import type { EntrySeen, Tell } from "../../lib/protocol";
import { seatLetter, type Goods, type Ship, type Team, type View } from "./view";

export interface Beat {
  view: View;
  seat: number | null;
  moves: [to: string, from: string][]; // names of spots: the thing at `to` comes from `from`
  flights: { id: string; from: string; to: string }[]; // things that leave the drawing
}

type Picture = View & { lifted?: { ship: number } };
type Args = {
  seat: number;
  ship: number;
  target: number;
  place: number;
  space: string;
  goods: Goods;
  colour: Team;
  value: number;
  left: number;
  round: number;
  token: number | "hidden";
};
type Change = (v: Picture, args: Args, beat: Beat, action: string) => void;

const piece = (ship: number, place: number) => `piece ${ship}:${place}`;

function named(action: string): [number, number] {
  const [, ship, place] = /^piece (\d+):(\d+)$/.exec(action) ?? [];
  return [Number(ship), Number(place)];
}

const shipAt = (v: View, ship: number): Ship => v.ships[ship - 1] as Ship;

// A piece leaves its place; those behind it move up.
function pull(v: View, [ship, place]: [number, number], beat: Beat): string {
  const hull = shipAt(v, ship).hull;
  const [taken] = hull.splice(place - 1, 1);
  for (let i = place; i <= hull.length; i++) beat.moves.push([piece(ship, i), piece(ship, i + 1)]);
  return taken as string;
}

const jumped: Change = (v, { target }, beat) => {
  if (!v.chosen_piece) return;
  const from = v.chosen_piece;
  const hull = shipAt(v, target).hull;
  hull.push(pull(v, from, beat));
  beat.moves.push([piece(target, hull.length), piece(...from)]);
};

const laid: Change = (v, { seat, ship, colour, token }, beat) => {
  const from = v.lifted ? `bet ${v.lifted.ship}:${seat}` : `hand ${seat}`;
  const value = token === "hidden" ? null : token;
  if (v.lifted) {
    const berth = shipAt(v, v.lifted.ship);
    berth.bets = berth.bets.filter((bet) => bet.seat !== seat);
  } else {
    const hand = v.seats[seat]?.hand ?? [];
    hand.splice(Math.max(hand.indexOf(value), 0), 1);
  }
  shipAt(v, ship).bets.push({ seat, token: 0, colour, value });
  delete v.lifted;
  beat.moves.push([`bet ${ship}:${seat}`, from]);
};

const CHANGES: Record<string, Change> = {
  placed(v, { seat, space }, beat) {
    const from = v.village.find(({ waiting }) => waiting !== null);
    const to = v.village.find((here) => here.space === space);
    if (!from || !to) return;
    from.waiting = null;
    to.placed = seat;
    v.action = space;
    v.chosen_piece = null;
    beat.moves.push([`placed ${space}`, `waiting ${from.space}`]);
  },
  "piece-chosen"(v, { ship, place }) {
    v.chosen_piece = [ship, place];
  },
  promoted(v, { ship, place }, beat, action) {
    const [, from] = named(action);
    const hull = shipAt(v, ship).hull;
    hull.splice(place - 1, 0, ...hull.splice(from - 1, 1));
    beat.moves.push([piece(ship, place), piece(ship, from)]);
    for (let i = place + 1; i <= from; i++) beat.moves.push([piece(ship, i), piece(ship, i - 1)]);
  },
  jumped,
  "jumped-any": jumped,
  swapped(v, _, beat, action) {
    if (!v.chosen_piece) return;
    const [a, i] = v.chosen_piece;
    const [b, j] = named(action);
    const [one, two] = [shipAt(v, a).hull, shipAt(v, b).hull];
    [one[i - 1], two[j - 1]] = [two[j - 1] as string, one[i - 1] as string];
    beat.moves.push([piece(a, i), piece(b, j)], [piece(b, j), piece(a, i)]);
  },
  "bet-lifted"(v, { ship }) {
    v.lifted = { ship };
  },
  "bet-laid": laid,
  "bet-moved": laid,
  "drew-1"(v, { goods }, beat) {
    v.piles["add-1"].shift();
    v.held = [goods];
    beat.moves.push(["held", "placed add-1"]);
  },
  loaded(v, { ship, goods }, beat) {
    v.held = [];
    const from = `placed ${v.action}`;
    shipAt(v, ship).goods[goods] += 1;
    beat.moves.push([`prow ${ship} ${goods}`, from]);
  },
  "market-rose"(v, { goods, value }, beat) {
    v.market[goods] = value;
    beat.moves.push([`market ${goods}`, `market ${goods}`]);
  },
  "stern-taken"(v, { seat, left }) {
    v.sterns = left;
    v.sailor = seat;
  },
  "viking-aboard"(v, { ship, place }) {
    shipAt(v, ship).hull[place - 1] += "+";
  },
  sailed(v, { ship }) {
    shipAt(v, ship).sailed = true;
    v.sailing = ship;
  },
  took(v, { seat, goods }, beat) {
    if (v.sailing === null) return;
    shipAt(v, v.sailing).goods[goods] -= 1;
    const mine = v.seats[seat];
    if (mine) mine.goods[goods] += 1;
    const from = `prow ${v.sailing} ${goods}`;
    beat.flights.push({ id: `v-${goods}`, from, to: `goods ${seat} ${goods}` });
  },
  removed(v, { goods }) {
    if (v.sailing === null) return;
    shipAt(v, v.sailing).goods[goods] -= 1;
    v.removed[goods] += 1;
  },
  "bet-won"(v, { seat, ship, token }, beat) {
    const berth = shipAt(v, ship);
    berth.bets = berth.bets.filter((bet) => bet.seat !== seat);
    v.seats[seat]?.won.push(token === "hidden" ? null : token);
    const id = `bet-${seatLetter(v, seat)}`;
    beat.flights.push({ id, from: `bet ${ship}:${seat}`, to: `hand ${seat}` });
  },
  "round-began"(v, { round }, beat) {
    for (const space of v.village) [space.waiting, space.placed] = [space.placed, null];
    v.round = round;
    v.chief = v.chief === "left" ? "right" : "left";
    v.sailing = v.sailor = v.action = null;
    beat.moves.push(["chief", "chief"]);
  },
};

// The pictures one play goes through, beginning with the one before it.
export function beatsOf(before: View, entry: EntrySeen): Beat[] {
  const beats: Beat[] = [];
  let now = before;
  for (const event of entry.events ?? []) {
    const change = CHANGES[event.key.replace("vikings-", "")];
    if (!change) continue;
    const beat = { view: structuredClone(now), seat: entry.seat ?? null, moves: [], flights: [] };
    change(beat.view, (event as Tell).args as Args, beat, entry.action ?? "");
    beats.push(beat);
    now = beat.view;
  }
  return beats;
}
