// What a view of Hamlet holds, as generated from osada/games/hamlet/view/shape.py, and the few words
// for it that the board adds.

import type { Colour, Table as AnyTable } from "../../lib/contract";
import type { EntrySeen } from "../../lib/protocol";
import type { Event, View } from "./shapes.generated";

export type {
  Blueprint as Plan,
  Errand,
  Event,
  Group,
  Kind,
  Link,
  Offer,
  Resource,
  Shape,
  Site,
  Tile,
  TileName,
  Unit,
  View,
} from "./shapes.generated";
export type Vertex = [number, number]; // on the triangular lattice
export type Table = AnyTable<View>;

export const BASICS = ["wood", "stone", "wheat"];
export const REFINED = ["plank", "brick", "milk", "flour"];

// What is told of one play. Entries of older tables may lack an argument: where one is asked for by
// `in`, nothing is shown.
export const toldIn = (entry: EntrySeen): Event[] => (entry.events ?? []) as Event[];

// The letter of a seat's pieces among the symbols: villager-r, flag-g …
export function hue(view: View, seat: number): Colour {
  return (view.seats[seat]?.colour[0] ?? "r") as Colour;
}

const EMBLEMS: Record<string, string> = {
  "small-range": "small-mountain-range",
  "large-range": "large-mountain-range",
};

// The id of a building's emblem among the symbols.
export function emblem(tile: string): string {
  return `b-${EMBLEMS[tile] ?? tile.replace(/-[ab]$/, "")}`;
}
