// What the prompt bar offers once a game is over: the result, the way there, its record, the lobby, and the
// same people once more.

import { api } from "../lib/api";
import type { Attempt } from "../lib/attempt.svelte";
import type { DraftButton } from "../lib/contract";
import { ui } from "../lib/speech.svelte";
import type { TableModel } from "../lib/table.svelte";
import { again, mayRematch } from "../end/rematch";
import { titleOf } from "../end/title";
import type { Asking } from "./asking";

export interface Ways {
  scores: () => void;
  replay: () => void;
  rematch: Attempt;
}

export function overOf(table: TableModel, { scores, replay, rematch }: Ways): Asking {
  const { head, outcome } = table;
  const result: DraftButton = { label: ui("page-show-scores"), act: scores };
  const next = head.rematch
    ? { label: ui("page-end-again-go"), href: `/t/${head.rematch}` }
    : mayRematch(table) && { label: ui("page-end-again"), act: () => again(table, rematch) };
  const record = {
    label: ui("page-replay-record"),
    icon: "download",
    bare: true,
    href: api.recordPath(table.id),
  };
  const buttons: (DraftButton | false)[] = [
    { label: ui("page-end-lobby"), icon: "home", bare: true, href: "/" },
    head.shown && { ...record, download: true },
    { label: ui("page-end-replay"), icon: "play", act: replay },
    head.insight && { label: ui("page-analysis"), icon: "lantern", href: `/a/${table.id}?lesson` },
    next && outcome !== null && result,
  ];
  return {
    ask: outcome ? titleOf(table) : ui(`page-status-${head.status}`),
    how: rematch.failed || ui(head.shown ? "page-over-how" : "page-end-ended-without"),
    buttons: buttons.filter((one) => one !== false),
    main: next || (outcome ? result : undefined),
  };
}
