// What the parts of a view of Vikings on Board say.

import type { Colour as Team, Goods, View } from "./shapes.generated";

export type { Bet, Colour as Team, Goods, Ship, Space, View } from "./shapes.generated";
export type Letter = "r" | "g" | "b" | "y";

export const KINDS: readonly Goods[] = ["fur", "grain", "nails"];
// The order in which the betting circles of a berth lie on the quay.
export const TEAMS: readonly Team[] = ["red", "blue", "yellow", "green"];

export const letterOf = (team: Team): Letter => team[0] as Letter;

// "B3+" → blue, three shields, with a viking on it.
export function pieceOf(spelled: string): { team: Team; letter: Letter; shields: number; viking: boolean } {
  const letter = spelled.charAt(0).toLowerCase() as Letter;
  const team = TEAMS.find((name) => name.startsWith(letter)) ?? "red";
  return { team, letter, shields: parseInt(spelled.slice(1)), viking: spelled.endsWith("+") };
}

// The goods on a prow one by one, in a fixed order.
export function loadOf(goods: Record<Goods, number>): Goods[] {
  return KINDS.flatMap((kind) => Array<Goods>(goods[kind]).fill(kind));
}

// The letter of the team a seat plays, for its pieces.
export const seatLetter = (view: View, seat: number): Letter => letterOf(view.seats[seat]?.colour ?? "red");
