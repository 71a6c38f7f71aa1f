// The town in words: weather, resources, Tower, areas, tiles, construction, building cards, prices.

import { joined, line, type Line } from "../../../shell/lines";
import { cardOf, RESOURCES, TILES, type Building, type View } from "../view";
import type { Sayer } from "./saying";

export function townLines(words: Sayer, view: View): Line[] {
  const sky = (symbols: string[]): string => symbols.map((one) => words.named(`weather-${one}`)).join(", ");
  const tracks = RESOURCES.map((kind) => `${words.named(`resource-${kind}`)} ${view.tracks[kind]}`);
  return [
    line(words.talk("weather"), sky(view.weather), [
      ...view.patterns.map(({ symbols, effects }) => line(sky(symbols), words.effects(effects))),
    ]),
    line(words.page("tracks"), joined(tracks, ", ")),
    line(words.talk("tower"), words.dice(view.tower), [
      line(words.talk("supply"), words.counts("kind", view.supply)),
    ]),
    line(
      words.page("valley"),
      "",
      view.areas.map(({ area, what }) => areaLine(words, view, area, what)),
    ),
    line(words.talk("town"), "", [
      ...TILES.map((tile) => line(words.place(tile), joined([words.visit(tile), words.figures(tile)]))),
    ]),
    line(words.talk("site"), "", [
      ...view.site.map((building, at) =>
        line(words.say("space", { space: at + 1 }), building ? words.place(building) : "–"),
      ),
    ]),
    line(words.say("to-build"), "", [...view.stack.map((card) => cardLine(words, card))]),
    line(words.talk("prices"), "", prices(words, view)),
  ];
}

function areaLine(words: Sayer, view: View, area: number, what: string): Line {
  const label = words.say("area", { area });
  if (what === "forest") return line(label, words.talk("forest"));
  if (what === "empty") return line(label, words.page("plot"));
  const card = cardOf(view, what);
  return line(label, joined([words.place(what), words.figures(what)]), card ? effects(words, card) : []);
}

function cardLine(words: Sayer, card: Building): Line {
  const before = card.requires && words.place(card.requires);
  const facts = [
    words.page("level", { level: card.level }),
    words.cost(card.cost),
    words.page("enters", { space: card.entry }),
    before && words.page(card.upgrade ? "replaces" : "needs", { building: before }),
    words.page("attached", { kind: words.named(`kind-${card.attachment}`) }),
  ];
  return line(words.place(card.building), joined(facts), effects(words, card));
}

function effects(words: Sayer, card: Building): Line[] {
  const parts: [string, string][] = [
    ["bonus", words.said(card.bonus)],
    ["action", card.action.length ? words.effects(card.action, card.action_cost) : ""],
    ["season-end", words.said(card.season_end)],
    ["season-end-goal", words.said(card.season_end_goal)],
  ];
  return parts.filter(([, told]) => told).map(([key, told]) => line(words.talk(key, { effects: told })));
}

const prices = (words: Sayer, view: View): Line[] =>
  Object.entries(view.prices).map(([name, price]) =>
    line(words.talk(`price-${name.replaceAll("_", "-")}`), words.coins(Number(price))),
  );
