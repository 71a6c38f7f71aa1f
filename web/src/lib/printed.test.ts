import { expect, test } from "vitest";
import { restored } from "./printed";

test("what is printed is put back where a reference stands", () => {
  const card = { building: "bakery", cost: [1, 2] };
  const view = { stack: [{ $: "building bakery" }, { building: "inn" }], card: null, day: 3, at: [1, [2]] };
  expect(restored(view, { "building bakery": card })).toEqual({
    stack: [card, { building: "inn" }],
    card: null,
    day: 3,
    at: [1, [2]],
  });
});
