import { expect, test } from "vitest";
import type { Outcome } from "../lib/protocol";
import { deciding, lead, rowsOf, tieBreaks } from "./result";

const score = (seat: number, total: number, rank: number, parts: Record<string, number>, tokens: number) => ({
  seat,
  total,
  rank,
  parts,
  tie_break: { tokens, points: 3 },
});
const outcome: Outcome = {
  winners: [1],
  scores: [
    score(0, 10, 2, { fur: 6, bets: 4 }, 2),
    score(1, 10, 1, { fur: 8, bets: 2 }, 5),
    score(2, 7, 3, { fur: 5, bets: 2 }, 9),
  ],
};

test("every source of points has a row, and the best of it is known", () => {
  expect(rowsOf(outcome)).toEqual([
    { source: "fur", values: [6, 8, 5], best: 8 },
    { source: "bets", values: [4, 2, 2], best: 4 },
  ]);
});

test("nobody is best where all are equal", () => {
  const equal = { winners: [0], scores: outcome.scores.map((s) => ({ ...s, parts: { fur: 3 } })) };
  expect(rowsOf(equal)[0]?.best).toBeNull();
});

test("a source that brought nobody anything has no row", () => {
  const none = { winners: [0], scores: outcome.scores.map((s) => ({ ...s, parts: { fur: 3, bets: 0 } })) };
  expect(rowsOf(none).map(({ source }) => source)).toEqual(["fur"]);
});

test("a tie is told with the figures of what parted it", () => {
  expect(deciding(outcome)).toEqual({ name: "tokens", first: 5, second: 2 });
});

test("a shared victory is parted by nothing", () => {
  const scores = [score(0, 10, 1, {}, 4), score(1, 10, 1, {}, 4)];
  expect(deciding({ winners: [0, 1], scores })).toBeNull();
});

test("the tie-break that parted equal totals is named", () => {
  expect(tieBreaks(outcome)).toEqual(["tokens"]);
  expect(lead(outcome)).toBe(0);
});

test("without equal totals no tie-break is named", () => {
  const clear = { winners: [0], scores: outcome.scores.slice(1) };
  expect(tieBreaks(clear)).toEqual([]);
  expect(lead(clear)).toBe(3);
});
