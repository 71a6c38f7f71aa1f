// What the server and its clients say to each other: the mirror of osada/server/protocol/table.py and
// osada/server/protocol/lobby.py, where every field is explained.

import type { Action } from "./action";

export interface Tell {
  key: string;
  args?: Record<string, unknown>;
  rule?: string;
}

export type SeatKind = "person" | "computer" | "open";
export type Status = "running" | "over" | "ended" | "archive";
export type Motion = "undo" | "end" | "stand-in";
export type Known = "seed" | "values" | "position";

export interface SeatHead {
  seat: number;
  kind: SeatKind;
  name: string;
  level: string;
  away: boolean;
  online: boolean;
}

export interface Vote {
  number: number;
  what: Motion;
  by: number;
  count: number;
  yes: number[];
  waiting: number[];
  seat: number | null;
}

export interface TableHead {
  id: string;
  game: string;
  title: string;
  status: Status;
  seats: SeatHead[];
  turn: number[];
  number: number;
  created: number;
  updated: number;
  me: number | null;
  owner: boolean;
  listed: boolean;
  options: Record<string, string>;
  tutorial: string;
  vote: Vote | null;
  rematch: string;
  known: Known[];
  frozen: string;
  patience: number;
  shown: boolean;
  freed: boolean;
  recorded: boolean;
  corrected: boolean;
}

export interface Lesson {
  says: Tell;
  wanted: Action | [];
  step: number;
  of: number;
}

export interface Score {
  seat: number;
  total: number;
  parts: Record<string, number>;
  rank: number;
  tie_break: Record<string, number>;
}

export interface Outcome {
  winners: number[];
  scores: Score[];
}

export interface Scene<View = Record<string, unknown>> {
  number: number;
  turn: number[];
  view: View;
  legal: Action[];
  prompt: Tell | null;
  undoable: number;
  barrier: boolean;
  outcome: Outcome | null;
  lesson: Lesson | null;
}

// One picture of what a play does: things that move from one named spot of the board to another,
// and what parts of the view are then, each by its path.
export interface ChangeSeen {
  moves?: [from: string, to: string][];
  after?: [path: (string | number)[], value: unknown][];
}

export interface EntrySeen {
  number: number;
  at: number;
  kind: "start" | "play" | "undo" | "chat" | "note";
  seat?: number | null;
  action?: Action;
  events?: Tell[];
  changes?: ChangeSeen[];
  count?: number;
  text?: string;
  told?: Tell | null;
}

export type Command =
  | { do: "play"; action: Action; expected: number }
  | { do: "undo"; expected: number; count?: number }
  | { do: "move"; what: Motion; expected: number; count?: number; seat?: number | null }
  | { do: "answer"; vote: number; yes: boolean }
  | { do: "chat"; text?: string; phrase?: string }
  | { do: "stand-in"; seat: number; level?: string }
  | { do: "return" }
  | { do: "name"; name: string };

export type Request = Command | { do: "why"; actions: Action[] };

export interface Problem {
  code: string;
  told: Tell;
  reasons?: Tell[];
  number?: number;
}

export type SocketMessage =
  | { is: "welcome"; head: TableHead; entries: EntrySeen[]; scene: Scene }
  | { is: "update"; after: number; entries: EntrySeen[]; scene?: Scene; head?: TableHead }
  | { is: "presence"; online: number[] }
  | {
      is: "reply";
      ref: number;
      number?: number;
      problem?: Problem | null;
      why?: Tell[][] | null;
    };

// -- the lobby ---------------------------------------------------------------------------------

export interface Me {
  name: string;
  login: string;
}

export interface GameTally {
  game: string;
  running: number;
  finished: number;
  ended: number;
  won: number;
  best: number | null;
}

export interface SessionInfo {
  id: string;
  agent: string; // "Firefox, Linux"; empty where it cannot be told
  created: number;
  seen: number;
  here: boolean;
}

export interface Statistics {
  games: GameTally[];
}

export interface RuleInfo {
  id: string;
  kind: "rule" | "ruling";
  section: string;
  origin: "rulebook" | "public" | "ruling" | "derived" | "reconstructed";
  heading: string;
  rulings: string[];
}

export interface OptionInfo {
  name: string;
  rule: string;
  choices: string[];
}

export interface GameInfo {
  name: string;
  seats: number[];
  rules_version: number;
  options: OptionInfo[];
  levels: string[];
  actions: Record<string, string[]>;
  tutorials: string[];
}

export interface SeatWish {
  who: "me" | "link" | "computer";
  level?: string;
  name?: string;
}

export interface NewTable {
  game: string;
  seats: SeatWish[];
  options?: Record<string, string>;
  title?: string;
  listed?: boolean;
  seed?: number | null;
  origin?: { table: string; number: number } | null;
  tutorial?: string;
  content?: string;
  patience?: number;
}

export interface Link {
  seat: number | null;
  token: string;
  path: string;
}

export interface NewTableMade {
  table: TableHead;
  links: Link[];
}

export interface LinkInfo {
  table: TableHead;
  seat: number | null;
  taken: boolean;
  mine: boolean;
}

export interface Seated extends TableHead {
  token: string;
}

export interface DeviceSeen {
  agent: string;
  first: number;
  last: number;
  here: boolean;
}

export interface Tables {
  mine: TableHead[];
  open: TableHead[];
}

export interface ScoreLine {
  number: number;
  totals: number[];
}
