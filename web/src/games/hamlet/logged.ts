// What is told of a turn, in symbols for the log.

import type { Tell } from "../../lib/protocol";
import type { Deed } from "../../lib/turns";
import { symbol } from "./sheets";
import { emblem, hue, type Event, type Table } from "./view";

export const round = ({ key }: Tell): boolean => key === "hamlet-round-began";

// Entries of older tables may lack an argument; what cannot be drawn stays in words.
export function deed(told: Tell, { scene }: Table): Deed | null {
  const event = told as Event;
  const { seat = 0 } = (told.args ?? {}) as { seat?: number };
  const own = hue(scene.view, seat);
  const draw = (ids: (string | undefined)[], more: Partial<Deed> = {}): Deed => ({
    symbols: ids.filter((id) => id !== undefined).map(symbol),
    ...more,
  });
  const at = (...tiles: (string | undefined)[]): string[] => tiles.filter((tile) => tile !== undefined);
  const house = (tile?: string): string | undefined => tile && emblem(tile);
  switch (event.key) {
    case "hamlet-laid-out":
      return draw(["k-build", house(event.args.tile)], { places: at(event.args.tile) });
    case "hamlet-built":
      return draw(["k-build", house(event.args.tile)], {
        gain: event.args.stars,
        places: at(event.args.tile),
      });
    case "hamlet-villager-went":
      return draw(["k-walk", house(event.args.tile)], { places: at(event.args.tile) });
    case "hamlet-donkey-led":
      return draw([`donkey-${own}`], { places: at(event.args.origin, event.args.target) });
    case "hamlet-produced":
      return draw(
        [...new Set(event.args.goods)].map((good) => `r-${good}`),
        {
          gain: event.args.stars,
          places: at(event.args.tile),
        },
      );
    case "hamlet-refined":
      return draw([`r-${event.args.resource}`], { count: event.args.count, places: at(event.args.tile) });
    case "hamlet-consumed":
      return { symbols: [], places: at(event.args.tile, event.args.target) };
    case "hamlet-bought":
      return draw(["coin", `r-${event.args.resource}`]);
    case "hamlet-rewarded":
      return { symbols: [] };
    case "hamlet-blueprint-taken":
      return draw(["k-plan"]);
    case "hamlet-hired-villager":
      return draw([`villager-${own}`]);
    case "hamlet-hired-donkey":
      return draw([`donkey-${own}`]);
    case "hamlet-sold":
      return draw(["k-sale"], { gain: event.args.stars, places: at(event.args.tile) });
    case "hamlet-delivered":
      return draw(["b-church"], { gain: event.args.stars, places: at(event.args.tile) });
    case "hamlet-begged":
      return draw(["coin"]);
    case "hamlet-flagged":
      return draw([`flag-${own}`], { places: at(event.args.tile) });
    case "hamlet-road-built":
      return draw([`${event.args.road}-${own}`], { places: at(event.args.origin, event.args.target) });
    default:
      return null;
  }
}
