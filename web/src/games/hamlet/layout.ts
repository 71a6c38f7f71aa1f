// Where a tile's emblem, spaces and name go: the best of a small grid, judged by how far
// everything stays from the edges. Memoised by its caller.

import { nth } from "../../lib/nth";
import { average, bounds, inside, next, toSegment } from "./lattice";
import { far, type Pt } from "./pen";

export interface Layout {
  em: Pt;
  es: number;
  slots: Pt[];
  door: Pt;
  clear: (pt: Pt) => number; // how deep inside the outline a point lies, negative outside
}

const R = 9;
const STEP = 3;
const NAME = 20; // half the room for a name under the emblem
const AROUND = 40; // so far outside of a tile it is known how far
const BIG: Record<string, number> = { church: 112, market: 52, "town-hall": 66 };
const BY_AREA: Record<number, number> = { 4: 37, 6: 44, 7: 46, 8: 46, 9: 50, 10: 50, 12: 56 };

export function layOut(tile: string, poly: Pt[], area: number, spaces: number): Layout {
  const es = BIG[tile] ?? BY_AREA[area] ?? 50;
  const clear = clearance(poly);
  const box = bounds(poly);
  const mid = average(poly);
  const w = es / 2;
  let best = Infinity;
  let found: Pick<Layout, "em" | "slots"> = { em: mid, slots: [] };
  for (const form of spaces ? "btrl" : "b") {
    for (let i = Math.floor(box.x); i < box.x + box.w; i += 4) {
      for (let j = Math.floor(box.y); j < box.y + box.h; j += 4) {
        let cost = 0.02 * far([i, j], mid);
        for (const [dx, dy] of [
          [-0.8, 0.8],
          [0.8, 0.8],
          [-0.75, -0.45],
          [0.75, -0.45],
          [0, -0.9],
        ] as Pt[])
          cost += short(15 - clear([i + w * dx, j + w * dy]), 1.5);
        if (cost >= best) continue;
        const ly = j + w + 8;
        const slots = places(form, spaces, [i, j], w, ly - j);
        for (const s of slots) cost += 1.6 * short(14 + R - clear(s), 1.5);
        for (const x of [i - NAME, i + NAME]) cost += 0.35 * short(12 - clear([x, ly - 3]), 1.4);
        if (cost < best) {
          best = cost;
          found = { em: [i, j], slots };
        }
      }
    }
  }
  const door: Pt = [found.em[0], found.em[1] + es * 0.36];
  return { ...found, es, door, clear };
}

const short = (lacking: number, power: number): number => (lacking > 0 ? lacking ** power : 0);

function places(form: string, k: number, [i, j]: Pt, w: number, low: number): Pt[] {
  const at = (m: number): number => (m - (k - 1) / 2) * (2 * R + 1);
  return Array.from({ length: k }, (_, m): Pt => {
    if (form === "b") return [i + at(m), j + low + R + 3];
    if (form === "t") return [i + at(m), j - w - R - 1];
    const side = form === "r" ? 1 : -1;
    return [i + (w + R + 2 + (m === 1 && k === 3 ? 3 : 0)) * side, j + 4 + at(m)];
  });
}

// How far a point lies inside the outline (negative outside), looked up in a field.
function clearance(poly: Pt[]): (pt: Pt) => number {
  const { x, y, w, h } = bounds(poly, AROUND);
  const columns = Math.ceil(w / STEP) + 1;
  const rows = Math.ceil(h / STEP) + 1;
  const field = new Float32Array(columns * rows);
  for (let r = 0; r < rows; r++) {
    for (let c = 0; c < columns; c++) {
      const pt: Pt = [x + c * STEP, y + r * STEP];
      let d = Infinity;
      for (let i = 0; i < poly.length; i++)
        d = Math.min(d, toSegment(pt, nth(poly, i), nth(poly, next(i, poly))));
      field[r * columns + c] = inside(pt, poly) ? d : -d;
    }
  }
  return (pt) => {
    const c = Math.round((pt[0] - x) / STEP);
    const r = Math.round((pt[1] - y) / STEP);
    return c < 0 || r < 0 || c >= columns || r >= rows ? -AROUND : nth(field, r * columns + c);
  };
}
