// Vikings on one page.

import type { Summary, SummaryRow } from "../../lib/contract";
import { rule } from "../../lib/summary";
import type { SpaceName } from "./shapes.generated";
import { actionIcon, symbol } from "./sheets";
import Crew from "./summary/Crew.svelte";
import Quay from "./summary/Quay.svelte";
import Sail from "./summary/Sail.svelte";
import Turn from "./summary/Turn.svelte";

// In the order of the village. A space that the rules know and this does not, or the reverse, is no page.
const SPACES = {
  "first-player": true,
  promote: true,
  "jump-own": true,
  bet: true,
  "add-1": true,
  market: true,
  "jump-any": true,
  "bet-or-move": true,
  "draw-3": true,
  "set-sail": true,
  swap: true,
} satisfies Record<SpaceName, true>;

const action = (space: string): SummaryRow => ({
  icon: actionIcon(space),
  says: (speech) => `${speech.space(space)}: ${speech.spaceHelp(space)}`,
});

export default {
  boxes: [
    {
      name: "round",
      Picture: Turn,
      rows: [rule("VIK-ROUND-02", symbol("viking-r")), rule("VIK-ROUND-03", symbol("chief"))],
    },
    {
      name: "sail",
      Picture: Sail,
      rows: [
        rule("VIK-SAIL-01", symbol("stern")),
        rule("VIK-SAIL-02", symbol("prow")),
        rule("VIK-GOODS-01", symbol("v-grain")),
      ],
    },
    { name: "actions", wide: true, rows: Object.keys(SPACES).map(action) },
    {
      name: "control",
      wide: true,
      Picture: Crew,
      rows: [
        rule("VIK-CTRL-01", symbol("shield-b")),
        rule("VIK-CTRL-02", symbol("disc-b")),
        rule("VIK-CTRL-03", symbol("prow")),
      ],
    },
    {
      name: "bets",
      Picture: Quay,
      rows: [
        rule("VIK-BET-01", symbol("bet-r")),
        rule("VIK-BET-02", symbol("bet-b")),
        rule("VIK-BET-03", symbol("disc-r")),
      ],
    },
    {
      name: "end",
      rows: [
        rule("VIK-END-01", symbol("sail")),
        rule("VIK-SCORE-01", symbol("v-fur")),
        rule("VIK-SCORE-02", symbol("bet-g")),
        rule("VIK-SCORE-03", symbol("shield-y")),
      ],
    },
  ],
} satisfies Summary;
