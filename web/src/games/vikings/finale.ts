// How the end of a game is told: the last ship sails, goods and bets are counted; then how points came about.

import type { Finale } from "../../lib/contract";
import { symbol } from "./sheets";
import { storyOf } from "./story.svelte";
import { KINDS, seatLetter, type View } from "./view";
import { lastToSail, say } from "./words";

export const finale: Finale<View> = {
  telling: (table) => storyOf(table).telling,
  skip: (table) => storyOf(table).skip(),
  never: (table) => `[data-berth="${lastToSail(table.entries)}"] > :not(.circle)`,
  shield: (table, seat) => symbol(`shield-${seatLetter(table.scene.view, seat)}`),
  last: "vikings-sailed",
  rather: ".fjord .ship:not(.gone)",
  source: (table, name) => {
    const { market, seats } = table.scene.view;
    const kind = KINDS.find((one) => one === name);
    if (kind) {
      return {
        sign: symbol(`v-${kind}`),
        note: say(table, "worth-each", { value: market[kind] }),
        made: seats.map(({ goods }) => `${goods[kind]} ×`),
      };
    }
    return {
      sign: symbol("bet-r"),
      made: seats.map(({ won }) => (won.length > 1 ? won.map((value) => value ?? "?").join(" + ") : "")),
    };
  },
};
