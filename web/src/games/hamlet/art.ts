// Pictures that never change once they are drawn, as markup: a tile's land with its building, the
// old map around the village, the compass. What they are painted with stands in tiles.css.

import { symbol } from "./sheets";
import { chance, n, smooth, type Pt } from "./pen";
import type { Drawing } from "./tile";
import { emblem } from "./view";

const path = (paint: string, d: string): string => (d ? `<path class="${paint}" d="${d}"/>` : "");

// `larger`: how much the emblem grows on a small card, or seen from far away.
export function tileArt(tile: string, category: string, drawing: Drawing, larger = 1): string {
  const { em, ground, grass, hill, forest, roads, glyphs } = drawing;
  const es = Math.round(drawing.es * larger);
  return (
    `<g class="c-${category[0]}">${path("t-g", ground)}${path("t-grass", grass)}` +
    `${path("t-h", hill)}${path("t-f", forest)}` +
    `${path("t-r0", roads)}${path("t-r1", roads)}<g class="t-glyphs">` +
    `${glyphs.map(({ paint, d }) => path(`g-${paint}`, d)).join("")}</g>` +
    `<circle class="t-glow" cx="${em[0]}" cy="${n(em[1] + es * 0.12)}" r="${n(es * 0.78)}"/>` +
    `<use href="${symbol(emblem(tile))}" x="${n(em[0] - es / 2)}" y="${n(em[1] - es / 2)}"` +
    ` width="${es}" height="${es}"/></g>`
  );
}

const rnd = chance("the old map");

// Lattice points, contour lines and tufts of grass on a sheet of fixed size round the middle, so that
// nothing moves when tiles come.
function oldMap(): string {
  let lines = "";
  for (let k = 0; k < 7; k++) {
    const pts = Array.from({ length: 16 }, (_, t): Pt => {
      const x =
        k < 4
          ? -620 - 62 * k + 22 * Math.sin(t * 0.9 + k * 0.4)
          : 600 + 58 * (k - 4) + 18 * Math.sin(t * 0.8 + k * 0.5);
      return [x + rnd() * 8, -1200 + t * 160];
    });
    lines += smooth(pts);
  }
  const tuft = (): string =>
    `M${n((rnd() - 0.5) * 3000)} ${n((rnd() - 0.5) * 2400)}q-1-4-3-5m3 5q0-5 1-7m-1 7q1-4 4-5`;
  return (
    '<pattern id="ham-lattice" width="60" height="103.923" patternUnits="userSpaceOnUse">' +
    `${path("m-dots", "M0 0h0M60 0h0M30 51.961h0M0 103.923h0M60 103.923h0")}</pattern>` +
    `<rect x="-6000" y="-6000" width="12000" height="12000" fill="url(#ham-lattice)"/>` +
    path("m-lines", lines) +
    path("m-tufts", Array.from({ length: 260 }, tuft).join(""))
  );
}

function rose(): string {
  let rays = "";
  for (let i = 0; i < 16; i++) {
    const a = (Math.floor(i / 2) * Math.PI) / 4;
    const b = a + ((i % 2 ? 1 : -1) * Math.PI) / 8;
    const to = (angle: number, r: number): string => `L${n(r * Math.sin(angle))} ${n(-r * Math.cos(angle))}`;
    rays += path(i % 2 ? "" : "m-full", `M0 0${to(a, Math.floor(i / 2) % 2 ? 19 : 34)}${to(b, 7)}Z`);
  }
  return `${rays}<circle r="26" fill="none"/><text y="-39">N</text>`;
}

export const OLD_MAP = oldMap();
export const COMPASS = rose();
