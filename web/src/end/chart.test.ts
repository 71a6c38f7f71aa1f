import { expect, test } from "vitest";
import type { ScoreLine } from "../lib/protocol";
import { chartOf, gridStep, sampled } from "./chart";

const scores = (...totals: number[][]): ScoreLine[] => totals.map((one, number) => ({ number, totals: one }));

test("lines run from edge to edge, more is higher, and the grid has round numbers", () => {
  const { lines, grid } = chartOf(scores([0, 0], [10, 4], [40, 50]), 100, 60);
  expect(grid.map(({ value }) => value)).toEqual([0, 10, 20, 30, 40, 50]);
  expect(lines.map(({ path }) => path)).toEqual([
    "M0.0 60.0L50.0 48.0L100.0 12.0",
    "M0.0 60.0L50.0 55.2L100.0 0.0",
  ]);
});

test("points below nothing are still on the picture", () => {
  const { lines, grid } = chartOf(scores([0], [-3]), 100, 60);
  expect(grid[0]?.value).toBeLessThanOrEqual(-3);
  expect(lines[0]?.end.y).toBeLessThanOrEqual(60);
});

test("a grid has at most five steps", () => {
  for (const span of [1, 3, 7, 26, 119, 480]) expect(span / gridStep(span)).toBeLessThanOrEqual(5);
});

test("a table of a long game has few rows, the first and the last among them", () => {
  const long = scores(...Array.from({ length: 100 }, (_, n) => [n]));
  const rows = sampled(long);
  expect(rows).toHaveLength(12);
  expect([rows[0]?.at, rows.at(-1)?.at]).toEqual([0, 99]);
  expect(sampled(scores([1]))).toEqual([{ at: 0, totals: [1] }]);
});
