import { expect, test } from "vitest";
import type { Workshop } from "../view";
import { held, readyBy } from "./orders";

const order = (name: string, level: number, ...need: string[]): Workshop["open_orders"][number] => ({
  order: name,
  tier: "A",
  need,
  level,
  pay: 5,
});
const shop = {
  rows: [{}, { leather: 2, paper: 1 }, { paper: 1 }, {}, {}],
  open_orders: [
    order("boots", 2, "leather", "leather"),
    order("ledger", 3, "paper", "leather"),
    order("chest", 3, "wood"),
  ],
} as unknown as Workshop;

test("a piece counts for an order that asks for it, as fine or less fine, once", () => {
  expect(shop.open_orders.map((one) => held(shop.rows, one))).toEqual([[true, true], [true, false], [false]]);
  expect(held([{}, { leather: 1 }], order("boots", 2, "leather", "leather"))).toEqual([true, false]);
});

test("a finer piece still serves where a coarser one would do", () => {
  const then: Workshop["rows"] = [{}, { leather: 1, paper: 1 }, { paper: 1, leather: 1 }, {}, {}];
  expect(readyBy(shop, then).map((one) => one.order)).toEqual(["ledger"]);
  expect(held(then, order("boots", 2, "leather", "leather"))).toEqual([true, true]);
});
