// The rows of the log: turns, rounds, and what stands between them.

import { expect, test } from "vitest";
import type { EntrySeen } from "./protocol";
import { folded, rowsOf, toldOf } from "./turns";

const ROUND = "round-began";
const opens = ({ key }: { key: string }): boolean => key === ROUND;
const play = (number: number, seat: number, ...keys: string[]): EntrySeen => ({
  number,
  at: 0,
  kind: "play",
  seat,
  events: keys.map((key) => ({ key })),
});

test("what one seat plays without a break is one row", () => {
  const rows = rowsOf([play(1, 0, "went"), play(2, 0, "built"), play(3, 1, "went"), play(4, 0, "went")]);
  expect(rows.map(({ number }) => number)).toEqual([1, 3, 4]);
  const [first] = rows;
  expect(first?.is === "turn" && toldOf(first).map(({ key }) => key)).toEqual(["went", "built"]);
});

test("a round stands between the turns and is not told twice", () => {
  const rows = rowsOf([play(1, 0, "went", ROUND, "row-filled"), play(2, 0, "went")], opens);
  expect(rows.map(({ is }) => is)).toEqual(["turn", "round", "turn"]);
  const [first] = rows;
  expect(first?.is === "turn" && toldOf(first, opens).map(({ key }) => key)).toEqual(["went", "row-filled"]);
});

test("plays that were taken back leave only their number", () => {
  const undo: EntrySeen = { number: 3, at: 0, kind: "undo", seat: 0, count: 2 };
  const rows = rowsOf([play(1, 0, "went"), play(2, 0, "built"), undo, play(4, 0, "begged")]);
  expect(rows).toHaveLength(1);
  const [turn] = rows;
  expect(turn?.is === "turn" && [turn.undone, turn.entries.map(({ number }) => number)]).toEqual([2, [4]]);
});

test("a turn that was taken back altogether leaves no row", () => {
  const undo: EntrySeen = { number: 2, at: 0, kind: "undo", seat: 0, count: 1 };
  expect(rowsOf([play(1, 0, "went"), undo, play(3, 1, "went")]).map(({ number }) => number)).toEqual([3]);
});

test("equal deeds that follow one another become one with a count and the sum of points", () => {
  const wood = { symbols: ["wood"], gain: 1, places: ["woodcutter"] };
  const found = folded([wood, wood, { symbols: ["stone"] }, wood]);
  expect(found.map(({ symbols, count, gain }) => [symbols[0], count, gain])).toEqual([
    ["wood", 2, 2],
    ["stone", undefined, undefined],
    ["wood", undefined, 1],
  ]);
});
