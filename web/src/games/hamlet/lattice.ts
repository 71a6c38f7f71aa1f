// The triangular lattice on the page: 60 = one section, y downwards. HAM-TILE-02, HAM-AMB-24.

import { nth } from "../../lib/nth";
import { far, mix, type Pt } from "./pen";
import type { Vertex } from "./view";

export const U = 60;
const H = Math.sqrt(3) / 2;
const STEPS: Vertex[] = [
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
  [1, -1],
];

// The walk round a six-sided tile, the plainest there is.
export const HEXAGON: Vertex[] = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 2],
  [-1, 2],
  [-1, 1],
];

export const xy = ([a, b]: Vertex): Pt => [(a + b / 2) * U, -b * H * U];
export const next = (i: number, list: unknown[]): number => (i + 1) % list.length;

// The direction of a section in steps of 60° from east, counter-clockwise.
export function heading(outline: Vertex[], section: number): number {
  const [a, b] = nth(outline, section);
  const [c, d] = nth(outline, next(section, outline));
  return STEPS.findIndex(([x, y]) => x === c - a && y === d - b);
}

export function ends(outline: Vertex[], section: number): [Pt, Pt] {
  return [xy(nth(outline, section)), xy(nth(outline, next(section, outline)))];
}

export const middle = (outline: Vertex[], section: number): Pt => mix(...ends(outline, section));

// The unit normal to the inside: walks run counter-clockwise, so the inside is at the left.
export function normal(a: Pt, b: Pt): Pt {
  const l = far(a, b);
  return [(b[1] - a[1]) / l, -(b[0] - a[0]) / l];
}

// A vector turned by so many steps of 60° counter-clockwise.
export function turned([a, b]: Vertex, steps: number): Vertex {
  for (let i = ((steps % 6) + 6) % 6; i; i--) [a, b] = [-b, a + b];
  return [a, b];
}

// An unturned outline (its walk starts at 0, 0) turned and moved.
export function posed(outline: Vertex[], rotation: number, at: Vertex): Vertex[] {
  return outline.map((v) => {
    const [a, b] = turned(v, rotation);
    return [a + at[0], b + at[1]];
  });
}

// Two touching sections have the same key.
export function edge(outline: Vertex[], section: number): string {
  const one = nth(outline, section).join();
  const two = nth(outline, next(section, outline)).join();
  return one < two ? `${one} ${two}` : `${two} ${one}`;
}

// A bar along a section, a little shorter than it.
export function bar(outline: Vertex[], section: number, inset = 0.12): string {
  const [a, b] = ends(outline, section);
  return `M${mix(a, b, inset).join(" ")}L${mix(b, a, inset).join(" ")}`;
}

// An outline drawn in by so much; sharp corners no farther than thrice that.
export function inset(poly: Pt[], by: number): Pt[] {
  const m = poly.length;
  return poly.map((b, i): Pt => {
    const na = normal(nth(poly, (i + m - 1) % m), b);
    const nb = normal(b, nth(poly, next(i, poly)));
    const den = Math.max(0.3, 1 + na[0] * nb[0] + na[1] * nb[1]);
    return [b[0] + ((na[0] + nb[0]) / den) * by, b[1] + ((na[1] + nb[1]) / den) * by];
  });
}

export function inside(pt: Pt, poly: Pt[]): boolean {
  let within = false;
  poly.forEach(([x1, y1], i) => {
    const [x2, y2] = nth(poly, next(i, poly));
    if (y1 > pt[1] !== y2 > pt[1] && pt[0] < ((x2 - x1) * (pt[1] - y1)) / (y2 - y1) + x1) within = !within;
  });
  return within;
}

export function toSegment(pt: Pt, a: Pt, b: Pt): number {
  const d: Pt = [b[0] - a[0], b[1] - a[1]];
  const t = ((pt[0] - a[0]) * d[0] + (pt[1] - a[1]) * d[1]) / (d[0] * d[0] + d[1] * d[1]);
  return far(pt, mix(a, b, Math.max(0, Math.min(1, t))));
}

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

export function bounds(pts: Pt[], pad = 0): Box {
  const xs = pts.map(([x]) => x);
  const ys = pts.map(([, y]) => y);
  const [x, y] = [Math.min(...xs) - pad, Math.min(...ys) - pad];
  return { x, y, w: Math.max(...xs) + pad - x, h: Math.max(...ys) + pad - y };
}

// -- the triangles of a tile ---------------------------------------------------------------------

export interface Cells {
  near: Map<string, string[]>;
  first: string[]; // the triangle behind each section
  centre(cell: string): Pt;
}

const cell = (...corners: Vertex[]): string =>
  corners
    .map((c) => c.join())
    .sort()
    .join(" ");

export function cellsOf(outline: Vertex[]): Cells {
  const border = new Set(outline.map((_, i) => edge(outline, i)));
  const first = outline.map((p, i) => {
    const q = nth(outline, next(i, outline));
    const s = nth(STEPS, (heading(outline, i) + 1) % 6);
    return cell(p, q, [p[0] + s[0], p[1] + s[1]]);
  });
  const near = new Map<string, string[]>();
  const todo = [...first];
  for (let c = todo.pop(); c; c = todo.pop()) {
    if (near.has(c)) continue;
    const corners = verticesOf(c);
    const found: string[] = [];
    for (let i = 0; i < 3; i++) {
      const [o, p, q] = [nth(corners, i), nth(corners, (i + 1) % 3), nth(corners, (i + 2) % 3)];
      if (border.has(edge([p, q], 0))) continue;
      found.push(cell(p, q, [p[0] + q[0] - o[0], p[1] + q[1] - o[1]]));
    }
    near.set(c, found);
    todo.push(...found);
  }
  return { near, first, centre: (c) => average(verticesOf(c).map(xy)) };
}

const verticesOf = (c: string): Vertex[] => c.split(" ").map((v) => v.split(",").map(Number) as Vertex);

export function average(pts: Pt[]): Pt {
  const sum = pts.reduce<Pt>((s, q) => [s[0] + q[0], s[1] + q[1]], [0, 0]);
  return [sum[0] / pts.length, sum[1] / pts.length];
}

// The centre of mass of an outline.
export function centreOf(outline: Vertex[]): Pt {
  let [area, x, y] = [0, 0, 0];
  outline.forEach((v, i) => {
    const [a, b] = [xy(v), xy(nth(outline, next(i, outline)))];
    const k = a[0] * b[1] - b[0] * a[1];
    area += k;
    x += (a[0] + b[0]) * k;
    y += (a[1] + b[1]) * k;
  });
  return [x / (3 * area), y / (3 * area)];
}
