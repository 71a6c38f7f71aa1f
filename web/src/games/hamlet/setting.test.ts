// Names, goods and pieces of constant size on a crowded map: nothing lies on anything.

import { describe, expect, it } from "vitest";
import { nth } from "../../lib/nth";
import { hexagonal, withGlyphs } from "./hexagonal";
import { far, type Pt } from "./pen";
import { gathered, type Piece } from "./pieces";
import { setOut, sizesAt, type Setting } from "./setting";
import { Village } from "./village";
import type { TileName, Vertex, View } from "./view";

withGlyphs();

const NAMES: TileName[] = [
  "quarry",
  "farm",
  "small-range",
  "large-range",
  "cow-conservatory",
  "tavern",
  "barn-a",
];

// Seven hexagons, one in the middle of the others.
const AT: Vertex[] = [
  [0, 0],
  [2, -1],
  [1, 1],
  [-1, 2],
  [-2, 1],
  [-1, -1],
  [1, -2],
];
const tiles = NAMES.map((tile, i) =>
  hexagonal(
    tile,
    "FFFFFF",
    nth(AT, i),
    i < 2
      ? { basics: ["wheat", "wheat", "wheat"], points: 4 }
      : { category: "landmark", spaces: 0, flag: 0, points: 4 },
  ),
);
const view = { tiles, links: [], church: [], seats: [] } as unknown as View;
const piece = (id: string, kind: Piece["kind"], tile: string, more: Partial<Piece> = {}): Piece => ({
  id,
  kind,
  tile,
  seat: 0,
  flat: false,
  moved: false,
  way: [],
  at: null,
  ...more,
});
const pieces = [
  piece("a", "villager", "quarry"),
  piece("b", "donkey", "quarry"),
  piece("c", "donkey", "quarry"),
  piece("d", "donkey", "quarry", { seat: 1 }),
  piece("e", "villager", "farm", { flat: true }),
];

function set(k: number, small = false): Setting {
  return setOut({
    k,
    sizes: sizesAt(k, small, false),
    small,
    village: new Village(view),
    view,
    standing: gathered(pieces),
    badges: [
      ["quarry", 60],
      ["farm", 60],
    ],
    name: (tile) => tile.replaceAll("-", " "),
    width: (text, size) => text.length * size * 0.52,
  });
}

// The boxes of what is shown, in pixels.
function boxes({ names, sizes, spaces }: Setting, k: number): number[][] {
  const size = sizes.letters;
  return [
    ...names
      .filter(({ shown }) => shown)
      .map(({ lines, at }) => {
        const [w, h] = [Math.max(...lines.map((line) => line.length)) * size * 0.52, size * lines.length];
        return [at[0] * k - w / 2, at[1] * k - h / 2, w, h];
      }),
    ...[...spaces.values()]
      .flat()
      .map(([x, y]) => [x * k - sizes.good, y * k - sizes.good, 2 * sizes.good, 2 * sizes.good]),
  ];
}

const common = (
  [ax = 0, ay = 0, aw = 0, ah = 0]: number[],
  [bx = 0, by = 0, bw = 0, bh = 0]: number[],
): number =>
  Math.max(0, Math.min(ax + aw, bx + bw) - Math.max(ax, bx)) *
  Math.max(0, Math.min(ay + ah, by + bh) - Math.max(ay, by));

describe("a crowded village", () => {
  it.each([0.3, 0.5, 0.7, 1, 1.6])("keeps names and goods off one another at scale %d", (k) => {
    const all = boxes(set(k), k);
    all.forEach((a, i) => all.slice(i + 1).forEach((b) => expect(common(a, b)).toBeLessThan(30)));
  });

  it("writes no smaller than 12 px, and all names where there is room", () => {
    for (const k of [0.3, 0.5, 1]) expect(set(k).sizes.letters).toBeGreaterThanOrEqual(12);
    expect(set(0.9).names.every(({ shown }) => shown)).toBe(true);
    expect(set(0.25, true).names.some(({ shown }) => !shown)).toBe(true);
  });

  it("draws pieces of one owner as one, and stands different ones apart", () => {
    const { stands, sizes } = set(0.7);
    expect(stands.get("b")).toEqual(stands.get("c"));
    const seen = ["a", "b", "d"].map((id): Pt => stands.get(id) ?? [0, 0]);
    seen.forEach((one, i) =>
      seen.slice(i + 1).forEach((other) => expect(far(one, other) * 0.7).toBeGreaterThan(sizes.donkey * 0.6)),
    );
  });

  it("moves nothing else when other tiles may be chosen", () => {
    const village = new Village(view);
    const plan = {
      k: 0.7,
      sizes: sizesAt(0.7, false, false),
      small: false,
      village,
      view,
      standing: gathered(pieces),
      name: (tile: string) => tile,
      width: (text: string, size: number) => text.length * size * 0.52,
    };
    const two: [string, number][] = [
      ["quarry", 60],
      ["tavern", 30],
    ];
    const [one, other] = [setOut({ ...plan, badges: [] }), setOut({ ...plan, badges: two })];
    expect([one.names, one.stands, one.flags]).toEqual([other.names, other.stands, other.flags]);
    expect(other.badges.size).toBe(2);
  });
});
