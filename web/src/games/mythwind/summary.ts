// Mythwind on one page.

import type { Summary } from "../../lib/contract";
import { rule } from "../../lib/summary";
import { art } from "./sheets";
import Day from "./summary/Day.svelte";
import Town from "./summary/Town.svelte";

export default {
  boxes: [
    {
      name: "together",
      rows: [rule("MYT-GEN-01", art("por-farmer")), rule("MYT-GEN-02", art("t-road"))],
    },
    { name: "dawn", rows: [rule("MYT-DAWN-01", art("w-sunny")), rule("MYT-DAWN-03", art("s-spring"))] },
    {
      name: "noon",
      wide: true,
      Picture: Day,
      rows: [
        rule("MYT-NOON-01", art("por-crafter")),
        rule("MYT-NOON-02", art("t-people")),
        rule("MYT-USE-01", art("sign-anvil")),
        rule("MYT-BUILD-03", art("i-progress")),
        rule("MYT-TRACK-02", art("sign-crate")),
        rule("MYT-HIRE-02", art("die-folk-2")),
      ],
    },
    {
      name: "workers",
      rows: [rule("MYT-WORK-01", art("die-sprite-3")), rule("MYT-WORK-02", art("die-folk-1"))],
    },
    {
      name: "town",
      Picture: Town,
      rows: [rule("MYT-RES-01", art("m-food")), rule("MYT-RES-03", art("m-income"))],
    },
    {
      name: "season",
      wide: true,
      rows: [
        rule("MYT-DUSK-02", art("t-tower")),
        rule("MYT-SEASON-02", art("s-winter")),
        rule("MYT-GOAL-01", art("t-goal")),
        rule("MYT-SAVE-01", art("t-envelope")),
      ],
    },
  ],
} satisfies Summary;
