// What the prompt bar offers once a game is over: how it went, its end once more, the way there, its record, the
// lobby, and the same people once more.

import type { Attempt } from "../lib/attempt.svelte";
import type { DraftButton } from "../lib/contract";
import { ui } from "../lib/speech.svelte";
import type { TableModel } from "../lib/table.svelte";
import { phone } from "../lib/windows";
import type { Ending } from "../end/ending.svelte";
import { again, mayRematch } from "../end/rematch";
import { lastOf } from "../end/last";
import { bannerOf, endOf } from "../end/title";
import type { Asking } from "./asking";
import { toPage } from "../lib/home";

export interface Ways {
  ending?: Ending | undefined;
  replay: () => void;
  rematch: Attempt;
}

export function overOf(table: TableModel, { replay, rematch }: Ways, ending?: Ending): Asking {
  const { head, outcome } = table;
  const home: DraftButton = { label: ui("page-end-lobby"), icon: "home", bare: true, href: toPage("/") };
  const next: DraftButton | false = head.rematch
    ? { label: ui("page-end-again-go"), href: toPage(`/t/${head.rematch}`) }
    : mayRematch(table) && { label: ui("page-end-again"), act: () => again(table, rematch) };
  const shown = (buttons: (DraftButton | false)[]): DraftButton[] => buttons.filter((one) => one !== false);
  // Nothing is said of how it ended as long as that is still being shown.
  if (ending?.shows) {
    const skip = { label: ui("page-end-skip"), act: () => ending.skip(), key: "Esc" };
    return { ask: ui("page-end-film"), buttons: shown([home, next]), main: skip };
  }
  const why = rematch.failed || (outcome && lastOf(table, table.board)) || endOf(table);
  const how = ending && { label: ui("page-end-how"), act: () => void (ending.stage = "page") };
  if (ending?.stage === "banner" && phone.current) {
    const stay = { label: ui("page-end-stay"), act: () => void (ending.stage = "rest") };
    return { ask: ui("page-status-over"), how: why, buttons: shown([stay, next]), main: how };
  }
  const record = {
    label: ui("page-replay-record"),
    icon: "download",
    bare: true,
    href: table.line.record(),
  };
  const see: DraftButton | false = !!ending &&
    outcome !== null && { label: ui("page-end-see"), icon: "undo", act: () => void ending.again() };
  const told = rematch.failed || (outcome ? bannerOf(table) : ui("page-end-ended-without"));
  // The banner has the buttons that lead on.
  if (ending?.stage === "banner")
    return { ask: ui("page-status-over"), how: why, buttons: shown([home, see, next]) };
  return {
    ask: ui(`page-status-${head.status === "ended" ? "ended" : "over"}`),
    how: told,
    buttons: shown([
      home,
      head.shown && { ...record, download: true },
      { label: ui("page-end-replay"), icon: "play", bare: true, act: replay },
      see,
      next,
    ]),
    main: how,
  };
}
