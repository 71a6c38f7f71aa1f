// A tile drawn from its outline: ground, bands, roads and upright glyphs, the same at every look.
// All coordinates are relative to the vertex where the outline's walk starts.

import { nth } from "../../lib/nth";
import { cellsOf, heading, next, normal, U, xy, type Cells } from "./lattice";
import { painted, type Glyph, type Stroke } from "./glyphs";
import { layOut, type Layout } from "./layout";
import { add, chance, far, mix, n, p, smooth, type Pt } from "./pen";
import type { Kind, Shape, Vertex } from "./view";

const DEPTH = 0.235; // of a section's band
const MITRE: Record<number, number> = { 2: 0.42, 1: 0.15, 0: 0.03, [-1]: 0, [-2]: -0.08 };

export interface Drawing extends Layout {
  key: string;
  poly: Pt[];
  ground: string;
  forest: string;
  hill: string;
  roads: string;
  grass: string;
  glyphs: Stroke[];
  // From the middle of a section over the ground to the building's door.
  way(section: number): Pt[];
}

const drawn = new Map<string, Drawing>();

export function draw(shape: Pick<Shape, "outline" | "sections"> & { tile: string }, spaces: number): Drawing {
  const [a, b] = nth(shape.outline, 0);
  const outline = shape.outline.map(([c, d]): Vertex => [c - a, d - b]);
  const key = `${shape.tile} ${heading(outline, 0)} ${spaces}`;
  let drawing = drawn.get(key);
  if (!drawing) drawn.set(key, (drawing = fresh(key, shape.tile, outline, shape.sections, spaces)));
  return drawing;
}

export const origin = (shape: { outline: Vertex[] }): Pt => xy(nth(shape.outline, 0));

function fresh(key: string, tile: string, outline: Vertex[], sections: Kind[], spaces: number): Drawing {
  const rnd = chance(tile);
  const poly = outline.map(xy);
  const cells = cellsOf(outline);
  const layout = layOut(tile, poly, cells.near.size, spaces);
  const ground = groundOf(poly, rnd);
  const { forest, hill, glyphs } = bandsOf(outline, sections, rnd);
  const way = (section: number): Pt[] => wayFrom(outline, section, cells, layout.door);
  let roads = "";
  sections.forEach((kind, i) => {
    if (kind === "road") roads += smooth(way(i));
  });
  const grass = grassOf(cells, layout, rnd);
  return { ...layout, key, poly, ground, forest, hill, roads, grass, glyphs: painted(glyphs), way };
}

// A little inside the lattice, so that the seam stays visible, with a hand-cut line.
function groundOf(poly: Pt[], rnd: () => number): string {
  const m = poly.length;
  const pts = poly.map((b, i): Pt => {
    const na = normal(nth(poly, (i + m - 1) % m), b);
    const nb = normal(b, nth(poly, next(i, poly)));
    const den = 1 + na[0] * nb[0] + na[1] * nb[1];
    const off: Pt = [((na[0] + nb[0]) / den) * 1.1, ((na[1] + nb[1]) / den) * 1.1];
    return add(b, off, Math.min(1, 3 / Math.hypot(...off)));
  });
  let d = `M${p(nth(pts, 0))}`;
  pts.forEach((a, i) => {
    const b = nth(pts, next(i, pts));
    d += `Q${p(add(mix(a, b), normal(a, b), rnd() * 1.1))} ${p(b)}`;
  });
  return `${d}Z`;
}

