// What has to be in sight when a choice begins, and where to look for what is not.

import type { Box } from "./lattice";
import type { Pt } from "./pen";

const EDGE = 22; // px: nearer to the border nothing counts as seen
const ROOM = 34; // px round what is brought into sight

export interface Window {
  width: number;
  height: number;
  k: number;
  seen: Box; // of the map
}

export type Side = "left" | "right" | "above" | "below";

// Where a point lies that is out of sight; null if it is seen.
export function sideOf([x, y]: Pt, { seen, k }: Window): Side | null {
  const edge = EDGE / k;
  const past: [Side, number][] = [
    ["left", seen.x + edge - x],
    ["right", x - (seen.x + seen.w - edge)],
    ["above", seen.y + edge - y],
    ["below", y - (seen.y + seen.h - edge)],
  ];
  const [side, far] = past.reduce((a, b) => (b[1] > a[1] ? b : a));
  return far > 0 ? side : null;
}

// What the camera should show as a choice begins: nothing new where all targets are seen; the whole village,
// or else all targets, where that is large enough; otherwise it stays where it is.
export function aim(window: Window, targets: Pt[], village: Box, least: number): Box | null {
  if (!targets.some((at) => sideOf(at, window))) return null;
  const around = grown(boxOf(targets), ROOM / least);
  const whole = join(village, around);
  return [whole, around].find((box) => scaleOf(box, window) >= least) ?? null;
}

// How many targets are out of sight on each side, and the box that holds them.
export function beyond(window: Window, targets: Pt[]): { side: Side; count: number; box: Box }[] {
  return (["left", "right", "above", "below"] as const).flatMap((side) => {
    const there = targets.filter((at) => sideOf(at, window) === side);
    return there.length ? [{ side, count: there.length, box: grown(boxOf(there), ROOM / window.k) }] : [];
  });
}

const scaleOf = ({ w, h }: Box, { width, height }: Window): number => Math.min(width / w, height / h);

function boxOf(pts: Pt[]): Box {
  const [xs, ys] = [pts.map(([x]) => x), pts.map(([, y]) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, w: Math.max(...xs) - x, h: Math.max(...ys) - y };
}

const grown = ({ x, y, w, h }: Box, by: number): Box => ({
  x: x - by,
  y: y - by,
  w: w + 2 * by,
  h: h + 2 * by,
});

function join(a: Box, b: Box): Box {
  const [x, y] = [Math.min(a.x, b.x), Math.min(a.y, b.y)];
  return { x, y, w: Math.max(a.x + a.w, b.x + b.w) - x, h: Math.max(a.y + a.h, b.y + b.h) - y };
}
