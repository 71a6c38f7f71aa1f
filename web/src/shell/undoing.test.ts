import { expect, test } from "vitest";
import type { EntrySeen } from "../lib/protocol";
import { deedsOf } from "./undoing";

const play = (number: number, seat: number, ...keys: string[]): EntrySeen => ({
  number,
  at: 0,
  kind: "play",
  seat,
  action: ["a"],
  events: keys.map((key) => ({ key })),
});

test("steps that tell nothing by themselves stand with the step that does", () => {
  const entries: EntrySeen[] = [
    play(1, 0, "placed"),
    play(2, 0),
    play(3, 0, "jumped"),
    play(4, 1, "placed"),
    play(5, 1),
  ];
  const found = deedsOf(entries, 8).map(({ seat, plays, back }) => [
    seat,
    plays.map((one) => one.number),
    back,
  ]);
  expect(found).toEqual([
    [1, [5], 1],
    [1, [4], 2],
    [0, [2, 3], 4],
    [0, [1], 5],
  ]);
});

test("what was taken back cannot be asked back again, and of many only the last are shown", () => {
  const undo: EntrySeen = { number: 3, at: 0, kind: "undo", seat: 0, count: 1 };
  const entries = [play(1, 0, "a"), play(2, 0, "b"), undo, play(4, 0, "c")];
  expect(deedsOf(entries, 8).map(({ back, plays }) => [back, plays[0]?.number])).toEqual([
    [1, 4],
    [2, 1],
  ]);
  expect(deedsOf(entries, 1)).toHaveLength(1);
});
