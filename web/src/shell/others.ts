// What the others did since one's own last turn: the last line of each, and of what was nobody's.

import type { BoardModule, Table } from "../lib/contract";
import { Log } from "../lib/logged";
import { undone } from "../lib/log";
import type { EntrySeen } from "../lib/protocol";
import { rowsOf, type Turn } from "../lib/turns";
import { looksOf } from "./turnlooks";

export interface Other {
  turn: Turn;
  name: string; // whose turn it was, or what the line is about
  says: string;
  sentence: string;
  places: string[]; // where it was, as `data-place` of the board
}

// The plays of the others after one's own last turn that still stand; the turn one is at does not end them.
export function since({ entries, me, myTurn }: Pick<Table, "entries" | "me" | "myTurn">): EntrySeen[] {
  const gone = undone(entries);
  const standing = entries.filter(({ kind, number }) => kind === "play" && !gone.has(number));
  const theirs = standing.findLastIndex(({ seat }) => seat !== me);
  const until = myTurn ? standing.slice(0, theirs + 1) : standing;
  return until.slice(until.findLastIndex(({ seat }) => seat === me) + 1);
}

export function othersOf(table: Table, board: BoardModule | null): Other[] {
  const { speech, me } = table;
  const log = new Log(speech);
  const turns = rowsOf(since(table), log.folds).filter(
    (row): row is Turn => row.is !== "other" && row.is !== "heading" && row.seat !== me,
  );
  const last = new Map<number | null, Turn>(); // in the order of what each did last
  for (const turn of turns) {
    last.delete(turn.seat);
    last.set(turn.seat, turn);
  }
  return [...last.values()].flatMap((turn): Other[] => {
    const { name, subject, says } = log.line(turn.is, turn.seat, turn.told);
    const { sentence, places } = looksOf(turn, table, board);
    if (says || subject) return [{ turn, name: name || subject, says, sentence, places }];
    return turn.told.length ? [] : [{ turn, name: "", says: sentence, sentence, places }];
  });
}
