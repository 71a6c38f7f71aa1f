// Where everything of constant size stands on the map: goods, names, villagers, donkeys, flags, badges.
// Set out once per state and scale, in pixels of the screen; given in the map's own measure.

import { Ground } from "./declutter";
import { formsOf } from "./letters.svelte";
import { add, far, mix, type Pt } from "./pen";
import type { Standing } from "./pieces";
import { lying } from "./roads";
import type { View } from "./view";
import type { Placed, Village } from "./village";

// In pixels of the screen; near the map things grow with it.
export interface Sizes {
  letters: number;
  good: number; // radius
  villager: number;
  donkey: number;
  flag: number;
  road: number;
  badge: number;
  emblem: number; // how much emblems grow against their tile
}

export function sizesAt(k: number, small: boolean, wide: boolean): Sizes {
  const u = small ? 0.82 : 1;
  return {
    letters: Math.max(wide ? 13 : 12, 10 * k),
    good: Math.max(small ? 8.5 : 9, 9.2 * k),
    villager: Math.max(27 * u, 28 * k),
    donkey: Math.max(24 * u, 26 * k),
    flag: Math.max(22 * u, 23 * k),
    road: Math.max(26, 32 * k),
    badge: Math.max(24, 22 * k),
    emblem: Math.max(1, 0.8 / k),
  };
}

export interface Name {
  tile: string;
  lines: string[];
  at: Pt;
  shown: boolean; // otherwise only while somebody looks at the tile
}

export interface Setting {
  sizes: Sizes;
  names: Name[];
  spaces: Map<string, Pt[]>; // for goods, by tile
  church: Pt[]; // the delivery spaces
  stands: Map<string, Pt>; // villagers and donkeys, by piece
  flags: Map<string, Pt>;
  badges: Map<string, Pt>;
}

export interface Plan {
  k: number;
  sizes: Sizes;
  small: boolean;
  village: Village;
  view: View;
  standing: Standing[];
  badges: (readonly [tile: string, width: number])[]; // tiles that carry one, and how wide it is
  name: (tile: string) => string;
  width: (text: string, size: number) => number;
}

const WEIGHT = { emblem: 0.55, empty: 2, road: 3, good: 4, name: 5, piece: 5 };
const FAR = { name: 54, piece: 80, flag: 60, badge: 66 };
const TOO_FAR = 34; // on a phone a name that would lie farther from its wish is left out
const PARTED = 5; // what writing a name in two lines costs

export function setOut(plan: Plan): Setting {
  const setter = new Setter(plan);
  setter.emblems();
  const spaces = setter.spaces();
  const church = setter.church();
  setter.roads();
  const names = setter.names();
  const stands = setter.stands();
  const flags = setter.flags();
  const badges = setter.badges();
  return { sizes: plan.sizes, spaces, church, names, stands, flags, badges };
}

class Setter {
  readonly #ground = new Ground();

  constructor(private readonly plan: Plan) {}

