// Roads as lines on the map: the rules say which tiles a way passes and which sections a link crosses.

import { nth } from "../../lib/nth";
import { middle, xy } from "./lattice";
import { add, type Pt } from "./pen";
import { origin, type Drawing } from "./tile";
import type { Link, Tile } from "./view";

export type Crossing = Pick<Link, "from_section" | "to_section"> & { from: string; to: string };

// A way over tiles as points on the map, from door to door along the roads.
export function trail(
  tiles: string[],
  links: Crossing[],
  drawing: (tile: string) => { tile: Tile; drawing: Drawing } | undefined,
): Pt[] {
  const pts: Pt[] = [];
  const road = (name: string, section: number): Pt[] => {
    const found = drawing(name);
    return found ? found.drawing.way(section - 1).map((pt) => add(pt, origin(found.tile))) : [];
  };
  if (tiles.length === 1) {
    const only = drawing(nth(tiles, 0));
    return only ? [add(only.drawing.door, origin(only.tile))] : [];
  }
  tiles.slice(1).forEach((tile, i) => {
    const last = nth(tiles, i);
    const link = links.find((l) => (l.from === last && l.to === tile) || (l.from === tile && l.to === last));
    if (!link) return;
    const [out, into] =
      link.from === last ? [link.from_section, link.to_section] : [link.to_section, link.from_section];
    pts.push(...road(last, out).reverse(), ...road(tile, into).slice(1));
  });
  return pts;
}

// The way to a tile, from what is said of each tile: the one before it. The start has none.
export function wayTo(tile: string, before: Record<string, string>): string[] {
  const way = [tile];
  for (let last = before[tile]; last && !way.includes(last); last = before[last]) way.unshift(last);
  return way;
}

// The middle of a seam and the angle of a piece that lies across it; sections are counted from 1.
export function lying({ outline }: Pick<Tile, "outline">, section: number): { at: Pt; angle: number } {
  const [a, b] = [xy(nth(outline, section - 1)), xy(nth(outline, section % outline.length))];
  const angle = (Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI + 90;
  return { at: middle(outline, section - 1), angle: Math.round(((angle % 180) + 180) % 180) };
}
