// The village of a view, measured and drawn: what every layer of the map is made from.

import { bounds, xy, type Box } from "./lattice";
import { add, n, type Pt } from "./pen";
import { trail } from "./roads";
import { draw, origin, type Drawing } from "./tile";
import type { Link, Tile, View } from "./view";

export interface Placed {
  tile: Tile;
  drawing: Drawing;
  at: Pt; // where the drawing's own 0, 0 lies
}

export class Village {
  readonly placed: Placed[];
  readonly by: Map<string, Placed>;
  readonly links: Link[];
  readonly box: Box;
  readonly ground: string;

  constructor(view: View) {
    this.placed = view.tiles.map((tile) => ({ tile, drawing: draw(tile, tile.spaces), at: origin(tile) }));
    this.by = new Map(this.placed.map((placed) => [placed.tile.tile, placed]));
    this.links = view.links;
    this.box = bounds(
      view.tiles.flatMap(({ outline }) => outline.map(xy)),
      26,
    );
    this.ground = this.placed.map(({ drawing, at }) => shifted(drawing.ground, at)).join("");
  }

  // A point of a tile's drawing on the map.
  point(tile: string, of: (drawing: Drawing) => Pt): Pt {
    const placed = this.by.get(tile);
    return placed ? add(of(placed.drawing), placed.at) : [0, 0];
  }

  // From tile to tile along the roads.
  trail(tiles: string[]): Pt[] {
    return trail(tiles, this.links, (tile) => this.by.get(tile));
  }
}

// A path of absolute points, moved.
export function shifted(d: string, [x, y]: Pt): string {
  return d.replace(/(-?[\d.]+) (-?[\d.]+)/g, (_, a: string, b: string) => `${n(+a + x)} ${n(+b + y)}`);
}