  #px([x, y]: Pt): Pt {
    return [x * this.plan.k, y * this.plan.k];
  }

  #map([x, y]: Pt): Pt {
    return [x / this.plan.k, y / this.plan.k];
  }

  // The middle of a tile's emblem and its size.
  #emblem({ tile, drawing, at }: Placed): { at: Pt; s: number } {
    const grown = tile.tile === "church" ? 1 : this.plan.sizes.emblem;
    return { at: this.#px(add(drawing.em, at)), s: drawing.es * grown * this.plan.k };
  }

  #clear({ drawing, at }: Placed): (pt: Pt) => number {
    return (pt) => drawing.clear(add(this.#map(pt), at, -1)) * this.plan.k;
  }

  emblems(): void {
    for (const placed of this.plan.village.placed) {
      const { at, s } = this.#emblem(placed);
      this.#ground.take(at, s * 0.8, s * 0.8, WEIGHT.emblem);
    }
  }

  // Spaces spread so far that tokens of constant size touch and do not overlap.
  spaces(): Map<string, Pt[]> {
    const r = this.plan.sizes.good;
    const found = new Map<string, Pt[]>();
    for (const { tile, drawing, at } of this.plan.village.placed) {
      const pts = drawing.slots.map((slot) => this.#px(add(slot, at)));
      const [a, b] = pts;
      const middle = pts.reduce<Pt>((sum, pt) => add(sum, pt, 1 / pts.length), [0, 0]);
      const spread = a && b ? Math.max(1, (2 * r + 1) / far(a, b)) : 1;
      const set = pts.map((pt) => mix(middle, pt, spread));
      set.forEach((pt, slot) => {
        const full = tile.category === "producer" ? tile.basics[slot] : tile.tokens[slot];
        this.#ground.take(pt, 2 * r, 2 * r, full ? WEIGHT.good : WEIGHT.empty);
      });
      found.set(
        tile.tile,
        set.map((pt) => this.#map(pt)),
      );
    }
    return found;
  }

  church(): Pt[] {
    const church = this.plan.village.by.get("church");
    if (!church) return [];
    const r = this.plan.sizes.good;
    const { at, s } = this.#emblem(church);
    return this.plan.view.church.map((_, i) => {
      const pt: Pt = [at[0] - s * 0.02 + i * (2 * r + 2), at[1] - s * 0.4];
      this.#ground.take(pt, 2 * r, 2 * r, WEIGHT.good);
      return this.#map(pt);
    });
  }

  roads(): void {
    const side = this.plan.sizes.road * 0.6;
    for (const link of this.plan.view.links) {
      const placed = this.plan.village.by.get(link.from);
      if (link.seat !== null && placed)
        this.#ground.take(this.#px(lying(placed.tile, link.from_section).at), side, side, WEIGHT.road);
    }
  }

  // Special tiles first, long names before short ones; under the emblem if that is free.
  names(): Name[] {
    const { sizes, small, village, name, width } = this.plan;
    const rank = ({ tile }: Placed): number =>
      (tile.category === "special" ? 1e3 : 0) + name(tile.tile).length;
    const size = sizes.letters;
    return [...village.placed]
      .sort((a, b) => rank(b) - rank(a))
      .map((placed) => {
        const { at, s } = this.#emblem(placed);
        const clear = this.#clear(placed);
        const ways = formsOf(name(placed.tile.tile)).map((lines) => {
          const w = Math.max(...lines.map((line) => width(line, size))) + 5;
          const h = size * 1.02 * lines.length + 2;
          const wish: Pt = [at[0], at[1] + s * 0.5 + h * 0.42];
          const found = this.#ground.find({ w, h, at: wish, far: FAR.name, inside: 0.42, clear });
          return { ...found, lines, w, h, cost: found.cost + PARTED * (lines.length - 1) };
        });
        const best = ways.reduce((a, b) => (b.cost < a.cost ? b : a));
        const special = placed.tile.category === "special";
        const shown = special || (best.free && !(small && best.cost > TOO_FAR));
        if (shown) this.#ground.take(best.at, best.w, best.h, WEIGHT.name);
        return { tile: placed.tile.tile, lines: best.lines, at: this.#map(best.at), shown };
      });
  }

  stands(): Map<string, Pt> {
    const { sizes, standing, village } = this.plan;
    const found = new Map<string, Pt>();
    const sides = new Map<string, number>();
    const order = [...standing].sort((a, b) => Number(a.flat) - Number(b.flat) || (a.kind < b.kind ? 1 : -1));
    for (const one of order) {
      const placed = village.by.get(one.tile);
      if (!placed) continue;
      const { at, s } = this.#emblem(placed);
      const side = sides.get(one.tile) ?? 0;
      sides.set(one.tile, side + 1);
      const z = sizes[one.kind];
      const more = one.ids.length > 1 ? z * 0.3 : 0; // its count
      const set = this.#ground.find({
        w: z * (one.flat ? 1 : 0.82) + more,
        h: z * 0.9,
        at: [at[0] + s * (side % 2 ? -0.62 : 0.62), at[1] + s * 0.22],
        far: FAR.piece,
        inside: 0.8,
        clear: this.#clear(placed),
      });
      this.#ground.take(set.at, z * (one.flat ? 1 : 0.82) + more, z * 0.9, WEIGHT.piece);
      for (const id of one.ids) found.set(id, this.#map(set.at));
    }
    return found;
  }

  // At the roof, with its points beside it.
  flags(): Map<string, Pt> {
    const z = this.plan.sizes.flag;
    const found = new Map<string, Pt>();
    for (const placed of this.plan.village.placed) {
      if (placed.tile.flag === null) continue;
      const { at, s } = this.#emblem(placed);
      const w = z * 0.8 + (placed.tile.points ? 16 : 0);
      const wish: Pt = [at[0] + s * 0.45, at[1] - s * 0.36];
      const set = this.#ground.find({
        w,
        h: z * 0.9,
        at: wish,
        far: FAR.flag,
        inside: 0.5,
        clear: this.#clear(placed),
      });
      this.#ground.take(set.at, w, z * 0.9, WEIGHT.piece);
      found.set(placed.tile.tile, this.#map(set.at));
    }
    return found;
  }

  // Last, so that nothing else moves when other tiles may be chosen.
  badges(): Map<string, Pt> {
    const h = this.plan.sizes.badge;
    const found = new Map<string, Pt>();
    for (const [tile, w] of this.plan.badges) {
      const placed = this.plan.village.by.get(tile);
      if (!placed) continue;
      const { at, s } = this.#emblem(placed);
      const clear = this.#clear(placed);
      const wish: Pt = [at[0] - s * 0.1, at[1] - s * 0.6];
      const set = this.#ground.find({ w, h, at: wish, far: FAR.badge, inside: 0.6, clear });
      this.#ground.take(set.at, w, h, WEIGHT.piece);
      found.set(tile, this.#map(set.at));
    }
    return found;
  }
}
