// Vikings on Board in the browser: village at the left, fjord in the middle, market at the right.

import type { BoardModule } from "../../lib/contract";
import { sideways } from "../../lib/windows";
import Board from "./Board.svelte";
import Choices from "./Choices.svelte";
import { finale } from "./finale";
import { asks } from "./hit";
import { came, deed, round } from "./logged";
import Market from "./Market.svelte";
import SeatBets from "./SeatBets.svelte";
import SeatGoods from "./SeatGoods.svelte";
import { symbol } from "./sheets";
import { broughtBy, stepsOf } from "./steps";
import { storyOf } from "./story.svelte";
import { thingOf } from "./things";
import Village from "./Village.svelte";
import type { View } from "./view";
import { say, type VikingsTable } from "./words";

const board: BoardModule<View> = {
  Board,
  Left: Village,
  Side: Market,
  Choices,
  SeatExtras: SeatGoods,
  SeatScore: SeatBets,
  Words: () => import("./inwords/InWords.svelte"),
  about: thingOf,
  steps: stepsOf,
  brings: broughtBy,
  signs: () => ({ board: symbol("prow"), left: symbol("viking-b"), side: symbol("v-grain") }),
  seats: "right",
  status: (table: VikingsTable) => say(table, "round", { round: table.scene.view.round }),
  columns: { left: 240, right: 284 }, // most of the window is the fjord's
  // a viking is placed in the village, everything else happens in the fjord; sideways all is beside it
  lead: (table: VikingsTable) => {
    const story = storyOf(table);
    if (!table.myTurn || story.playing) return null;
    return asks(table, story, "space") && !sideways.current ? "left" : "board";
  },
  finale,
  inline: () => false, // every action is a thing on the table
  came,
  deed,
  round,
  tabs: () => ({
    board: "vikings-page-tab-fjord",
    left: "vikings-page-tab-village",
    side: "vikings-page-tab-market",
  }),
};

export default board;
