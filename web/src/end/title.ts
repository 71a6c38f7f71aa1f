// How a game ended, in one line: what ended it, and who won.

import type { Table } from "../lib/contract";
import { ui } from "../lib/speech.svelte";
import { about } from "../games";
import { said } from "../pages/parts/games";
import { lead } from "./result";

export function titleOf({ game, outcome, speech, players }: Table): string {
  const what = said(game, "end") || ui("page-end-generic");
  if (about(game).together) return what;
  if (!outcome) return ui("page-end-ended");
  const names = speech.list(outcome.winners.map((seat) => players[seat]?.name ?? ""));
  const count = outcome.scores[0]?.total ?? 0;
  if (outcome.scores.length === 1) return `${what} ${ui("page-end-alone", { names, count })}`;
  if (outcome.winners.length > 1) return `${what} ${ui("page-end-share", { names })}`;
  return `${what} ${ui("page-end-wins", { names, count: lead(outcome) })}`;
}
