// What is told of a turn, in symbols for the log.

import type { Deed as Folded } from "../../lib/folding";
import type { Tell } from "../../lib/protocol";
import { sign, type Part } from "../../lib/signs";
import type { Deed } from "../../lib/turns";
import { symbol } from "./sheets";
import type { Event, SpaceName } from "./shapes.generated";
import { letterOf, seatLetter, type Team } from "./view";
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

// What a round came to: the ship that sailed, and who led it.
export function came(told: readonly Tell[]): Part[] {
  const events = told as readonly Event[];
  const found: Part[] = [];
  for (const event of events) {
    if (event.key === "vikings-sailed")
      found.push({ symbol: symbol("k-stern"), text: String(event.args.ship) });
    if (event.key === "vikings-control" && event.args.rank === 1) found.push(shields(event.args, true));
  }
  return found;
}

const shields = ({ colour, shields: count }: { colour: Team; shields: number }, best = false): Part => ({
  colour: letterOf(colour),
  text: String(count),
  best,
});

// The place of a viking says what is done; the rest says with what.
export function deed(told: Tell, { scene, speech }: VikingsTable, folded?: Folded): Deed | null {
  const event = told as Event;
  const within = (folded?.within ?? []) as Event[];
  const draw = (ids: string[], ...ships: number[]): Deed => ({
    symbols: ids.map(symbol),
    places: ships.map((ship) => `ship ${ship}`),
  });
  const own = (seat: number): string => seatLetter(scene.view, seat);
  const team = (colour: Team): string => sign(symbol(`disc-${letterOf(colour)}`), speech.colour(colour));
  switch (event.key) {
    case "vikings-placed":
      return { ...draw([VERBS[event.args.space] ?? []].flat()), places: [`space ${event.args.space}`] };
    case "vikings-promoted":
      return draw(["k-front", `shield-${own(event.args.seat)}`], event.args.ship);
    case "vikings-jumped":
    case "vikings-jumped-any":
      return draw(["k-jump", `shield-${letterOf(event.args.colour)}`], event.args.ship, event.args.target);
    case "vikings-bet-laid":
      return { ...draw([`bet-${own(event.args.seat)}`], event.args.ship), sign: team(event.args.colour) };
    case "vikings-bet-moved": {
      const lifted = within.find(({ key }) => key === "vikings-bet-lifted");
      const from = lifted?.key === "vikings-bet-lifted" ? [lifted.args.ship] : [];
      return {
        ...draw([`bet-${own(event.args.seat)}`], ...from, event.args.ship),
        sign: team(event.args.colour),
      };
    }
    case "vikings-loaded":
      return draw([`v-${event.args.goods}`, "prow"], event.args.ship);
    case "vikings-market-rose":
      return draw(["b-market", `v-${event.args.goods}`]);
    case "vikings-stern-taken":
      return draw(["k-stern"]);
    case "vikings-swapped":
      return {
        ...draw(["k-swap", `shield-${letterOf(event.args.colour)}`], event.args.ship, event.args.other_ship),
        sign: sign(
          symbol(`shield-${letterOf(event.args.other_colour)}`),
          speech.colour(event.args.other_colour),
        ),
      };
    case "vikings-viking-aboard":
      return draw([`viking-${own(event.args.seat)}`], event.args.ship);
    case "vikings-sailed":
      return draw(["sail"], event.args.ship);
    case "vikings-control":
      return {
        symbols: [],
        gives: ((folded?.told ?? [event]) as Event[]).flatMap((one) =>
          one.key === "vikings-control" ? [shields(one.args, one.args.rank === 1)] : [],
        ),
      };
    case "vikings-took":
    case "vikings-removed":
      return event.args.goods in scene.view.market ? draw([`v-${event.args.goods}`]) : null;
    case "vikings-bet-won":
    case "vikings-bet-lost":
      return draw([`bet-${own(event.args.seat)}`], event.args.ship);
    default:
      return null;
  }
}
