// What a view of Hamlet holds, as made by osada/games/hamlet/view.py.

import type { Action } from "../../lib/action";
import type { Colour, Table as AnyTable } from "../../lib/contract";
import type { Outcome } from "../../lib/protocol";

export type Vertex = [number, number]; // on the triangular lattice
export type Kind = "road" | "forest" | "hill";

export interface Shape {
  tile: string;
  outline: Vertex[]; // section i (counted from 0) runs from vertex i to vertex i + 1
  sections: Kind[];
}
export interface Token {
  resource: string;
  seat: number;
  fine: boolean;
}
export interface Tile extends Shape {
  category: string;
  rotation: number;
  at: Vertex;
  output: string | null;
  spaces: number;
  basics: string[];
  tokens: Token[];
  flag: number | null;
  points: number | null;
  connected: boolean;
}
export interface Link {
  from: string;
  to: string;
  road: "printed" | "bridge" | "path";
  seat: number | null;
  from_section?: number;
  to_section?: number;
}
export interface Plan extends Shape {
  category: string;
  cost: string;
  stars: number;
  output: string | null;
  spaces: number;
}
export interface Offer extends Plan {
  price: number;
  coins: number;
}
export interface Sale {
  sale: number;
  level: number;
  demand: string;
  gold: number;
  stars: number;
}
export interface Space {
  space: number;
  demand: string;
  stars: number;
  seat: number | null;
}
export interface Contact {
  section: number; // sections are counted from 1 here, as in actions
  kind: Kind;
  tile: string;
  other_section: number;
  other_kind: Kind;
}
export interface Site {
  action: Action;
  section: number;
  anchor: string;
  anchor_section: number;
  rotation: number;
  at: Vertex;
  outline: Vertex[];
  contacts: Contact[];
}
export interface SeatView {
  seat: number;
  colour: string;
  gold: number;
  track: number;
  villagers: { tile: string; lying: boolean }[];
  donkeys: { tile: string; moved: boolean }[];
  villager_price: number | null;
  donkeys_left: number;
  hand: Plan[];
  tokens_left: Record<string, number>;
  sales: number[];
  deliveries: number;
  roads_left: number;
  longest_road: string[];
}
export interface View {
  viewer: number | null;
  round: number;
  rounds: number | null;
  first: number;
  stage: "layout" | "turn" | "lead" | "act" | "hire" | "stable" | "place" | "pay" | "finished";
  turn: number[];
  mover: number;
  ending: boolean;
  donkeys_led: boolean;
  at: string | null;
  purpose: string;
  site: [number, number, number] | null;
  building: (Shape & { category: string; spaces: number }) | null;
  sites: Site[];
  price: string | null;
  paid: Action[];
  suggested: Action[];
  routes: Record<string, string[]>;
  tiles: Tile[];
  links: Link[];
  row: Offer[];
  bag: number;
  stacks: string[];
  market: (Sale | null)[];
  stack: number;
  prices: { basic: number; refined: number; donkey: number; bridge: string; path: string };
  rewards: Record<"refined" | "fine", { gold: number; stars: number }>;
  church: Space[];
  milestones: Record<string, number | null>;
  awards: Record<string, number>;
  award_seats: Record<string, number[]>;
  seats: SeatView[];
  forecast: Outcome;
}
export type Table = AnyTable<View>;

export const BASICS = ["wood", "stone", "wheat"];
export const REFINED = ["plank", "brick", "milk", "flour"];

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
