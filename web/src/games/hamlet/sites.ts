// Where the tile that is being built might lie: every legal place once, and the others to ask about.

import { nth } from "../../lib/nth";
import type { Action } from "../../lib/action";
import { centreOf, edge, heading, posed, turned } from "./lattice";
import { far, type Pt } from "./pen";
import type { Shape, Site, Tile, Vertex, View } from "./view";

export interface Place {
  action: Action;
  outline: Vertex[];
  rotation: number;
  centre: Pt;
  site: Site | null; // null: not legal
}

const REACH = 62; // so near the pointer has to be to a place's centre

// The legal places that look different; turned, a tile may look as it did before.
export function legalPlaces(view: View): Place[] {
  const looks = new Map<string, Place>();
  for (const site of view.sites) {
    const look = site.outline
      .map((_, i) => `${edge(site.outline, i)}${view.building?.sections[i]}`)
      .sort()
      .join();
    const { action, outline, rotation } = site;
    if (!looks.has(look)) looks.set(look, { action, outline, rotation, centre: centreOf(outline), site });
  }
  return [...looks.values()];
}

// Every way to lay a section of the tile against one of these tiles, legal or not.
export function otherPlaces(building: Shape, anchors: Tile[], legal: Place[]): Place[] {
  const known = new Set(legal.map(({ outline }) => outline.join(" ")));
  const found: Place[] = [];
  for (const anchor of anchors) {
    building.sections.forEach((_, i) => {
      anchor.sections.forEach((_, j) => {
        const rotation = (heading(anchor.outline, j) + 3 - heading(building.outline, i) + 6) % 6;
        const [a, b] = turned(nth(building.outline, i), rotation);
        const [c, d] = nth(anchor.outline, (j + 1) % anchor.outline.length);
        const outline = posed(building.outline, rotation, [c - a, d - b]);
        const key = outline.join(" ");
        if (known.has(key)) return;
        known.add(key);
        const action: Action = ["place", building.tile, i + 1, anchor.tile, j + 1];
        found.push({ action, outline, rotation, centre: centreOf(outline), site: null });
      });
    });
  }
  return found;
}

// The place meant by a point: legal ones first, those turned as now before others.
export function nearest(at: Pt, legal: Place[], others: Place[], rotation: number): Place | null {
  const pick = (places: Place[], reach: number): Place | null => {
    let best: Place | null = null;
    for (const place of places) {
      const d = far(at, place.centre);
      if (d < reach && (!best || d < far(at, best.centre))) best = place;
    }
    return best;
  };
  const so = (place: Place): boolean => place.rotation === rotation;
  return pick(legal.filter(so), REACH) ?? pick(legal, REACH * 0.7) ?? pick(others.filter(so), REACH);
}

// The next way round that has a legal place, the one nearest to this place.
export function turnedFrom(place: Place, legal: Place[], way: 1 | -1): Place {
  for (let k = 1; k < 6; k++) {
    const rotation = (place.rotation - way * k + 12) % 6; // clockwise on the screen
    const found = closest(
      place.centre,
      legal.filter((other) => other.rotation === rotation),
    );
    if (found) return found;
  }
  return place;
}

// The nearest legal place in the direction of an arrow key.
export function beside(place: Place, legal: Place[], [dx, dy]: Pt): Place {
  let best = place;
  let least = Infinity;
  for (const other of legal) {
    const [x, y] = [other.centre[0] - place.centre[0], other.centre[1] - place.centre[1]];
    const along = x * dx + y * dy;
    const cost = along + 2 * Math.abs(x * dy - y * dx) + (other.rotation === place.rotation ? 0 : 20);
    if (along > 3 && cost < least) [best, least] = [other, cost];
  }
  return best;
}

function closest(at: Pt, places: Place[]): Place | null {
  return places.reduce<Place | null>(
    (best, p) => (!best || far(at, p.centre) < far(at, best.centre) ? p : best),
    null,
  );
}
