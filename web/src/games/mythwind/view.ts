// What a view of Mythwind holds, as generated from osada/games/mythwind/view/shape.py, and the few
// words for it that the board adds.

import type { Table } from "../../lib/contract";
import type { Building, Seat, View } from "./shapes.generated";

export type {
  Building,
  Character,
  Effect,
  Farm,
  Kind,
  Meaning,
  Seat,
  Stall,
  Trail,
  TrailCard,
  View,
  Workshop,
} from "./shapes.generated";
export type Resource = keyof View["tracks"];
export const RESOURCES: Resource[] = ["culture", "income", "production", "food"];
export const TILES = ["adventure", "community", "construct", "hire"];

export type MythwindTable = Table<View>;

// The card of a building, wherever it is.
export function cardOf(view: View, building: string): Building | undefined {
  return (
    view.buildings.find((card) => card.building === building) ??
    view.stack.find((card) => card.building === building)
  );
}

// The seat whose eyes the scene is seen with, if somebody sits there.
export function ownSeat(table: MythwindTable): Seat | null {
  const seat = table.viewer ?? table.me;
  return seat === null ? null : (table.scene.view.seats[seat] ?? null);
}
