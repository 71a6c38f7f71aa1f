// What a view of Mythwind holds, as far as it is drawn (osada/games/mythwind/view.py and the
// characters' own view.py).

import type { Action } from "../../lib/action";
import type { Table } from "../../lib/contract";

export type Kind = "sprite" | "villager";
export type Character = "farmer" | "crafter" | "merchant" | "ranger";
export type Resource = "culture" | "income" | "production" | "food";
export const RESOURCES: Resource[] = ["culture", "income", "production", "food"];
export const TILES = ["adventure", "community", "construct", "hire"];

export interface Building {
  building: string;
  level: number;
  requires: string | null;
  upgrade: boolean;
  attachment: Kind;
  entry: number;
  cost: Partial<Record<Resource, number>>;
  bonus: string[];
  action_cost: string[];
  action: string[];
  season_end: string[];
  season_end_goal: string[];
}

export interface Meaning {
  answer: Action;
  label: string | null;
  cost: string[];
  effects: string[];
}

export interface Question {
  kind: string;
  seat: number | null;
  choices: Action[];
  meanings: Meaning[];
  proposal: Action | null;
  agreed: number[];
}

export interface Goal {
  goal: number;
  tokens: number;
  progress: { has: number; needs: number }[];
  success: string[];
  failure: string[];
}

export interface SpriteField {
  visitor: string | null;
  available: string[];
  used_by: Character | null;
  cost: string[];
  effects: string[];
}

export interface Seat {
  seat: number;
  character: Character;
  coins: number;
  dice: string[];
  skills: string[];
  used: string[];
  community: Record<Resource, number>;
  figure: string | null;
  attached: Kind | null;
  actions: number;
  finished: boolean;
  board: unknown;
}

export interface View {
  seasons_played: number;
  viewer: number | null;
  season: string;
  year: number;
  day: number;
  days: number;
  phase: string;
  turn: number[];
  weather: string[];
  patterns: { symbols: string[]; effects: string[] }[];
  tracks: Record<Resource, number>;
  areas: { area: number; what: string }[];
  site: (string | null)[];
  stack: Building[];
  buildings: Building[];
  unlocked: string[];
  tower: string[];
  supply: Record<Kind, number>;
  prices: { clear: number; hire_one: number; hire_two: number; odd_job: number };
  decks: Record<string, number>;
  kept: number[];
  goal: Goal | null;
  counters: Record<string, number>;
  envelopes: number[];
  upgrades: number[];
  sprite_field: SpriteField | null;
  achievements: { achievement: number; season: number; day: number }[];
  card: string | null;
  question: Question | null;
  seats: Seat[];
}

export interface Tile {
  crop: string;
  shape: string;
  cells: string[];
  ripe: boolean;
  value: number;
}

export interface Farm {
  ground: string[];
  sets: Tile[][];
  cows: { cell: string; calf: boolean; tired: boolean }[];
  gear: { gear: string; cell: string; works: boolean }[];
  seeds: Record<string, Record<string, number>>;
  seed_prices: Record<string, number>;
  gear_prices: Record<string, number>;
  bred: boolean;
}

export interface Workshop {
  bag: Record<string, number>;
  reserve: Record<string, number>;
  rows: Record<string, number>[];
  capacity: number[];
  piles: (string | null)[][];
  open_orders: { order: string; tier: string; need: string[]; level: number; pay: number }[];
  reputation: number;
  most_reputation: number;
  name_bonus: number;
  counter_done: boolean;
}

export interface Stall {
  goods: {
    good: string;
    price: number;
    middle: number;
    supply: number;
    demand: number;
    held: number;
  }[];
  orders: { open: string[]; pile: (string | null)[] };
  open_orders: { order: string; goods: string[]; pay: number }[];
  intents: { rival: string; intent: string }[];
  rivals: Record<string, { deck: unknown[] }>;
  market: { deck: unknown[] };
  exclusive: string[];
  today: { bought: boolean; sold: string[]; favoured: boolean };
}

export interface TrailCard {
  needs: string[];
  loot: string[];
  icon: string | null;
}

export interface Trail {
  mode: string;
  region: string | null;
  step: number;
  stamina: number;
  most_stamina: number;
  gear: string[];
  loot: Record<string, number>;
  maps: number;
  pack: number;
  carried: number;
  needs: string[];
  finds: string[];
  regions: { region: string; length: number; maps: number; cards: (TrailCard | null)[] }[];
}

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