function bandsOf(outline: Vertex[], sections: Kind[], rnd: () => number) {
  const bands = { forest: "", hill: "" };
  const glyphs: Glyph[] = [];
  const m = outline.length;
  const turn = (i: number): number =>
    ((heading(outline, next(i, outline)) - heading(outline, i) + 9) % 6) - 3;
  const about = (k: number): number => (rnd() * 2 - 1) * k;
  sections.forEach((kind, i) => {
    if (kind === "road") return;
    const [a, b] = [xy(nth(outline, i)), xy(nth(outline, next(i, outline)))];
    const inward = normal(a, b);
    const at = (s: number, depth: number): Pt => add(mix(a, b, s), inward, depth * U);
    const [turn0, turn1] = [turn((i + m - 1) % m), turn(i)];
    const [e0, e1] = [MITRE[turn0] ?? 0, MITRE[turn1] ?? 0];
    const [c0, c1] = [turn0 === 2 ? 0.1 : 0.045, turn1 === 2 ? 0.1 : 0.045];
    const D = DEPTH;
    bands[kind] +=
      `M${p(at(c0, 0.02))}L${p(at(1 - c1, 0.02))}L${p(at(1 - c1 - e1 * 0.9, D * 0.8))}` +
      `Q${p(at(0.7 - e1 * 0.4, D * 1.1))} ${p(at(0.5 + about(0.1), D * 1.16))}T${p(at(c0 + e0 * 0.9, D * 0.8))}Z`;
    const lo = 0.13 + Math.max(0, e0) * 0.36;
    const hi = 0.87 - Math.max(0, e1) * 0.36;
    if (kind === "forest") {
      for (let k = 0; k < 5; k++) {
        const corner = (k === 0 && turn0 === 2) || (k === 4 && turn1 === 2);
        const depth = corner ? 0.12 : (k % 2 ? 0.2 : 0.135) + about(0.012);
        const [x, y] = at(lo + ((hi - lo) * k) / 4 + about(0.02), depth);
        const name = nth(["fir", "round", "fir", "bush"] as const, Math.floor(rnd() * 4));
        glyphs.push({ name, x, y: y - 1, front: (k % 2 === 0) !== inward[1] >= 0 });
      }
    } else {
      for (let k = 0; k < 3; k++) {
        const [x, y] = at(
          lo + 0.05 + ((hi - lo - 0.1) * k) / 2 + about(0.02),
          nth([0.15, 0.135, 0.15], k) + about(0.012),
        );
        glyphs.push({ name: k === 1 ? "high" : "low", x, y, front: k !== 1 });
      }
    }
  });
  return { ...bands, glyphs };
}

// Over the triangles by the shortest way, and a little past the seam so that two roads join.
function wayFrom(outline: Vertex[], section: number, cells: Cells, door: Pt): Pt[] {
  const [a, b] = [xy(nth(outline, section)), xy(nth(outline, next(section, outline)))];
  const inward = normal(a, b);
  const mid = mix(a, b);
  let goal = "";
  for (const c of cells.near.keys())
    if (!goal || far(cells.centre(c), door) < far(cells.centre(goal), door)) goal = c;
  const start = nth(cells.first, section);
  const before = new Map<string, string>([[start, ""]]);
  for (const c of before.keys()) {
    if (c === goal) break;
    for (const other of cells.near.get(c) ?? []) if (!before.has(other)) before.set(other, c);
  }
  const centres: Pt[] = [];
  for (let c: string | undefined = goal; c; c = before.get(c)) centres.unshift(cells.centre(c));
  const between = centres.slice(1).map((c, i) => mix(nth(centres, i), c));
  return [add(mid, inward, -1.3), add(mid, inward, 0.26 * U), ...between, door];
}

// A few tufts on the meadow, away from the building.
function grassOf(cells: Cells, { em, es, slots }: Layout, rnd: () => number): string {
  let d = "";
  for (const c of cells.near.keys()) {
    const pt = add(cells.centre(c), [rnd() * 12 - 6, rnd() * 12 - 6]);
    if (rnd() < 0.3 || far(pt, em) < es * 0.6 || slots.some((s) => far(s, pt) < 14)) continue;
    d += `M${n(pt[0])} ${n(pt[1])}q-1-3-2.500-3.500m2.500 3.500q0-3.500.8-5m-.8 5q.8-3 3-3.500`;
  }
  return d;
}
