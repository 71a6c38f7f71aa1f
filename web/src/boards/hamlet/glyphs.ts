// Trees and rocks as a few long paths: hundreds of small pictures on a tile would make moving the
// map slow. The drawings are those of art/terrain.svg; each starts at its own 0, 0.

import { n } from "./pen";

export type GlyphName = "fir" | "round" | "bush" | "high" | "low";
export interface Glyph {
  name: GlyphName;
  x: number;
  y: number;
  front: boolean; // in its row, before its neighbours
}
export interface Stroke {
  paint: string; // how it is painted: a class of tiles.css
  d: string;
}

const PAINTS = ["trunk", "fir", "leaf", "bush", "shade", "hill1", "hill2", "line"];

const PARTS: Record<GlyphName, [paint: string, x: number, y: number, d: string][]> = {
  fir: [
    ["trunk", -0.1, 7.6, "l.2-4.7"],
    ["fir", -5.2, 4.4, "q1.4-2.6 2.9-5.1l-1.3-.1q1.9-3.8 3.6-7.7q1.6 3.9 3.6 7.6l-1.3 .2q1.2 2.6 2.8 5.1q-5.2-.2-10.3 0z"],
    ["shade", -0.1, -8.5, "q1.9 3.8 3.8 7.7l-1.5-.1q1.7 2.6 3 5.4h-5.1q0-6.500-.2-13z"],
  ],
  round: [
    ["trunk", 0, 7.5, "l.1-4.500"],
    ["leaf", 4.9, -0.2, "q.8 3.9-3.3 3.6q-2.9 2.6-4.7-1q-3.6-1.3-1.500-4.6q-.8-4 3-3.7q3.1-2.7 4.8 1q3.9 1.3 1.7 4.7z"],
    ["line", -2, -3, "q1.500-2 3-1.500m-3.500 4.500q1-1 2-.8"],
  ],
  bush: [
    ["trunk", 0, 6, "v-3"],
    ["bush", 2.7, 2.1, "q-1.8 2.8-4.4 .9q-3.3-1-2.3-4.2q-.1-3.4 3.3-3.4q3.3-1.1 4.3 2.2q1.9 2.6-.9 4.500z"],
  ],
  high: [
    ["hill1", -11, 6.5, "q5-11.500 8.500-14q3-1.500 5.500 2q4 6 8.500 12z"],
    ["hill2", -2.5, -7.5, "q3-1.500 5.500 2q4 6 8.500 12h-7q-1-7-7-14z"],
    ["line", 3.5, -3, "l2.500 8m-5-9.500l1.8 6"],
  ],
  low: [
    ["hill1", -8, 5.5, "q4-8.500 7-10t9 10z"],
    ["hill2", 1, -4.3, "q4 2.8 7 9.8h-4.500q-.5-5.500-2.500-9.8z"],
    ["line", 3, -1, "l1.500 5"],
  ],
};

// The glyphs behind, then those in front; of each, one path for every paint.
export function painted(glyphs: Glyph[]): Stroke[] {
  return [false, true].flatMap((front) =>
    PAINTS.flatMap((paint) => {
      let d = "";
      for (const glyph of glyphs) {
        if (glyph.front !== front) continue;
        for (const [of, x, y, rest] of PARTS[glyph.name])
          if (of === paint) d += `M${n(glyph.x + x)} ${n(glyph.y + y)}${rest}`;
      }
      return d ? [{ paint, d }] : [];
    }),
  );
}
