import { expect, test } from "vitest";
import type { TableHead } from "../lib/protocol";
import { pictureOf } from "../pages/parts/games";

const head = (game: string, reached: TableHead["reached"], options = {}): TableHead =>
  ({ game, options, reached }) as TableHead;

test("a seat has the picture of whom it plays now, and before that of whom it chose", () => {
  expect(pictureOf(head("mythwind", {}, { cast: "RF" }), 0)).toContain("ranger");
  expect(pictureOf(head("mythwind", { cast: "MF" }, { cast: "RF" }), 0)).toContain("merchant");
  expect(pictureOf(head("mythwind", { cast: "MF" }), 1)).toContain("farmer");
  expect(pictureOf(head("hamlet", {}), 0)).toBe("");
});
