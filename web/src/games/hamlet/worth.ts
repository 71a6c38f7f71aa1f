// What the rules tell of a place for the tile that is being built: what it would bring there.

import type { Place } from "./sites";
import { far, type Pt } from "./pen";

// At once and at the end together.
export const worthOf = ({ site }: Place): number => (site ? site.stars + (site.points ?? 0) : 0);

// Of the places that lie so near to one another that their pins would touch, the one that brings most
// stands for all; none lies on what is taken already.
export function pinned(places: Place[], taken: Pt[], near: number): Set<Place> {
  const found = new Set<Place>();
  const pts = [...taken];
  for (const place of [...places].sort((a, b) => worthOf(b) - worthOf(a)))
    if (pts.every((pt) => far(pt, place.centre) >= near)) {
      found.add(place);
      pts.push(place.centre);
    }
  return found;
}
