// What the end of a game came of, as the log says it.

import type { BoardModule, Table } from "../lib/contract";
import { Log } from "../lib/logged";
import { rowsOf, type Row, type Turn } from "../lib/turns";

const LAST = 24; // entries that a turn has at most, or nearly so

export function lastOf({ speech, entries }: Table, board: BoardModule | null): string {
  const log = new Log(speech);
  const event = board?.finale?.last;
  const isIt = (row: Row): row is Turn =>
    row.is !== "other" && (event ? row.told.some(({ key }) => key === event) : row.is === "turn");
  const row = rowsOf(entries.slice(-LAST), log.folds).findLast(isIt);
  if (!row) return "";
  const { subject, name, says } = log.line(row.is, row.seat, row.told);
  const who = subject || name;
  return [who && says ? `${who}:` : who, says].filter(Boolean).join(" ");
}
