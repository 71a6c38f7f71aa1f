// What the others did since one's own last turn.

import { expect, test } from "vitest";
import type { EntrySeen } from "../lib/protocol";
import { since } from "./others";

const play = (number: number, seat: number): EntrySeen => ({ number, at: 0, kind: "play", seat });
const numbers = (entries: EntrySeen[], myTurn: boolean, me = 0): number[] =>
  since({ entries, me, myTurn }).map(({ number }) => number);

test("what the others did since one's own last turn stays while one acts, and goes when that is over", () => {
  const round = [play(1, 1), play(2, 0), play(3, 1), play(4, 2)];
  expect(numbers(round, true)).toEqual([3, 4]);
  expect(numbers([...round, play(5, 0)], true)).toEqual([3, 4]);
  expect(numbers([...round, play(5, 0)], false)).toEqual([]);
  expect(numbers([...round, play(5, 0), play(6, 1)], false)).toEqual([6]);
});

test("before one's own first turn it is all that they did, and nothing that was taken back", () => {
  const undo: EntrySeen = { number: 3, at: 0, kind: "undo", seat: 2, count: 1 };
  expect(numbers([play(1, 1), play(2, 2), undo, play(4, 2)], true)).toEqual([1, 4]);
});
