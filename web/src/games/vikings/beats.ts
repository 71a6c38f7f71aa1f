// What an event changes on the table, seen: the next picture, and which things move in it from
// where to where. Only for showing how the scene came about; the scene itself is the server's.

import type { Action } from "../../lib/action";
import type { EntrySeen, Tell } from "../../lib/protocol";
import { seatLetter, type Bet, type Goods, type Ship, type Team, type View } from "./view";

export interface Beat {
  view: View;
  seat: number | null;
  moves: [to: string, from: string][]; // names of spots: the thing at `to` comes from `from`
  // things that fly over the page; `lands`: it becomes what is at `to`
  flights: { id: string; from: string; to: string; lands?: boolean }[];
}

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
type Change = (v: View, args: Args, beat: Beat, action: Action) => void;

const piece = (ship: number, place: number) => `piece ${ship}:${place}`;

const named = ([, ship, place]: Action): [number, number] => [Number(ship), Number(place)];

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
  const to = `bet ${ship}:${seat}`;
  const value = token === "hidden" ? null : token;
  const hand = v.seats[seat]?.hand ?? [];
  hand.splice(Math.max(hand.indexOf(value), 0), 1);
  shipAt(v, ship).bets.push({ seat, token: 0, colour, value });
  beat.flights.push({ id: `bet-${seatLetter(v, seat)}`, from: `hand ${seat}`, to, lands: true });
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
  "bet-lifted"(v, { seat, ship }) {
    v.chosen_token = shipAt(v, ship).bets.find((bet) => bet.seat === seat)?.token ?? null;
  },
  "bet-laid": laid,
  "bet-moved"(v, { seat, ship, colour }, beat) {
    for (const { ship: old, bets } of v.ships) {
      const at = bets.findIndex((bet) => bet.seat === seat && bet.token === v.chosen_token);
      if (at < 0) continue;
      const [bet] = bets.splice(at, 1) as [Bet];
      shipAt(v, ship).bets.push({ ...bet, colour });
      beat.moves.push([`bet ${ship}:${seat}`, `bet ${old}:${seat}`]);
      return;
    }
  },
  "drew-1"(v, { goods }, beat) {
    v.piles["add-1"].shift();
    v.held = [goods];
    beat.moves.push(["held", "placed add-1"]);
  },
  drew(v, { goods }, beat) {
    const seen = goods as unknown as Goods[] | "hidden";
    const taken = v.piles["draw-3"].splice(0, 3);
    v.drawn = seen === "hidden" ? taken.map(() => null) : seen;
    beat.moves.push(["held", "placed draw-3"]);
  },
  "goods-kept"(v, { goods }) {
    const known = v.drawn.indexOf(goods);
    const [kept = null] = v.drawn.splice(Math.max(known, 0), 1);
    v.held = [kept];
  },
  returned(v) {
    v.piles["draw-3"].push(...v.drawn);
    v.drawn = [];
  },
  loaded(v, { ship, goods }, beat) {
    v.held = [];
    shipAt(v, ship).goods[goods] += 1;
    const to = `prow ${ship} ${goods}`;
    beat.flights.push({ id: `v-${goods}`, from: `placed ${v.action}`, to, lands: true });
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
  "game-over"(v) {
    v.sailing = v.sailor = v.action = null;
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
    change(beat.view, (event as Tell).args as Args, beat, entry.action ?? [""]);
    beats.push(beat);
    now = beat.view;
  }
  return beats;
}
