// Boxes that keep off one another, in pixels of the screen: each is set into the free place nearest to
// its wish; what comes later gives way.

import type { Box } from "./lattice";
import type { Pt } from "./pen";

const STEP = 3;
const HARD = 2; // from this weight on two things must not overlap
const LITTLE = 12; // square pixels of overlap that nobody sees

interface Taken extends Box {
  weight: number;
}

export interface Wish {
  w: number;
  h: number;
  at: Pt; // where its middle would be best
  far: number; // so far from there it may be
  inside: number; // how much it minds sticking out of its tile
  clear: (at: Pt) => number; // how deep inside its tile a point lies
}

export interface Found {
  at: Pt;
  cost: number;
  free: boolean; // whether it lies on nothing that matters
}

export class Ground {
  readonly #taken: Taken[] = [];

  take(at: Pt, w: number, h: number, weight: number): void {
    this.#taken.push({ x: at[0] - w / 2, y: at[1] - h / 2, w, h, weight });
  }

  // The place that costs least: far from the wish, out of the tile or upon other things costs.
  find({ w, h, at, far, inside, clear }: Wish): Found {
    const near = this.#taken.filter(
      (box) =>
        box.x < at[0] + far + w &&
        box.x + box.w > at[0] - far - w &&
        box.y < at[1] + far + h &&
        box.y + box.h > at[1] - far - h,
    );
    let best: Found = { at, cost: Infinity, free: false };
    for (const [away, dx, dy] of rings(far)) {
      if (away >= best.cost) break;
      const [x, y] = [at[0] + dx, at[1] + dy];
      const depth = Math.min(
        clear([x - w / 2, y]),
        clear([x + w / 2, y]),
        clear([x, y - h / 2]),
        clear([x, y + h / 2]),
      );
      let cost = away + Math.max(0, 3 - depth) * inside * 2.2;
      let hard = 0;
      for (const box of near) {
        const common =
          Math.max(0, Math.min(x + w / 2, box.x + box.w) - Math.max(x - w / 2, box.x)) *
          Math.max(0, Math.min(y + h / 2, box.y + box.h) - Math.max(y - h / 2, box.y));
        cost += common * box.weight * 1.1;
        if (box.weight >= HARD) hard += common;
      }
      if (cost < best.cost) best = { at: [x, y], cost, free: hard <= LITTLE };
    }
    return best;
  }
}

const known = new Map<number, [number, number, number][]>();

// Steps in order of their distance, so that a search may stop at the first that cannot be bettered.
function rings(far: number): [number, number, number][] {
  const reach = Math.ceil(far / STEP);
  let found = known.get(reach);
  if (found) return found;
  found = [];
  for (let i = -reach; i <= reach; i++)
    for (let j = -reach; j <= reach; j++) found.push([Math.hypot(i, j * 1.15) * STEP, i * STEP, j * STEP]);
  found.sort((a, b) => a[0] - b[0]);
  known.set(reach, found);
  return found;
}
