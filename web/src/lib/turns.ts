// The log as it is read: one row a turn, the beginnings of rounds, and whatever else is told.

import { undone } from "./log";
import type { EntrySeen, Tell } from "./protocol";

export interface Turn {
  is: "turn";
  number: number; // of its first play
  last: number;
  seat: number;
  entries: EntrySeen[];
  undone: number; // plays that were taken back before it was over
}

export interface Other {
  is: "round" | "other"; // a round has begun; somebody said something, sat down, the game began
  number: number;
  entry: EntrySeen;
  told: Tell[];
}

export type Row = Turn | Other;

// `opens` says which events begin a round: they stand between the turns.
export function rowsOf(entries: readonly EntrySeen[], opens: (told: Tell) => boolean = () => false): Row[] {
  const gone = undone(entries);
  const rows: Row[] = [];
  let turn: Turn | null = null;
  const turnOf = (entry: EntrySeen): Turn => {
    const seat = entry.seat ?? -1;
    if (turn?.seat !== seat) {
      turn = { is: "turn", number: entry.number, last: entry.number, seat, entries: [], undone: 0 };
      rows.push(turn);
    }
    return turn;
  };
  for (const entry of entries) {
    if (entry.kind === "undo") continue;
    if (entry.kind !== "play") {
      rows.push({ is: "other", number: entry.number, entry, told: entry.events ?? [] });
      continue;
    }
    const now = turnOf(entry);
    now.last = entry.number;
    if (gone.has(entry.number)) {
      now.undone += 1;
      continue;
    }
    now.entries.push(entry);
    const begun = (entry.events ?? []).filter(opens);
    if (begun.length) {
      rows.push({ is: "round", number: entry.number, entry, told: begun });
      turn = null;
    }
  }
  return rows.filter((row) => row.is !== "turn" || row.entries.length > 0);
}

// What is told of a turn, step by step; what opens a round stands elsewhere.
export function toldOf(turn: Turn, opens: (told: Tell) => boolean = () => false): Tell[] {
  return turn.entries.flatMap(({ events }) => events ?? []).filter((told) => !opens(told));
}

// A deed in symbols: what an event looks like, how often, what it has brought, where it happened.
export interface Deed {
  symbols: string[]; // addresses of symbols
  count?: number;
  gain?: number; // points
  places?: string[]; // as `data-place` of the board
}

// Deeds of one kind that follow one another become one with a count.
export function folded(deeds: readonly Deed[]): Deed[] {
  const found: Deed[] = [];
  for (const deed of deeds) {
    const last = found.at(-1);
    if (last && deed.symbols.length && last.symbols.join() === deed.symbols.join()) {
      found[found.length - 1] = {
        ...last,
        count: (last.count ?? 1) + (deed.count ?? 1),
        gain: (last.gain ?? 0) + (deed.gain ?? 0),
        places: [...(last.places ?? []), ...(deed.places ?? [])],
      };
    } else found.push(deed);
  }
  return found;
}
