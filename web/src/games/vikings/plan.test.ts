import { describe, expect, test } from "vitest";
import { planOf, stageOf } from "./plan";
import type { View } from "./view";

const ships = Array.from({ length: 8 }, (_, i) => ({ ship: i + 1, sailed: i < 2, bets: i ? [{}] : [] }));
const view = { ships, sailing: null, limits: { hull: 6 } } as unknown as View;
const SIZES = [
  [1100, 700],
  [700, 900],
  [2400, 900],
  [320, 500],
  [520, 500],
] as const;

describe.each(SIZES)("on %i × %i", (width, height) => {
  const plan = planOf(width, height, view);

  test("every ship has its row below the one before, and all of them fit", () => {
    expect(plan.rows.map(({ ship }) => ship)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    let end = 0;
    for (const { y, h } of plan.rows) {
      expect(y).toBeCloseTo(end);
      end = y + h;
    }
    expect(end).toBeLessThanOrEqual(plan.H + 0.01);
  });

  test("a ship of full length and its circles lie inside, and no two circles touch", () => {
    for (const { shipX, y, h, circle } of plan.rows) {
      expect(shipX + plan.P * (view.limits.hull + 1)).toBeLessThanOrEqual(plan.W);
      const at = [0, 1, 2, 3].map(circle);
      for (const [i, one] of at.entries()) {
        expect(one.x).toBeGreaterThanOrEqual(plan.radius);
        if (h > 40) expect(one.y).toBeLessThanOrEqual(y + h);
        for (const other of at.slice(i + 1))
          expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(2 * plan.radius);
      }
    }
  });
});

test("a phone shows all eight ships at once; only where their rows would be lower than a finger it scrolls", () => {
  expect(planOf(360, 508, view)).toMatchObject({ kind: "upright", H: 508 });
  expect(planOf(446, 360, view)).toMatchObject({ kind: "land", H: 360 });
  expect(planOf(320, 247, view).kind).toBe("land");
  expect(planOf(240, 247, view)).toMatchObject({ kind: "upright", H: 352 });
});

test("however narrow it is for a moment, nothing is drawn with less than no size", () => {
  for (const size of [20, 60, 104, 150]) {
    expect(planOf(size, 700, view).P).toBeGreaterThan(0); // upright
    expect(planOf(size, size / 2, view).P).toBeGreaterThan(0); // held sideways
  }
});

test("a ship that puts to sea grows as far as there is room, whole with its sail", () => {
  for (const [width, height] of SIZES) {
    const plan = planOf(width, height, view);
    const unit = plan.P / 74;
    for (const row of plan.rows) {
      const [short, long] = [2, 6].map((length) => stageOf(plan, row, length));
      expect(short?.grown).toBeGreaterThanOrEqual(long?.grown ?? 0);
      expect(long?.grown).toBeGreaterThanOrEqual(0.7);
      for (const { grown, rise } of [short, long].filter((one) => one !== undefined)) {
        expect(row.shipY + (rise - 36 * grown) * unit).toBeGreaterThanOrEqual(-0.01);
      }
    }
  }
  const wide = planOf(872, 678, view);
  expect(wide.rows.map((row) => stageOf(wide, row, 4).grown).every((grown) => grown > 1.3)).toBe(true);
});
