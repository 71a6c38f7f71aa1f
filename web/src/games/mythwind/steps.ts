// Where to press for what is asked, the steps of a deed, and what a choice would bring.

import type { Action } from "../../lib/action";
import type { Steps, WhatIf } from "../../lib/contract";
import { sign } from "../../lib/signs";
import { homeOf, isJoint } from "./places";
import { art } from "./sheets";
import { ownSeat, questionFor, RESOURCES, type MythwindTable, type View } from "./view";
import { Words } from "./words";

// By kind of question: what is pressed.
const WHERE: Partial<Record<string, string>> = {
  ...each("area", "building-area forest-area clear-area"),
  ...each("cards", "construct visit-construct"),
  ...each("site", "advance-card"),
  ...each("house", "demolish use-which building-order"),
  ...each("tower", "roll-die lose-worker strengthen-tower weaken-tower visit-hire hire-second hire-free"),
  ...each("hired", "strengthen-hired weaken-hired"),
  ...each("track", "gain-resource lose-resource buy-more buy-first"),
  ...each("work", "visit-community"),
  ...each("cell", "farmer-water farmer-barrel farmer-harvest farmer-mixed farmer-reap-one farmer-clear"),
  ...each(
    "cell",
    "farmer-place farmer-cow-buy farmer-cow-sell farmer-cow-move farmer-cow-move-to farmer-cow-breed",
  ),
  ...each("seed", "farmer-seed"),
  ...each("plot", "farmer-plot"),
  ...each("token", "crafter-return crafter-refine crafter-sell-another"),
  ...each("order", "crafter-replace"),
  ...each("foot", "crafter-bonus crafter-tier crafter-skill"),
  ...each("bay", "merchant-trade merchant-errand merchant-dawn merchant-demand merchant-exclusive"),
  ...each("rival", "merchant-chase merchant-ledger"),
  ...each("prepare", "ranger-prepare"),
  ...each("region", "ranger-depart ranger-look"),
  ...each("need", "ranger-sun ranger-call ranger-need"),
  ...each("pack", "ranger-finds ranger-restore ranger-halve ranger-home"),
  ...each("beside", "ranger-bottom ranger-order ranger-pathfinder ranger-turn-back ranger-push"),
};
// Deeds of several steps: their names, and which of them it is.
const DEEDS: Partial<Record<string, [string[], number]>> = {
  "farmer-seed": [["tile", "place"], 1],
  "farmer-plot": [["tile", "place"], 2],
  "farmer-equip": [["gear", "place"], 1],
  "farmer-place": [["gear", "place"], 2],
  "farmer-cow-move": [["cow", "place"], 1],
  "farmer-cow-move-to": [["cow", "place"], 2],
  "visit-hire": [["first", "second"], 1],
  "hire-second": [["first", "second"], 2],
};

function each(where: string, kinds: string): Record<string, string> {
  return Object.fromEntries(kinds.split(" ").map((kind) => [kind, where]));
}

export function stepsOf(table: MythwindTable): Steps {
  const words = new Words(table);
  const { view } = table.scene;
  const question = questionFor(view);
  if (!question) {
    const out = ownSeat(table)?.figure != null;
    return {
      names: [],
      at: 1,
      how: words.page(view.phase === "between" ? "how-between" : out ? "how-out" : "how-home"),
    };
  }
  const [names, at] = DEEDS[question.kind] ?? [["deed"], 1];
  const joint = isJoint(view);
  const home = homeOf(view);
  const where = home === "season" ? home : (WHERE[question.kind] ?? home);
  return {
    names: joint ? [] : names.map((name) => words.page(`step-${name}`)),
    at,
    how: joint ? together(words, view) : words.page(`how-${where}`),
  };
}

// MYT-GEN-08: what is proposed, or that somebody has to begin.
function together(words: Words, { question }: View): string {
  if (!question?.proposal) return words.page("how-together");
  return words.page("how-proposed", { answer: words.label(question.proposal) });
}

// Tracks, coins and dice before and after; otherwise what the rules tell.
export function broughtBy(table: MythwindTable, _: Action, { view, events }: WhatIf<View>): string[] {
  const words = new Words(table);
  const now = table.scene.view;
  const told = RESOURCES.filter((kind) => view.tracks[kind] !== now.tracks[kind]).map(
    (kind) =>
      `${sign(art(`m-${kind}`), words.named(`resource-${kind}`))} ${now.tracks[kind]} → ${view.tracks[kind]}`,
  );
  const [mine, then] = [ownSeat(table), view.seats[ownSeat(table)?.seat ?? -1]];
  if (mine && then && mine.coins !== then.coins)
    told.push(`${sign(art("coin"), words.talk("coins"))} ${mine.coins} → ${then.coins}`);
  const next = questionFor(view);
  if (next?.kind === "learn" && next.seat === mine?.seat) {
    const count = next.choices.filter(([kind]) => kind === "learn").length;
    told.push(words.page("then-skills", { count }));
  }
  return told.length ? told : events.slice(0, 2).map((event) => table.speech.message(event));
}
