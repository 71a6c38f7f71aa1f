// Trees and rocks as a few long paths: hundreds of small pictures on a tile would make moving the
// map slow. The drawings are those of art/terrain.svg; each starts at its own 0, 0.

import address from "./art/glyphs.json?url";
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

// Of each drawing: its parts, where they start and how they go on; fetched with the board.
let parts: Record<GlyphName, [paint: string, x: number, y: number, d: string][]> | undefined;

export async function fetchGlyphs(): Promise<void> {
  parts ??= (await (await fetch(address)).json()) as typeof parts;
}

// The glyphs behind, then those in front; of each, one path for every paint.
export function painted(glyphs: Glyph[]): Stroke[] {
  return [false, true].flatMap((front) =>
    PAINTS.flatMap((paint) => {
      let d = "";
      for (const glyph of glyphs) {
        if (glyph.front !== front) continue;
        for (const [of, x, y, rest] of parts?.[glyph.name] ?? [])
          if (of === paint) d += `M${n(glyph.x + x)} ${n(glyph.y + y)}${rest}`;
      }
      return d ? [{ paint, d }] : [];
    }),
  );
}
