import type { Action } from "../../lib/action";
import { expect, test } from "vitest";
import type { EntrySeen } from "../../lib/protocol";
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
    hand: seat ? [null, null] : [1, 2],
    won: [],
  })),
});

const play = (action: Action, ...events: [string, object][]): EntrySeen => ({
  number: 1,
  at: 0,
  kind: "play",
  seat: 1,
  action,
  events: events.map(([key, args]) => ({ key: `vikings-${key}`, args: { ...args } })),
});

test("a viking walks from the head of the line to the space it chose", () => {
  const [beat] = beatsOf(table(), play(["space", "promote"], ["placed", { seat: 1, space: "promote" }]));
  expect(beat?.moves).toEqual([["placed promote", "waiting first-player"]]);
  expect(beat?.view.village.map(({ waiting, placed }) => [waiting, placed])).toEqual([
    [null, null],
    [0, 1],
  ]);
});

test("a piece that jumps becomes the tail, and those behind it move up", () => {
  const before = { ...table(), chosen_piece: [1, 1] as [number, number] };
  const [beat] = beatsOf(before, play(["ship", 2], ["jumped", { seat: 1, ship: 1, target: 2 }]));
  expect(beat?.view.ships.map(({ hull }) => hull)).toEqual([
    ["G2", "B3"],
    ["Y1", "R1"],
  ]);
  expect(beat?.moves).toContainEqual(["piece 2:2", "piece 1:1"]);
  expect(beat?.moves).toContainEqual(["piece 1:1", "piece 1:2"]);
  expect(before.ships[0]?.hull).toEqual(["R1", "G2", "B3"]);
});

test("somebody else's bet leaves the hand without showing its value", () => {
  const laid = { seat: 1, ship: 2, colour: "red", token: "hidden" };
  const [beat] = beatsOf(table(), play(["circle", 2, "red"], ["bet-laid", laid]));
  expect(beat?.view.seats[1]?.hand).toEqual([null]);
  expect(beat?.view.ships[1]?.bets).toEqual([{ seat: 1, token: 0, colour: "red", value: null }]);
});

test("goods of a ship at sea fly to whoever takes them, and the chief crosses over", () => {
  const beats = beatsOf(
    table(),
    play(
      ["ship", 1],
      ["sailed", { ship: 1 }],
      ["took", { seat: 1, goods: "fur" }],
      ["round-began", { round: 2 }],
    ),
  );
  expect(beats[1]?.flights).toEqual([{ id: "v-fur", from: "prow 1 fur", to: "goods 1 fur" }]);
  expect(beats[1]?.view.seats[1]?.goods.fur).toBe(1);
  expect(beats[2]?.view.chief).toBe("left");
  expect(beats[2]?.view.sailing).toBeNull();
});
