// Where a tile's emblem, spaces, name and pieces go: the best of a small grid, judged by how far
// everything stays from the edges. Memoised by its caller.

import { nth } from "../../lib/nth";
import { average, bounds, inside, next, toSegment } from "./lattice";
import { far, type Pt } from "./pen";

export interface Layout {
  em: Pt;
  es: number;
  slots: Pt[];
  label: Pt;
  door: Pt;
  spots: Pt[]; // for villagers and donkeys
}

const R = 9;
const STEP = 3;
const BIG: Record<string, number> = { church: 112, market: 52, "town-hall": 66 };
const BY_AREA: Record<number, number> = { 4: 37, 6: 44, 7: 46, 8: 46, 9: 50, 10: 50, 12: 56 };

export function layOut(tile: string, poly: Pt[], area: number, spaces: number, lines: string[]): Layout {
  const es = BIG[tile] ?? BY_AREA[area] ?? 50;
  const clear = clearance(poly);
  const box = bounds(poly);
  const mid = average(poly);
  const w = es / 2;
  const lw = Math.max(...lines.map((line) => line.length)) * 2.35;
  let best = Infinity;
  let found: Pick<Layout, "em" | "slots" | "label"> = { em: mid, slots: [], label: mid };
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
        const low = ly + (lines.length - 1) * 10;
        const slots = places(form, spaces, [i, j], w, low - j);
        for (const s of slots) cost += 1.6 * short(14 + R - clear(s), 1.5);
        for (const x of [i - lw, i + lw]) cost += 0.35 * short(12 - clear([x, low - 3]), 1.4);
        if (cost < best) {
          best = cost;
          found = { em: [i, j], slots, label: [i, ly] };
        }
      }
    }
  }
  const door: Pt = [found.em[0], found.em[1] + es * 0.36];
  const most = tile === "church" ? 14 : 6;
  return { ...found, es, door, spots: standing(found, es, door, lw, lines.length, clear, box, most) };
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
  const { x, y, w, h } = bounds(poly, 12);
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
    return c < 0 || r < 0 || c >= columns || r >= rows ? -60 : nth(field, r * columns + c);
  };
}

// Places for pieces, near the door first: off the emblem, the spaces and the name where there is
// room; where there is none, over the emblem's sides.
function standing(
  { em, slots, label }: Pick<Layout, "em" | "slots" | "label">,
  es: number,
  door: Pt,
  lw: number,
  lines: number,
  clear: (pt: Pt) => number,
  box: { x: number; y: number; w: number; h: number },
  most: number,
): Pt[] {
  const spots: Pt[] = [];
  for (const [edge, em_, slot, apart] of [
    [9, 0.46, 20, 23],
    [6, 0.36, 16, 19],
    [4, 0.22, 12, 15],
  ] as const) {
    const open: { pt: Pt; cost: number }[] = [];
    for (let x = box.x; x < box.x + box.w; x += 5) {
      for (let y = box.y; y < box.y + box.h; y += 5) {
        const foot: Pt = [x, y + 11];
        if (clear([x - 7, foot[1]]) < edge || clear([x + 7, foot[1]]) < edge || clear([x, y - 8]) < edge)
          continue;
        if (Math.abs(x - em[0]) < es * em_ + 9 && Math.abs(y - em[1]) < es * em_ + 9) continue;
        if (slots.some((s) => far(s, [x, y]) < slot)) continue;
        if (Math.abs(x - label[0]) < lw + 13 && y > label[1] - 22 && y < label[1] + lines * 10 + 8) continue;
        open.push({ pt: [x, y], cost: far([x, y], door) });
      }
    }
    open.sort((a, b) => a.cost - b.cost);
    for (const { pt } of open) {
      if (spots.length >= most) return spots;
      if (spots.every((s) => far(s, pt) >= apart)) spots.push(pt);
    }
    if (spots.length >= 4) return spots;
  }
  return spots.length
    ? spots
    : [
        [em[0] - es * 0.5, em[1] + 4],
        [em[0] + es * 0.5, em[1] + 4],
      ];
}
