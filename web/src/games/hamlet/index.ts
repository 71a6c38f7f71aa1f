// The board of Hamlet: the map, the panels around it, and what the prompt bar offers.

import type { BoardModule } from "../../lib/contract";
import Board from "./Board.svelte";
import Dock from "./Dock.svelte";
import { finale } from "./finale";
import { fetchGlyphs } from "./glyphs";
import Marks from "./Marks.svelte";
import Left from "./Left.svelte";
import SeatExtras from "./SeatExtras.svelte";
import SeatScore from "./SeatScore.svelte";
import Side from "./Side.svelte";
import { deed, round } from "./logged";
import { symbol } from "./sheets";
import { broughtBy, stepsOf } from "./steps";
import { thingOf } from "./things";
import "./tiles.css";
import type { Table, View } from "./view";

// Words that are no place on the map. A Barn offers the plain fillings; others are mixed on its spaces.
const INLINE = new Set(["donkeys", "work", "refine", "hire", "beg", "settle", "rest", "done", "end"]);

const board: BoardModule<View> = {
  ready: fetchGlyphs,
  Board,
  Dock,
  Marks,
  Left,
  Side,
  SeatExtras,
  SeatScore,
  Words: () => import("./inwords/InWords.svelte"),
  about: thingOf,
  steps: stepsOf,
  brings: broughtBy,
  signs: () => ({
    board: symbol("b-stonemason"),
    left: symbol("flag-r"),
    side: symbol("b-church"),
    dock: symbol("k-plan"),
  }),
  shelf: true,
  seats: "left",
  status: ({ scene, speech }: Table) =>
    scene.view.ending
      ? speech.ui("hamlet-page-last-round")
      : speech.ui("hamlet-page-round", { round: scene.view.round, rounds: scene.view.rounds ?? 0 }),
  finale,
  ends: ["end"],
  inline: ([kind, ...words]) => {
    return kind === "fill" ? new Set(words).size === 1 : INLINE.has(kind);
  },
  // The Town Hall's offers lie in the dock, those of Church and Market at the side.
  lead: (table: Table) => {
    if (!table.myTurn) return null;
    if (table.matching("take").length || table.matching("hire").length) return "dock";
    if (table.matching("sell").length || table.matching("deliver").length) return "side";
    // A blueprint may be taken up in the dock: then, and not before, its place is looked for.
    return table.matching("build").length ? null : "board";
  },
  deed,
  round,
  tabs: () => ({
    board: "hamlet-page-village",
    left: "hamlet-page-tab-goals",
    side: "hamlet-page-tab-church",
    dock: "hamlet-page-blueprints",
  }),
};

export default board;
