// How a game ended, in words: why, and who won with how much.

import type { BoardModule, Table } from "../lib/contract";
import type { Outcome } from "../lib/protocol";
import { ui } from "../lib/speech.svelte";
import type { TableModel } from "../lib/table.svelte";
import { about } from "../games";
import { said } from "../pages/parts/games";
import { deciding, lead } from "./result";

// What ended it, as a sentence; `rests` as the banner says it.
function why(table: Table, board: BoardModule | null, way: "end" | "rests"): string {
  const key = (board?.finale?.why?.(table) ?? "end").replace("end", way);
  return said(table.game, key) || said(table.game, "end") || ui("page-end-generic");
}

const namesOf = ({ speech, players }: Table, seats: number[]): string =>
  speech.list(seats.map((seat) => players[seat]?.name ?? ""));

// Points were equal: what parted them, with its figures.
function parted(table: Table, outcome: Outcome): string {
  const by = deciding(outcome);
  if (!by) return ui("page-end-wins", { names: namesOf(table, outcome.winners), count: 0 });
  const { name, first, second } = by;
  return ui("page-end-parted", {
    names: namesOf(table, outcome.winners),
    what: table.speech.scorePart(name),
    first,
    second,
  });
}

// What ended it, as a sentence of its own.
export const endOf = (table: TableModel): string => (table.outcome ? why(table, table.board, "end") : "");

// The head of the page of the end.
export function titleOf(table: Table, board: BoardModule | null = null): string {
  const { outcome } = table;
  if (about(table.game).together) return said(table.game, "end");
  if (!outcome) return ui("page-end-ended");
  const what = why(table, board, "end");
  const names = namesOf(table, outcome.winners);
  const count = outcome.scores[0]?.total ?? 0;
  if (outcome.scores.length === 1) return `${what} ${ui("page-end-alone", { names, count })}`;
  if (outcome.winners.length > 1) return `${what} ${ui("page-end-share", { names })}`;
  const by = lead(outcome);
  return `${what} ${by ? ui("page-end-wins", { names, count: by }) : parted(table, outcome)}`;
}

// The line of the banner; `brief` on phones.
export function bannerOf(table: Table, brief = false): string {
  const { outcome } = table;
  if (!outcome) return ui("page-end-banner-ended");
  const names = namesOf(table, outcome.winners);
  const count = outcome.scores.find(({ rank }) => rank === 1)?.total ?? 0;
  if (outcome.scores.length === 1) return ui("page-end-banner-alone", { names, count });
  if (outcome.winners.length > 1) return ui("page-end-banner-share", { names });
  return ui(brief ? "page-end-banner-brief" : "page-end-banner-wins", { names, count });
}

// Why it ended, in the banner; where points did not part the first two, what did.
export function whyOf(table: Table, board: BoardModule | null): string {
  const { outcome, head } = table;
  if (!outcome) return ui(head.shown ? "page-end-ended-help" : "page-end-ended-without");
  const told = why(table, board, "rests");
  if (outcome.scores.length > 1 && outcome.winners.length === 1 && !lead(outcome))
    return parted(table, outcome);
  return told;
}

// How long it was: rounds, and minutes where the whole log is here.
export function tookOf({ head, entries }: Table): string {
  const [first, last] = [entries[0], entries.findLast(({ kind }) => kind === "play")];
  const minutes = first?.number === 0 && last ? Math.round((last.at - first.at) / 60) : 0;
  const round = Number(head.reached.round ?? 0);
  const told = [
    round && ui("page-end-took-rounds", { count: round }),
    minutes && ui("page-end-took-minutes", { count: minutes }),
  ];
  return told.filter(Boolean).join(", ");
}
