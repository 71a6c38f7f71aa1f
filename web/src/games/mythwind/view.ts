// What a view of Mythwind holds, as generated from osada/games/mythwind/view/shape.py, and the few
// words for it that the board adds.

import type { Table } from "../../lib/contract";
import type { Building, Question, Seat, View } from "./shapes.generated";
import { toPage } from "../../lib/home";

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

// What the viewer is asked: with all, for whom all wait, or of their own while the others go on.
export function questionFor(view: View): Question | null {
  return view.question ?? view.aside.find(({ seat }) => seat === view.viewer) ?? null;
}

// The story's card that the viewer is at; who has nothing to decide reads along with the others.
export function openCard(view: View): string | null {
  const others = view.turn.includes(view.viewer ?? -1) ? [] : view.aside.map(({ card }) => card);
  return questionFor(view)?.card ?? view.card ?? others.find((card) => card !== null) ?? null;
}

// Where the campaign is told as a book to read, print and share.
export const chronicle = ({ id }: MythwindTable): string => toPage(`/chronicle/${id}`);

// The seat whose eyes the scene is seen with, if somebody sits there.
export function ownSeat(table: MythwindTable): Seat | null {
  const seat = table.viewer ?? table.me;
  return seat === null ? null : (table.scene.view.seats[seat] ?? null);
}
