// What things on this board are called, in the language chosen now.

import type { Table } from "../../lib/contract";
import type { EntrySeen } from "../../lib/protocol";
import { pieceOf, type Ship, type Team, type View } from "./view";

export type VikingsTable = Table<View>;
type Args = Record<string, string | number>;

export const say = (table: VikingsTable, key: string, args?: Args): string =>
  table.speech.ui(`vikings-page-${key}`, args);

// The ship that sailed last, as the log tells it.
export function lastToSail(entries: readonly EntrySeen[]): number {
  const told = entries.flatMap(({ events }) => events ?? []);
  return Number(told.findLast(({ key }) => key === "vikings-sailed")?.args?.ship ?? 0);
}

export const pieceLabel = (table: VikingsTable, ship: Ship, place: number): string => {
  const { team, shields, viking } = pieceOf(ship.hull[place] ?? "R1");
  const args = { ship: ship.ship, place: place + 1, colour: table.speech.colour(team), shields };
  return say(table, viking ? "piece-viking" : "piece", args);
};

export const pieceName = (table: VikingsTable, team: Team, shields: number): string =>
  say(table, "card-piece-name", { colour: table.speech.colour(team), shields });

export const circleName = (table: VikingsTable, ship: number, team: Team): string =>
  say(table, "card-circle-name", { ship, colour: table.speech.colour(team) });

export const teamLetter = (table: VikingsTable, team: Team): string =>
  table.speech.ui(`page-letter-${team[0]}`);

// What a ship is, for those who hear it: hull, goods and who is in control.
export function shipLabel(table: VikingsTable, ship: Ship): string {
  const control = ship.control
    .map(({ colour, shields }) => `${table.speech.colour(colour)} ${shields}`)
    .join(", ");
  const goods = Object.entries(ship.goods)
    .filter(([, count]) => count)
    .map(([kind, count]) => `${table.speech.word(kind)} ${count}`)
    .join(", ");
  const key = ship.sailed ? "ship-sailed" : "ship";
  return say(table, key, {
    ship: ship.ship,
    goods: goods || say(table, "none"),
    control: control || say(table, "none"),
  });
}

// What an action space does, in a few words; where something is used up, how much is left.
export function spaceHint(table: VikingsTable, view: View, space: string): string {
  const left: Record<string, number> = {
    "add-1": view.piles["add-1"].length,
    "draw-3": view.piles["draw-3"].length,
    "set-sail": view.sterns,
  };
  return say(table, `hint-${space}`, { left: left[space] ?? 0 });
}
