import { expect, test } from "vitest";
import { bandOf, type Box } from "./band";

const board = { width: 700, height: 800 };
const banner = { width: 620, height: 136 };
const row = (y: number, height = 90): Box => ({ x: 100, y, width: 500, height });

test("the banner lies in the middle of the widest empty band", () => {
  const { y } = bandOf(board, banner, [], [row(0), row(100), row(600), row(700)]);
  expect(Math.abs(y + banner.height / 2 - (190 + 600) / 2)).toBeLessThan(4);
});

test("the banner is never laid over what moved last, though it must cover something else for it", () => {
  const last = row(300, 120);
  const others = [0, 100, 200, 430, 530, 630, 710].map((y) => row(y));
  const { y } = bandOf(board, banner, [last], others);
  expect(y + banner.height <= last.y || y >= last.y + last.height).toBe(true);
});

test("what lies beside the banner takes no room from it", () => {
  const beside = { x: 0, y: 0, width: 30, height: 800 };
  expect(bandOf(board, banner, [beside], [row(500)]).y).toBeLessThan(500 - 136);
});

test("a board lower than the banner has it at the top", () => {
  expect(bandOf({ width: 300, height: 90 }, banner, [], []).y).toBe(8);
});

test("where both sides are not equally full it moves to the emptier one", () => {
  const right = { x: 400, y: 0, width: 900, height: 800 };
  expect(bandOf({ width: 1300, height: 800 }, banner, [], [right]).x).toBeLessThan(100);
});
