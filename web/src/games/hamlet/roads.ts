// The road graph as it lies on the map: where links cross the seams, and ways along them.

import { nth } from "../../lib/nth";
import { edge, middle, xy } from "./lattice";
import { add, type Pt } from "./pen";
import { origin, type Drawing } from "./tile";
import type { Kind, Link, Tile, View } from "./view";

export interface Side {
  tile: Tile;
  section: number; // counted from 0
  kind: Kind;
}

// Every seam with the one or two sections that lie on it.
export function seams(tiles: Tile[]): Map<string, Side[]> {
  const found = new Map<string, Side[]>();
  for (const tile of tiles) {
    tile.sections.forEach((kind, section) => {
      const key = edge(tile.outline, section);
      found.set(key, [...(found.get(key) ?? []), { tile, section, kind }]);
    });
  }
  return found;
}

export interface Crossing {
  from: string;
  to: string;
  from_section: number;
  to_section: number;
}

// Where two tiles meet with sections of one kind on both sides, in the order of the first's.
export function crossing(index: Map<string, Side[]>, one: string, two: string, kind: Kind): Crossing | null {
  const met: Crossing[] = [];
  for (const sides of index.values()) {
    const [a, b] = sides[0]?.tile.tile === one ? sides : [...sides].reverse();
    if (a && b && a.tile.tile === one && b.tile.tile === two && a.kind === kind && b.kind === kind)
      met.push({ from: one, to: two, from_section: a.section, to_section: b.section });
  }
  return met.sort((a, b) => a.from_section - b.from_section)[0] ?? null;
}

// The links of the village with the sections they cross.
export function crossings(view: View, index: Map<string, Side[]>): Crossing[] {
  return view.links.flatMap((link) => across(link, index) ?? []);
}

function across(link: Link, index: Map<string, Side[]>): Crossing | null {
  if (link.from_section === undefined || link.to_section === undefined)
    return crossing(index, link.from, link.to, "road");
  return { ...link, from_section: link.from_section - 1, to_section: link.to_section - 1 };
}

// The shortest way over links; every tile between the ends has to pass `open`.
export function way(
  links: Crossing[],
  from: string,
  to: string,
  open = (_: string) => true,
): string[] | null {
  const before = new Map<string, string>([[to, ""]]);
  for (const tile of before.keys()) {
    if (tile !== to && !open(tile)) continue;
    for (const link of links) {
      const other = link.from === tile ? link.to : link.to === tile ? link.from : "";
      if (other && !before.has(other)) before.set(other, tile);
    }
  }
  if (!before.has(from)) return null;
  const found: string[] = [];
  for (let tile: string | undefined = from; tile; tile = before.get(tile)) found.push(tile);
  return found;
}

// A way over tiles as points on the map, from door to door along the roads.
export function trail(
  tiles: string[],
  links: Crossing[],
  drawing: (tile: string) => { tile: Tile; drawing: Drawing } | undefined,
): Pt[] {
  const pts: Pt[] = [];
  const road = (name: string, section: number): Pt[] => {
    const found = drawing(name);
    return found ? found.drawing.way(section).map((pt) => add(pt, origin(found.tile))) : [];
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

// The middle of a seam and the angle of a piece that lies across it.
export function lying(tile: Tile, section: number): { at: Pt; angle: number } {
  const [a, b] = [xy(nth(tile.outline, section)), xy(nth(tile.outline, (section + 1) % tile.outline.length))];
  const angle = (Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI + 90;
  return { at: middle(tile.outline, section), angle: Math.round(((angle % 180) + 180) % 180) };
}
