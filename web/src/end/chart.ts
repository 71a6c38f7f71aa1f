// Lines of points over a game, laid out for drawing.

import type { ScoreLine } from "../lib/protocol";

export interface Line {
  place: number;
  path: string;
  end: { x: number; y: number };
}

export interface Chart {
  lines: Line[];
  grid: { y: number; value: number }[];
}

const STEPS = [1, 2, 5, 10, 20, 25, 50, 100, 200, 500];

// A round distance between grid lines, so that there are at most five of them.
export function gridStep(span: number): number {
  return STEPS.find((step) => span / step <= 5) ?? 1000;
}

// `where` says how far along each line of points stands, from 0 to 1; evenly if not said.
export function chartOf(
  scores: ScoreLine[],
  width: number,
  height: number,
  where = (place: number): number => place / Math.max(1, scores.length - 1),
): Chart {
  const seats = scores[0]?.totals.length ?? 0;
  const all = scores.flatMap(({ totals }) => totals);
  const step = gridStep(Math.max(1, Math.max(...all) - Math.min(0, ...all)));
  const low = Math.floor(Math.min(0, ...all) / step) * step;
  const high = Math.max(step, Math.ceil(Math.max(...all) / step) * step);
  const x = (place: number): number => width * where(place);
  const y = (value: number): number => height - (height * (value - low)) / (high - low);
  const grid = [];
  for (let value = low; value <= high; value += step) grid.push({ y: y(value), value });
  const lines = Array.from({ length: seats }, (_, place) => {
    const points = scores.map(({ totals }, at) => ({ x: x(at), y: y(totals[place] ?? 0) }));
    const path = points.map((p, at) => `${at ? "L" : "M"}${p.x.toFixed(1)} ${p.y.toFixed(1)}`).join("");
    return { place, path, end: points.at(-1) ?? { x: 0, y: 0 } };
  });
  return { lines, grid };
}

// Some lines of many, evenly, the first and the last among them: for the table in numbers.
export function sampled(scores: ScoreLine[], most = 12): { at: number; totals: number[] }[] {
  const count = Math.min(most, scores.length);
  return Array.from({ length: count }, (_, place) => {
    const at = Math.round((place * (scores.length - 1)) / Math.max(1, count - 1));
    return { at, totals: scores[at]?.totals ?? [] };
  });
}
