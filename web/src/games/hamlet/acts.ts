// Which action a thing on the map stands for at the moment.

import { same, type Action } from "../../lib/action";
import type { Table, Tile, Unit, View } from "./view";

// The action of a click on a tile; null where nothing is meant by it.
export function tileAction(table: Table, tile: string, donkey: string | null): Action | null {
  const { view } = table.scene;
  switch (view.stage) {
    case "turn":
      return donkey && donkey !== tile ? ["lead", donkey, tile] : ["go", tile];
    case "lead": {
      const from = donkey ?? donkeyFor(table, tile) ?? ownDonkey(view);
      return from && from !== tile ? ["lead", from, tile] : null;
    }
    case "stable":
      return ["stable", tile];
    case "act":
      return tile === view.at ? workAction(table, tile) : roadAction(table, tile);
    case "pay": {
      const units = view.units.filter((unit) => unit.tile === tile).map(({ action }) => action);
      const open = units.filter((action) => table.isLegal(action));
      return open.length === 1 ? (open[0] ?? null) : null;
    }
    default:
      return null;
  }
}

function ownDonkey(view: View): string | undefined {
  return view.seats[view.mover]?.donkeys.find(({ moved }) => !moved)?.tile;
}

function donkeyFor(table: Table, tile: string): string | undefined {
  const found = table.matching("lead").find(([, , to]) => to === tile);
  return found && String(found[1]);
}

const WORK: Action[] = [["work"], ["refine", 2], ["refine", 1], ["beg"]];

function workAction(table: Table, name: string): Action | null {
  const found = WORK.find((action) => table.isLegal(action));
  const tile = table.scene.view.tiles.find((t) => t.tile === name);
  if (found || !tile) return found ?? null;
  if (tile.category === "producer") return tile.output === "basic" ? null : ["work"];
  return tile.category === "refinery" ? ["refine", 1] : null;
}

// The road that can be built there; where none can, the one to ask about.
function roadAction(table: Table, tile: string): Action {
  const sites = table.scene.view.road_sites.filter((site) => site.tile === tile);
  const roads = sites.map(({ road }): Action => [road, tile]);
  return roads.find((action) => table.isLegal(action)) ?? roads[0] ?? ["bridge", tile];
}

// What is known of a unit of the payment; nothing of one that cannot be used.
export function unitOf(view: View, action: Action): Unit | undefined {
  return view.units.find((unit) => same(unit.action, action));
}

// The action that stands for a basic resource or a token on a tile while something is paid.
export function payAction(view: View, tile: Tile, slot: number): Action | null {
  if (tile.category === "producer") {
    const resource = tile.basics[slot];
    return resource ? ["pay", resource, tile.tile] : null;
  }
  const token = tile.tokens[slot];
  if (!token) return null;
  const maker = view.seats[token.seat]?.colour ?? "";
  return token.fine ? ["pay", tile.tile, maker, "fine"] : ["pay", tile.tile, maker];
}
