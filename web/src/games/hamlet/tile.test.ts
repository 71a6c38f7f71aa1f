// The village is drawn from outlines alone: these hold for every tile, way round and place.

import { nth } from "../../lib/nth";
import { describe, expect, it } from "vitest";
import { hexagonal, kinds, withGlyphs } from "./hexagonal";
import { HEXAGON, bounds, centreOf, edge, inside, middle, posed, xy } from "./lattice";
import { far, type Pt } from "./pen";
import { lying, trail, wayTo } from "./roads";
import { legalPlaces, nearest, otherPlaces, turnedFrom } from "./sites";
import { draw, origin } from "./tile";
import type { Shape, Tile, View } from "./view";

withGlyphs();

// Two hexagons with a road between them: section 2 (east, upwards) of one against 5 of the other.
const quarry = hexagonal("quarry", "HRHHHH");
const farm = hexagonal("farm", "FFFFRF", [2, -1]);

describe("a tile", () => {
  it("is drawn the same way whenever it is drawn", () => {
    const again = { ...quarry, outline: posed(HEXAGON, 0, [7, -3]) };
    expect(draw(again, 3)).toBe(draw(quarry, 3));
  });

  it("keeps its building and its spaces inside, whichever way it lies", () => {
    for (let rotation = 0; rotation < 6; rotation++) {
      const { poly, em, slots, clear } = draw(hexagonal("quarry", "HRHHHH", [0, 0], { rotation }), 3);
      for (const pt of [em, ...slots]) expect([inside(pt, poly), clear(pt) > 0]).toEqual([true, true]);
      expect(slots).toHaveLength(3);
    }
  });
});

describe("roads", () => {
  const link = { from: "quarry", to: "farm", from_section: 2, to_section: 5 };
  const drawn = new Map([quarry, farm].map((t) => [t.tile as string, { tile: t, drawing: draw(t, 3) }]));
  const door = (t: Tile): Pt => {
    const [x = 0, y = 0] = drawn.get(t.tile)?.drawing.door ?? [];
    return [x + origin(t)[0], y + origin(t)[1]];
  };

  it("lead from door to door over the seam", () => {
    expect(edge(quarry.outline, 1)).toBe(edge(farm.outline, 4));
    const pts = trail(["quarry", "farm"], [link], (name) => drawn.get(name));
    const seam = middle(quarry.outline, 1);
    expect(Math.min(...pts.map((pt) => far(pt, seam)))).toBeLessThan(2);
    expect(far(nth(pts, 0), door(quarry))).toBeLessThan(1);
    expect(far(nth(pts, pts.length - 1), door(farm))).toBeLessThan(1);
  });

  it("lead the same way back", () => {
    const there = trail(["quarry", "farm"], [link], (name) => drawn.get(name));
    const back = trail(["farm", "quarry"], [link], (name) => drawn.get(name));
    expect(far(nth(back, 0), nth(there, there.length - 1))).toBeLessThan(1);
    expect(far(nth(back, back.length - 1), nth(there, 0))).toBeLessThan(1);
  });

  it("show nothing of a way that is not linked, and a single tile by its door", () => {
    expect(trail(["quarry", "farm"], [], (name) => drawn.get(name))).toEqual([]);
    expect(trail(["farm"], [link], (name) => drawn.get(name))).toEqual([door(farm)]);
  });

  it("are followed back from tile to tile, as the rules have said what comes before", () => {
    expect(wayTo("farm", { farm: "quarry", quarry: "church" })).toEqual(["church", "quarry", "farm"]);
    expect(wayTo("church", { farm: "quarry", quarry: "church" })).toEqual(["church"]);
  });

  it("lie across the middle of the section they are built over", () => {
    const { at, angle } = lying(quarry, 2);
    expect(far(at, middle(quarry.outline, 1))).toBeLessThan(0.01);
    expect(lying(farm, 5)).toEqual({ at, angle });
  });
});

describe("a ghost", () => {
  const building: Shape = {
    tile: "shrine",
    category: "landmark",
    outline: HEXAGON,
    sections: kinds("FFFFFF"),
    spaces: 0,
  };
  const all = otherPlaces(building, [quarry], []);
  const sites = all.map(({ action, outline, rotation }) => ({
    action,
    outline,
    rotation,
    section: 1,
    anchor: "quarry" as const,
    anchor_section: 1,
    at: nth(outline, 0),
    contacts: [],
    joined: [],
    stars: 0,
    points: null,
    counts: true,
  }));
  const view = { building, sites } as unknown as View;

  it("finds every way to lie against a tile, each touching it by a whole section", () => {
    const anchored = new Set(quarry.outline.map((_, i) => edge(quarry.outline, i)));
    for (const { outline } of all) expect(outline.some((_, i) => anchored.has(edge(outline, i)))).toBe(true);
    expect(all).toHaveLength(36); // six sections against six
    expect(all.filter(({ centre }) => far(centre, centreOf(quarry.outline)) > 50)).toHaveLength(36);
  });

  it("counts places that look the same once", () => {
    expect(legalPlaces(view)).toHaveLength(6);
  });

  it("goes to the place that is nearest to the pointer, and turns where it is", () => {
    const legal = all.map((place, i) => ({ ...place, site: nth(sites, i) }));
    const wanted = nth(legal, 7);
    expect(nearest(wanted.centre, legal, [], wanted.rotation)).toBe(wanted);
    const after = turnedFrom(wanted, legal, 1);
    expect(after.rotation).toBe((wanted.rotation + 5) % 6);
    expect(far(after.centre, wanted.centre)).toBeLessThan(1);
    const box = bounds(quarry.outline.map(xy));
    expect(nearest([box.x - 900, 0], legal, [], 0)).toBeNull();
  });
});
