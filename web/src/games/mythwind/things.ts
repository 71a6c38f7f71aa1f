// What the things of the valley are, for the information card.

import type { Action } from "../../lib/action";
import type { Thing } from "../../lib/contract";
import { sign } from "../../lib/signs";
import { dieArt, emblem } from "./art";
import { art, tileIcon } from "./sheets";
import { cardOf, ownSeat, TILES, type Effect, type MythwindTable, type Resource } from "./view";
import { Words } from "./words";

const DICE = new Set(["hire", "die", "field"]);
const HOUSES = new Set(["visit", "building", "construct", "demolish"]);

export function thingOf(table: MythwindTable, action: Action): Thing | null {
  const words = new Words(table);
  const [kind = "", first = ""] = action.map(String);
  if (HOUSES.has(kind)) return TILES.includes(first) ? tile(words, first) : house(words, first);
  if (kind === "area" || kind === "clear") return ground(words, Number(first));
  if (DICE.has(kind)) return die(words, first);
  if (kind === "buy" || kind === "resource") return track(words, first as Resource);
  if (kind === "skill" || kind === "learn") return skillThing(words, first);
  if (kind === "character" || kind === "become")
    return {
      name: words.named(`character-${first}`),
      picture: art(`por-${first}`),
      says: words.told(`character-${first}-help`),
    };
  return kind === "cell" || kind === "lift" ? null : deed(words, action);
}

export const skillThing = (words: Words, skill: string): Thing => ({
  name: words.named(`skill-${skill}`),
  kind: words.page("card-skill"),
  says: words.told(`skill-${skill}-help`),
});

// What a thing does besides, as rows of a small table.
function rows(words: Words, told: [key: string, effects: Effect[], cost?: Effect[]][]): string[][] {
  return told
    .filter(([, effects]) => effects.length)
    .map(([key, effects, cost]) => [words.page(key), words.effects(effects, cost)]);
}

function tile(words: Words, space: string): Thing {
  const here = words.table.scene.view.seats.find(({ figure }) => figure === space);
  return {
    name: words.place(space),
    kind: words.page("card-tile"),
    icon: tileIcon(space),
    says: words.page("tile", {
      name: words.page(`tile-${space}`),
      help: words.visit(space),
      here: here ? words.speech.seat(here.seat) : "none",
    }),
  };
}

function house(words: Words, building: string): Thing | null {
  const { view } = words.table.scene;
  const card = cardOf(view, building);
  if (!card) return null;
  const cost = Object.entries(card.cost).map(
    ([kind, count]) => `${count}\u202f${sign(art(`m-${kind}`), words.named(`resource-${kind}`))}`,
  );
  const stands = view.areas.some(({ what }) => what === building);
  return {
    name: words.named(`building-${building}`),
    kind: words.page("card-building", { level: ["–", "I", "II", "III", "IV"][card.level] ?? "" }),
    picture: art(emblem(building).house),
    says: words.page(`card-attach-${card.attachment}`),
    rows: rows(words, [
      ["bonus", stands ? [] : card.bonus],
      ["action", card.action, card.action_cost],
      ["season-end", card.season_end],
      ["season-end-goal", card.season_end_goal],
    ]),
    numbers: stands
      ? []
      : [
          { figure: cost.join(" ") || "–", of: words.page("card-cost") },
          { figure: `${card.entry}/4`, of: words.page("card-entry") },
        ],
  };
}

function ground(words: Words, area: number): Thing | null {
  const { view } = words.table.scene;
  const what = view.areas[area - 1]?.what ?? "forest";
  if (what !== "forest" && what !== "empty") return house(words, what);
  return {
    name: what === "forest" ? words.talk("forest") : words.page("plot"),
    kind: words.page("card-area", { area }),
    says: words.page(what === "forest" ? "card-forest" : "card-plot", { price: view.prices.clear }),
  };
}

function die(words: Words, which: string): Thing {
  const { prices } = words.table.scene.view;
  return {
    name: words.die(which),
    kind: words.page("card-die"),
    picture: art(dieArt(which)),
    says: words.page(`card-die-${which.startsWith("s") ? "sprite" : "villager"}`),
    numbers: [
      { figure: which.slice(1), of: words.page("card-value") },
      { figure: `${prices.hire_one} / ${prices.hire_two}`, of: words.page("card-hire") },
    ],
  };
}

function track(words: Words, kind: Resource): Thing {
  const { tracks } = words.table.scene.view;
  const price = ownSeat(words.table)?.community[kind];
  return {
    name: words.named(`resource-${kind}`),
    kind: words.page("card-track"),
    picture: art(`m-${kind}`),
    says: words.page("card-track-does"),
    numbers: [
      { figure: `${tracks[kind]} / 10`, of: words.page("card-level") },
      ...(price === undefined ? [] : [{ figure: String(price), of: words.page("card-price") }]),
    ],
  };
}

// A deed: what it is called, and what is good to know of it.
function deed(words: Words, action: Action): Thing {
  const help = `mythwind-page-help-${action[0]}`;
  const says = words.speech.has(help) ? words.speech.ui(help) : "";
  return { name: words.label(action), says: [says, words.gloss(action)].filter(Boolean).join(" ") };
}
