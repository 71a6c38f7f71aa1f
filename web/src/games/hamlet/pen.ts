// A hand that wobbles the same way every time: seeded chance, short numbers, curves through points.

import { nth } from "../../lib/nth";

export type Pt = [number, number];

// Chance that depends on a text alone, so that a tile is drawn alike on every screen.
export function chance(seed: string): () => number {
  let h = 2166136261;
  for (const c of seed) h = Math.imul(h ^ c.charCodeAt(0), 16777619);
  return () => {
    h = (h + 0x6d2b79f5) | 0;
    let t = Math.imul(h ^ (h >>> 15), 1 | h);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

// A number with one decimal at most.
export const n = (v: number): string => String(Math.round(v * 10) / 10);
export const p = ([x, y]: Pt): string => `${n(x)} ${n(y)}`;

export const add = (a: Pt, b: Pt, k = 1): Pt => [a[0] + b[0] * k, a[1] + b[1] * k];
export const mix = (a: Pt, b: Pt, t = 0.5): Pt => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
export const far = (a: Pt, b: Pt): number => Math.hypot(a[0] - b[0], a[1] - b[1]);

// Catmull-Rom through the points, as cubic Béziers.
export function smooth(pts: Pt[]): string {
  const at = (i: number): Pt => nth(pts, Math.max(0, Math.min(pts.length - 1, i)));
  let d = `M${p(at(0))}`;
  for (let i = 0; i + 1 < pts.length; i++) {
    const [p0, p1, p2, p3] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const c1: Pt = [p1[0] + (p2[0] - p0[0]) / 6, p1[1] + (p2[1] - p0[1]) / 6];
    const c2: Pt = [p2[0] - (p3[0] - p1[0]) / 6, p2[1] - (p3[1] - p1[1]) / 6];
    d += `C${p(c1)} ${p(c2)} ${p(p2)}`;
  }
  return d;
}

export const polygon = (pts: Pt[]): string => `M${pts.map(p).join("L")}Z`;
