// What is told of a turn, in symbols for the log.

import type { Tell } from "../../lib/protocol";
import type { Deed } from "../../lib/turns";
import { symbol } from "./sheets";
import type { Event, SpaceName } from "./shapes.generated";
import { letterOf, seatLetter } from "./view";
import type { VikingsTable } from "./words";

export const round = ({ key }: Tell): boolean => key === "vikings-round-began";

const VERBS: Partial<Record<SpaceName, string>> = {
  "first-player": "chief",
  promote: "k-front",
  "jump-own": "k-jump",
  "jump-any": "k-jump",
  "add-1": "prow",
  "draw-3": "prow",
  market: "coin",
  "set-sail": "k-stern",
  swap: "k-swap",
};

// The place of a viking says what is done; the rest says with what.
export function deed(told: Tell, { scene }: VikingsTable): Deed | null {
  const event = told as Event;
  const draw = (ids: string[], ...ships: number[]): Deed => ({
    symbols: ids.map(symbol),
    places: ships.map((ship) => `ship ${ship}`),
  });
  switch (event.key) {
    case "vikings-placed":
      return { ...draw([VERBS[event.args.space] ?? []].flat()), places: [`space ${event.args.space}`] };
    case "vikings-promoted":
      return draw([`shield-${seatLetter(scene.view, event.args.seat)}`], event.args.ship);
    case "vikings-jumped":
    case "vikings-jumped-any":
      return draw([`shield-${letterOf(event.args.colour)}`], event.args.ship, event.args.target);
    case "vikings-bet-laid":
    case "vikings-bet-moved":
      return draw([`bet-${seatLetter(scene.view, event.args.seat)}`], event.args.ship);
    case "vikings-loaded":
      return draw([`v-${event.args.goods}`], event.args.ship);
    case "vikings-market-rose":
      return draw([`v-${event.args.goods}`]);
    case "vikings-swapped":
      return draw(
        [`shield-${letterOf(event.args.colour)}`, `shield-${letterOf(event.args.other_colour)}`],
        event.args.ship,
        event.args.other_ship,
      );
    case "vikings-viking-aboard":
      return draw([`viking-${seatLetter(scene.view, event.args.seat)}`], event.args.ship);
    case "vikings-sailed":
      return draw(["sail"], event.args.ship);
    case "vikings-took":
    case "vikings-removed":
      return event.args.goods in scene.view.market ? draw([`v-${event.args.goods}`]) : null;
    default:
      return null;
  }
}
