// What is told of a day, in symbols for the log.

import type { Table } from "../../lib/contract";
import type { Deed as Folded } from "../../lib/folding";
import type { Tell } from "../../lib/protocol";
import type { Part } from "../../lib/signs";
import { joined, type Deed } from "../../lib/turns";
import { dieArt, emblem } from "./art";
import type { Event } from "./shapes.generated";
import { art } from "./sheets";

const TILES: Record<string, string> = {
  adventure: "t-map",
  community: "t-people",
  construct: "k-build",
  hire: "die-folk-1",
};
const DAYS = new Set(["mythwind-season-began", "mythwind-day-began"]);
export const loud = ({ key }: Tell): boolean => key === "mythwind-objected";
export const round = ({ key }: Tell): boolean => DAYS.has(key);

export const deed = (told: Tell, _: Table, folded?: Folded): Deed | null =>
  joined(told, folded, (one, within) => drawn(one as Event, within as readonly Event[]));

const money = (change: number): Part[] =>
  change ? [{ symbol: art("coin"), text: `${change > 0 ? "+" : "−"}${Math.abs(change)}` }] : [];

// What else came with it: an icon of the town and coins of whoever acts.
const besides = (within: readonly Event[]): Part[] =>
  within.flatMap((one) => (one.key === "mythwind-coins" ? money(one.args.change) : []));

function drawn(event: Event, within: readonly Event[]): Deed | null {
  const draw = (ids: string[], coins = 0, more: Partial<Deed> = {}): Deed => ({
    symbols: ids.map(art),
    gives: money(coins),
    ...more,
  });
  const house = (building: string, verb = ""): Deed => ({
    symbols: [...(verb ? [art(verb)] : []), art(emblem(building).house)],
    places: [building],
    gives: besides(within),
  });
  switch (event.key) {
    case "mythwind-visited":
    case "mythwind-passed": {
      const { space } = event.args;
      const tile = TILES[space];
      return tile ? draw([tile], 0, { places: [space], aside: true }) : house(space);
    }
    case "mythwind-attached":
      return draw([event.args.kind === "sprite" ? "t-sprite-face" : "t-people"], 0, { aside: true });
    case "mythwind-weather":
      return draw([`w-${event.args.symbol}`]);
    case "mythwind-bought":
      return draw([`m-${event.args.resource}`], -event.args.price);
    case "mythwind-track-changed": {
      const { resource, change } = event.args;
      const text = `${change > 0 ? "+" : "−"}${Math.abs(change)}`;
      return { symbols: [], gives: [{ symbol: art(`m-${resource}`), text }], aside: true };
    }
    case "mythwind-coins":
      return draw(["coin"], event.args.change, { aside: true });
    case "mythwind-cleared":
      return { ...draw(["tool-spade"]), gives: besides(within) };
    case "mythwind-construction-began":
      return house(event.args.building, "k-build");
    case "mythwind-completed":
    case "mythwind-moved-on":
    case "mythwind-moved-back":
    case "mythwind-granted":
    case "mythwind-demolished":
    case "mythwind-used":
      return house(event.args.building);
    case "mythwind-hired":
      return draw([dieArt(event.args.die)], -event.args.price, { aside: true });
    case "mythwind-die-changed":
      return draw([dieArt(event.args.die)], 0, { aside: true });
    case "mythwind-die-gained":
      return draw(["t-tower", dieArt(event.args.die)]);
    case "mythwind-event":
      return draw(["i-event"]);
    case "mythwind-adventure":
    case "mythwind-adventure-chosen":
      return draw(["t-map"]);
    case "mythwind-learned":
      return draw(["sign-book"], -event.args.price);
    case "mythwind-envelope":
      return draw(["t-envelope"]);
    case "mythwind-goal-met":
      return draw(["t-goal"]);
    case "mythwind-odd-job":
    case "mythwind-farmer-stall":
      return draw(["coin"], event.args.coins);
    case "mythwind-farmer-planted":
      return draw(["t-sprout", `t-${event.args.crop}`], -event.args.price);
    case "mythwind-farmer-harvested":
      return draw(["tool-sickle", `t-${event.args.crop}`], event.args.coins);
    case "mythwind-farmer-watered":
      return draw(["tool-can", `t-${event.args.crop}`]);
    case "mythwind-farmer-cow-bought":
      return draw(["t-cow"], -event.args.price);
    case "mythwind-farmer-cow-sold":
      return draw(["t-cow"], event.args.coins);
    case "mythwind-farmer-calf-born":
      return draw(["t-calf"], -event.args.price);
    case "mythwind-farmer-gear-bought":
      return draw([`t-${event.args.gear}`], -event.args.price);
    case "mythwind-farmer-honey":
      return draw(["t-beehive"], event.args.coins);
    case "mythwind-farmer-cleared":
      return draw([`t-${event.args.ground}`], -event.args.price);
    case "mythwind-crafter-delivered":
    case "mythwind-merchant-delivered":
      return draw(["t-cart"], event.args.coins);
    case "mythwind-crafter-sold":
      return draw([`t-${event.args.material}`], event.args.coins);
    case "mythwind-crafter-refined":
      return draw([`t-${event.args.material}`]);
    case "mythwind-crafter-drew":
      return draw(["t-bag"], 0, { aside: true });
    case "mythwind-crafter-stocked":
    case "mythwind-crafter-returned":
      return draw(["t-bag", `t-${event.args.material}`], 0, { aside: true });
    case "mythwind-merchant-bought":
      return draw([`t-${event.args.good}`], -event.args.price);
    case "mythwind-merchant-sold":
      return draw([`t-${event.args.good}`], event.args.price);
    case "mythwind-merchant-set-bonus":
    case "mythwind-merchant-brokered":
      return draw(["t-cart"], event.args.coins, { aside: true });
    case "mythwind-merchant-supply-moved":
    case "mythwind-merchant-demand-moved":
      return draw(["t-cart", `t-${event.args.good}`]);
    case "mythwind-merchant-intent":
    case "mythwind-merchant-rival-acted":
    case "mythwind-merchant-rival-idle":
    case "mythwind-merchant-rival-delivered":
    case "mythwind-merchant-rival-lacked":
    case "mythwind-merchant-rival-kept-off":
      return draw([`t-${event.args.rival}`]);
    case "mythwind-ranger-departed":
    case "mythwind-ranger-travelled":
    case "mythwind-ranger-came-home":
      return draw(["t-road"]);
    case "mythwind-ranger-outfitted":
      return draw([`t-${event.args.gear}`], -event.args.price);
    case "mythwind-ranger-rested":
      return draw(["t-stamina"]);
    case "mythwind-ranger-camped":
      return draw(["tool-tent"]);
    case "mythwind-ranger-scouted":
      return draw(["tool-spyglass"]);
    case "mythwind-ranger-took":
      return draw([], 0, { goods: [art(`t-${event.args.loot}`)] });
    case "mythwind-ranger-sold-loot":
      return draw(["tool-purse"], event.args.coins);
    default:
      return null;
  }
}
