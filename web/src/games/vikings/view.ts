// What a view of Vikings on Board holds, as osada/games/vikings/view.py makes it.

export type Goods = "fur" | "grain" | "nails";
export type Team = "red" | "green" | "blue" | "yellow";
export type Letter = "r" | "g" | "b" | "y";

export const KINDS: readonly Goods[] = ["fur", "grain", "nails"];
// The order in which the betting circles of a berth lie on the quay.
export const TEAMS: readonly Team[] = ["red", "blue", "yellow", "green"];

export interface Space {
  space: string;
  waiting: number | null;
  placed: number | null;
}

export interface Bet {
  seat: number;
  token: number;
  colour: Team;
  value: number | null;
}

export interface Ship {
  ship: number;
  sailed: boolean;
  hull: string[]; // "R3", "B1+": colour, shields, an extra viking on it
  goods: Record<Goods, number>;
  control: { colour: Team; shields: number }[];
  bets: Bet[];
}

export interface Seat {
  seat: number;
  colour: Team;
  goods: Record<Goods, number>;
  goods_points: number;
  hand: (number | null)[];
  won: (number | null)[];
}

export interface View {
  viewer: number | null;
  round: number;
  chief: "left" | "right";
  stage: string;
  turn: number[];
  mover: number;
  action: string | null;
  chosen_piece: [number, number] | null;
  chosen_token: number | null;
  sailor: number | null;
  sailing: number | null;
  sterns: number;
  limits: { hull: number; market: number; sterns: number };
  village: Space[];
  ships: Ship[];
  market: Record<Goods, number>;
  piles: { "add-1": (Goods | null)[]; "draw-3": (Goods | null)[] };
  drawn: (Goods | null)[];
  held: (Goods | null)[];
  removed: Record<Goods, number>;
  seats: Seat[];
}

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
