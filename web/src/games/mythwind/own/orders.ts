// What of an order's needs stands on the shelves, fine enough.

import type { Workshop } from "../view";

type Order = Workshop["open_orders"][number];

export function held(rows: Workshop["rows"], order: Order): boolean[] {
  const left = new Map<string, number>();
  rows.forEach((row, at) => {
    if (at + 1 < order.level) return;
    for (const [material, n] of Object.entries(row)) left.set(material, (left.get(material) ?? 0) + n);
  });
  return order.need.map((material) => {
    const n = left.get(material) ?? 0;
    left.set(material, n - 1);
    return n > 0;
  });
}

// Which orders could be delivered then and not yet now.
export function readyBy({ rows, open_orders }: Workshop, then: Workshop["rows"]): Order[] {
  const can = (shelves: Workshop["rows"], order: Order): boolean => held(shelves, order).every(Boolean);
  return open_orders.filter((order) => can(then, order) && !can(rows, order));
}
