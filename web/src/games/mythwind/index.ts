// Mythwind's board: the valley in the middle, the sky at the left, the book at the right, the
// characters along the bottom.

import type { BoardModule } from "../../lib/contract";
import Acts from "./Acts.svelte";
import Board from "./Board.svelte";
import End from "./End.svelte";
import { deed, loud, round } from "./logged";
import { fetchLore } from "./lore";
import OwnBoard from "./OwnBoard.svelte";
import { inBar, leadOf } from "./places";
import SeatExtras from "./SeatExtras.svelte";
import SeatScore from "./SeatScore.svelte";
import Side from "./Side.svelte";
import Sky from "./Sky.svelte";
import { art } from "./sheets";
import { broughtBy, stepsOf } from "./steps";
import { thingOf } from "./things";
import { ownSeat, type MythwindTable, type View } from "./view";
import { Words } from "./words";

const mythwind: BoardModule<View> = {
  ready: fetchLore,
  Board,
  End,
  Left: Sky,
  Side,
  Dock: OwnBoard,
  Choices: Acts,
  SeatExtras,
  SeatScore,
  Words: () => import("./inwords/InWords.svelte"),
  seats: "dock",
  status: (table: MythwindTable) => new Words(table).status(),
  about: thingOf,
  steps: stepsOf,
  brings: broughtBy,
  signs: (table: MythwindTable) => {
    const own = ownSeat(table);
    const dock = art(own ? `por-${own.character}` : "t-pack");
    return { board: art("t-tower"), left: art("w-sunny"), side: art("i-event"), dock };
  },
  ends: ["pass"],
  inline: inBar,
  label: (table: MythwindTable, action) => new Words(table).label(action),
  listed: (table: MythwindTable, action) => new Words(table).aria(action),
  // A phone turns to where the choice lies.
  lead: leadOf,
  columns: { left: 226, right: 330 },
  deed,
  loud,
  round,
  // One's own place stands there under its own name.
  tabs: (table: MythwindTable) => ({
    board: "mythwind-page-tab-town",
    left: "mythwind-page-tab-sky",
    dock: `mythwind-page-${ownSeat(table) ? `place-${ownSeat(table)?.character}` : "tab-own"}`,
    side: "mythwind-page-tab-page",
  }),
};

export default mythwind;
