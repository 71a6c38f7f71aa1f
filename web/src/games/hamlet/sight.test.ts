// What the map shows as a choice begins: everything that may be chosen, without moving when it need not.

import { expect, test } from "vitest";
import type { Pt } from "./pen";
import { aim, beyond, sideOf, type Window } from "./sight";

const window: Window = { width: 400, height: 400, k: 1, seen: { x: 0, y: 0, w: 400, h: 400 } };
const village = { x: -100, y: 0, w: 600, h: 400 };

test("nothing moves while everything that may be chosen is in sight", () => {
  expect(
    aim(
      window,
      [
        [30, 30],
        [370, 370],
      ],
      village,
      0.5,
    ),
  ).toBeNull();
  expect(aim(window, [], village, 0.5)).toBeNull();
});

test("the whole village is shown where it is large enough, otherwise all that may be chosen", () => {
  const out: Pt[] = [[480, 200]];
  const whole = aim(window, out, village, 0.5);
  expect(whole && whole.x <= -100 && whole.x + whole.w >= 500).toBe(true);
  const near = aim(window, out, { ...village, x: -900, w: 1400 }, 0.5);
  expect(near && near.x > 300 && near.x + near.w > 480).toBe(true);
});

test("the map stays where it is when not all of it could be seen well, and points to the rest", () => {
  const far: Pt[] = [
    [200, 200],
    [900, 200],
    [1000, 210],
    [-300, 200],
    [200, -50],
    [210, 900],
  ];
  expect(aim(window, far, village, 0.62)).toBeNull();
  const found = beyond(window, far);
  expect(found.map(({ side, count }) => [side, count])).toEqual([
    ["left", 1],
    ["right", 2],
    ["above", 1],
    ["below", 1],
  ]);
  const right = found.find(({ side }) => side === "right")?.box;
  expect(right && right.x < 900 && right.x + right.w > 1000).toBe(true);
});

test("what lies at the very border does not count as seen", () => {
  expect(sideOf([200, 396], window)).toBe("below");
  expect(sideOf([200, 360], window)).toBeNull();
});
