// Where on the map something may be chosen now: what is marked, so that it can be brought into sight.

import { same, type Action } from "../../lib/action";
import { tileAction } from "./acts";
import type { Choice } from "./choice.svelte";
import type { Badge } from "./marks";
import { add, type Pt } from "./pen";
import { lying } from "./roads";
import type { Place } from "./sites";
import { xy } from "./lattice";
import type { Table } from "./view";
import type { Village } from "./village";

export function targetsOf(
  table: Table,
  village: Village,
  choice: Choice,
  places: Place[],
  badges: Map<string, Badge>,
): Pt[] {
  if (!table.myTurn || !table.live) return [];
  if (places.length) return places.map(({ centre }) => centre);
  const { view, lesson } = table.scene;
  const meant = lesson?.wanted;
  const may = (action: Action): boolean => table.isLegal(action) && (!meant || same(meant, action));
  const only = view.stage === "turn" && !choice.donkey && badges.size > 0 && !meant;
  const seen = village.placed.filter(({ tile }) => !only || badges.has(tile.tile));
  const tiles = seen.flatMap(({ tile, drawing, at }) => {
    const action = tileAction(table, tile.tile, choice.donkey);
    if (!action || !may(action)) return [];
    // The one tile that a lesson means is seen whole.
    return meant ? tile.outline.map(xy) : [add(drawing.em, at)];
  });
  const goods = view.stage === "pay" ? view.units.filter(({ action }) => may(action)) : [];
  const here = view.stage === "act" ? village.by.get(view.at ?? "") : undefined;
  const roads = here ? view.road_sites.filter(({ road, tile }) => may([road, tile])) : [];
  return [
    ...tiles,
    ...goods.map(({ tile }) => village.point(tile, ({ em }) => em)),
    ...roads.flatMap(({ section }) => (here ? [lying(here.tile, section).at] : [])),
  ];
}
