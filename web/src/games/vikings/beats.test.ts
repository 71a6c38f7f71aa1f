import { expect, test } from "vitest";
import type { ChangeSeen, EntrySeen } from "../../lib/protocol";
import { beatsOf } from "./beats";
import type { Ship, View } from "./view";

const ship = (number: number, ...hull: string[]): Ship => ({
  ship: number,
  sailed: false,
  hull,
  goods: { fur: 1, grain: 0, nails: 0 },
  control: [],
  bets: [],
});

const table = (): View => ({
  game: "vikings",
  counted: null,
  outcome: null,
  viewer: 0,
  round: 1,
  chief: "right",
  stage: "space",
  turn: [0],
  mover: 0,
  action: null,
  chosen_piece: null,
  chosen_token: null,
  sailor: null,
  sailing: null,
  sterns: 7,
  limits: { hull: 5, market: 4, sterns: 7 },
  village: [
    { space: "first-player", waiting: 1, placed: null },
    { space: "promote", waiting: 0, placed: null },
  ],
  ships: [ship(1, "R1", "G2", "B3"), ship(2, "Y1")],
  market: { fur: 1, grain: 1, nails: 1 },
  piles: { "add-1": [null], "draw-3": [null] },
  drawn: [],
  held: [],
  removed: { fur: 0, grain: 0, nails: 0 },
  seats: [0, 1].map((seat) => ({
    seat,
    colour: seat ? "green" : "red",
    goods: { fur: 0, grain: 0, nails: 0 },
    goods_points: 0,
    points: 0,
    hand: seat ? [null, null] : [1, 2],
    won: [],
  })),
});

const play = (...changes: ChangeSeen[]): EntrySeen => ({
  number: 1,
  at: 0,
  kind: "play",
  seat: 1,
  action: ["ship", 2],
  events: [{ key: "vikings-jumped", args: { seat: 1 } }],
  changes,
});

test("what is told stands in its place, and the view before stays as it was", () => {
  const before = table();
  const [beat] = beatsOf(
    before,
    play({
      moves: [["waiting first-player", "placed promote"]],
      after: [
        [["village", 0, "waiting"], null],
        [["village", 1, "placed"], 1],
        [["action"], "promote"],
      ],
    }),
  );
  expect(beat?.view.village.map(({ waiting, placed }) => [waiting, placed])).toEqual([
    [null, null],
    [0, 1],
  ]);
  expect(beat?.view.action).toBe("promote");
  expect(beat?.slides).toEqual([["waiting first-player", "placed promote"]]);
  expect(before).toEqual(table());
});

test("each picture goes on from the one before", () => {
  const beats = beatsOf(
    table(),
    play({ after: [[["ships", 0, "hull"], ["G2"]]] }, { after: [[["sterns"], 6]] }),
  );
  expect(beats.map(({ view }) => [view.ships[0]?.hull.length, view.sterns])).toEqual([
    [1, 7],
    [1, 6],
  ]);
});

test("bet tokens fly between hand and circle, in the colour of their owner", () => {
  const [laid, won] = beatsOf(
    table(),
    play({ moves: [["hand 1", "bet 2:1"]] }, { moves: [["bet 2:1", "hand 1"]] }),
  );
  expect(laid?.flights).toEqual([{ id: "bet-g", from: "hand 1", to: "bet 2:1", lands: true }]);
  expect(won?.flights).toEqual([{ id: "bet-g", from: "bet 2:1", to: "hand 1", lands: false }]);
});

test("goods fly onto a prow and from it; a token slides from circle to circle", () => {
  const [beat] = beatsOf(
    table(),
    play({
      moves: [
        ["placed add-1", "prow 1 fur"],
        ["prow 1 fur", "goods 1 fur"],
        ["bet 1:0", "bet 2:0"],
      ],
    }),
  );
  expect(beat?.flights.map(({ id, lands }) => [id, lands])).toEqual([
    ["v-fur", true],
    ["v-fur", false],
  ]);
  expect(beat?.slides).toEqual([["bet 1:0", "bet 2:0"]]);
});

test("a play of an old table, of which no pictures are kept, is told at once", () => {
  const { changes: _, ...old } = play();
  expect(beatsOf(table(), old)).toEqual([]);
});

test("the final count says how many points come from where, one piece after the other", () => {
  const beats = beatsOf(
    table(),
    play(
      { after: [[["counted"], [0, 0]]] },
      { moves: [["market fur", "points 1"]], after: [[["counted"], [0, 6]]] },
      { moves: [["won 1:0", "points 1"]], after: [[["counted"], [0, 10]]] },
    ),
  );
  expect(beats.map(({ points }) => points)).toEqual([
    [],
    [{ from: "market fur", to: "points 1", points: 6 }],
    [{ from: "won 1:0", to: "points 1", points: 4 }],
  ]);
});
