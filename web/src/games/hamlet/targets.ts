// Where on the map something may be chosen now, and what a marked tile would give.

import { tileAction } from "./acts";
import type { Choice } from "./choice.svelte";
import { add, type Pt } from "./pen";
import { lying } from "./roads";
import type { Place } from "./sites";
import type { Table, Tile } from "./view";
import type { Village } from "./village";

export function targetsOf(table: Table, village: Village, choice: Choice, places: Place[]): Pt[] {
  if (!table.myTurn || !table.live) return [];
  if (places.length) return places.map(({ centre }) => centre);
  const { view } = table.scene;
  const tiles = village.placed.flatMap(({ tile, drawing, at }) => {
    const action = tileAction(table, tile.tile, choice.donkey);
    return action && table.isLegal(action) ? [add(drawing.em, at)] : [];
  });
  const goods = view.stage === "pay" ? view.units.filter(({ action }) => table.isLegal(action)) : [];
  const here = view.stage === "act" ? village.by.get(view.at ?? "") : undefined;
  const roads = here ? view.road_sites.filter(({ road, tile }) => table.isLegal([road, tile])) : [];
  return [
    ...tiles,
    ...goods.map(({ tile }) => village.point(tile, ({ em }) => em)),
    ...roads.flatMap(({ section }) => (here ? [lying(here.tile, section).at] : [])),
  ];
}

// The symbol of what a villager would do there; null where there is nothing to do but walk there.
export function badgeOf(table: Table, tile: Tile): string | null {
  const { view } = table.scene;
  const action = tileAction(table, tile.tile, null);
  const here = view.stage === "turn" || (view.stage === "act" && view.at === tile.tile);
  if (!table.myTurn || !table.live || !here || !action || !table.isLegal(action)) return null;
  switch (tile.category) {
    case "producer":
      if (tile.basics.length >= tile.spaces) return null;
      return tile.output === "basic" ? "star" : `r-${tile.output}`;
    case "refinery":
      return tile.tokens.length < tile.spaces ? `r-${tile.output}` : null;
    case "special":
      return SPECIAL[tile.tile] ?? null;
    default:
      return null;
  }
}

const SPECIAL: Record<string, string> = { church: "star", market: "k-sale", "town-hall": "k-plan" };
