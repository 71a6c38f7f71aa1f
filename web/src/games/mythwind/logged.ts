// What is told of a day, in symbols for the log.

import type { Tell } from "../../lib/protocol";
import type { Deed } from "../../lib/turns";
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

// The town's tracks and coins move with almost everything: they stay in words.
export function deed(told: Tell): Deed | null {
  const event = told as Event;
  const draw = (...ids: string[]): Deed => ({ symbols: ids.map(art) });
  const house = (building: string, verb = ""): Deed => ({
    symbols: [...(verb ? [art(verb)] : []), art(emblem(building).house)],
    places: [building],
  });
  switch (event.key) {
    case "mythwind-visited":
    case "mythwind-passed": {
      const { space } = event.args;
      const tile = TILES[space];
      return tile ? { ...draw(tile), places: [space] } : house(space);
    }
    case "mythwind-weather":
      return draw(`w-${event.args.symbol}`);
    case "mythwind-bought":
      return draw(`m-${event.args.resource}`);
    case "mythwind-construction-began":
      return house(event.args.building, "k-build");
    case "mythwind-completed":
      return house(event.args.building, "star");
    case "mythwind-demolished":
    case "mythwind-used":
      return house(event.args.building);
    case "mythwind-hired":
      return draw(dieArt(event.args.die));
    case "mythwind-event":
      return draw("i-event");
    case "mythwind-adventure":
      return draw("t-map");
    case "mythwind-envelope":
      return draw("t-envelope");
    case "mythwind-goal-met":
      return draw("t-goal");
    case "mythwind-odd-job":
      return draw("coin");
    case "mythwind-farmer-planted":
      return draw("t-sprout");
    case "mythwind-farmer-harvested":
      return draw(`t-${event.args.crop}`);
    case "mythwind-farmer-watered":
      return draw("t-barrel");
    case "mythwind-farmer-cow-bought":
      return draw("t-cow");
    case "mythwind-crafter-delivered":
    case "mythwind-merchant-delivered":
      return draw("t-cart");
    case "mythwind-crafter-sold":
    case "mythwind-crafter-refined":
      return draw(`t-${event.args.material}`);
    case "mythwind-merchant-bought":
    case "mythwind-merchant-sold":
      return draw(`t-${event.args.good}`);
    case "mythwind-ranger-departed":
    case "mythwind-ranger-travelled":
      return draw("t-road");
    case "mythwind-ranger-took":
      return draw(`t-${event.args.loot}`);
    default:
      return null;
  }
}
