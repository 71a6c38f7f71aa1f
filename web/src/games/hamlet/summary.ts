// Hamlet on one page.

import type { Summary } from "../../lib/contract";
import { rule } from "../../lib/summary";
import { fetchGlyphs } from "./glyphs";
import { symbol } from "./sheets";
import Journey from "./summary/Journey.svelte";
import Touch from "./summary/Touch.svelte";

export default {
  ready: fetchGlyphs,
  boxes: [
    {
      name: "turn",
      rows: [rule("HAM-TURN-02", symbol("villager-r")), rule("HAM-TURN-03", symbol("donkey-r"))],
    },
    {
      name: "goods",
      Picture: Journey,
      rows: [rule("HAM-TRANSPORT-01", symbol("r-wood")), rule("HAM-TRANSPORT-02", symbol("donkey-b"))],
    },
    {
      name: "actions",
      wide: true,
      rows: [
        rule("HAM-PROD-02", symbol("b-woodcutter")),
        rule("HAM-REF-01", symbol("b-sawmill")),
        rule("HAM-HALL-01", symbol("b-town-hall")),
        rule("HAM-SALE-01", symbol("b-market")),
        rule("HAM-BUY-04", symbol("coin")),
        rule("HAM-CHURCH-02", symbol("b-church")),
        rule("HAM-BUILD-01", symbol("b-windmill")),
        rule("HAM-BRIDGE-02", symbol("bridge-r")),
      ],
    },
    {
      name: "touch",
      wide: true,
      Picture: Touch,
      rows: [rule("HAM-BUILD-02", symbol("k-build")), rule("HAM-BRIDGE-03", symbol("path-r"))],
    },
    {
      name: "makers",
      rows: [rule("HAM-RES-02", symbol("r-plank")), rule("HAM-RES-04", symbol("star"))],
    },
    {
      name: "end",
      rows: [
        rule("HAM-END-01", symbol("b-church")),
        rule("HAM-SCORE-02", symbol("star")),
        rule("HAM-SCORE-04", symbol("flag-r")),
        rule("HAM-SCORE-01", symbol("k-plan")),
      ],
    },
  ],
} satisfies Summary;
