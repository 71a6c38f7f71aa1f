// Which action a thing on the map stands for at the moment.

import type { Action } from "../../lib/action";
import { crossing } from "./roads";
import type { Table, Tile, View } from "./view";
import type { Village } from "./village";

// The action of a click on a tile; null where nothing is meant by it.
export function tileAction(
  table: Table,
  village: Village,
  tile: string,
  donkey: string | null,
): Action | null {
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
      return tile === view.at ? workAction(table, tile) : roadAction(table, village, tile);
    case "pay": {
      const [unit, other] = table.scene.legal.filter((action) => sourceOf(action) === tile);
      return unit && !other ? unit : null;
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

function roadAction(table: Table, village: Village, tile: string): Action {
  const at = table.scene.view.at ?? "";
  const bridge: Action = ["bridge", tile];
  const path: Action = ["path", tile];
  if (table.isLegal(path) && !table.isLegal(bridge)) return path;
  return crossing(village.index, at, tile, "hill") || !crossing(village.index, at, tile, "forest")
    ? bridge
    : path;
}

// The tile a unit of a payment comes from: `pay stone quarry`, `pay sawmill red fine`, `pay buy brick`.
export function sourceOf([kind, what, where]: Action): string | null {
  if (kind !== "pay") return null;
  if (what === "buy") return "market";
  return String(["wood", "stone", "wheat"].includes(String(what)) ? where : what);
}

export interface Unit {
  action: Action;
  resource: string;
  from: string;
  seat: number | null; // who made it
  fine: boolean;
  price: number; // when it is bought
}

export function unitOf(view: View, action: Action): Unit {
  const [one = "", two = "", three = ""] = action.slice(1).map(String);
  const from = sourceOf(action) ?? "";
  const basic = ["wood", "stone", "wheat"].includes(one === "buy" ? two : one);
  if (one === "buy")
    return {
      action,
      resource: two,
      from,
      seat: null,
      fine: false,
      price: view.prices[basic ? "basic" : "refined"],
    };
  if (basic) return { action, resource: one, from, seat: null, fine: false, price: 0 };
  const seat = view.seats.findIndex(({ colour }) => colour === two);
  const resource = view.tiles.find(({ tile }) => tile === one)?.output ?? "";
  return { action, resource, from, seat, fine: three === "fine", price: 0 };
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
