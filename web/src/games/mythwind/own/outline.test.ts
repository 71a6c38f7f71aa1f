import { expect, test } from "vitest";
import { outline } from "./outline";

const DRAWN = { size: 10, inset: 1, round: 2 };

test("one cell is drawn as a square with round corners", () => {
  expect(outline(["a1"], DRAWN)).toBe("M1 3Q1 1 3 1L7 1Q9 1 9 3L9 7Q9 9 7 9L3 9Q1 9 1 7Z");
});

test("cells that touch have one border, others one each", () => {
  expect(outline(["a1", "b1", "b2"], DRAWN).match(/Z/g)).toHaveLength(1);
  expect(outline(["a1", "c1"], DRAWN).match(/Z/g)).toHaveLength(2);
});

test("what is enclosed is not part of it", () => {
  const ring = ["a1", "b1", "c1", "a2", "c2", "a3", "b3", "c3"];
  expect(outline(ring, DRAWN).match(/Z/g)).toHaveLength(2);
});
