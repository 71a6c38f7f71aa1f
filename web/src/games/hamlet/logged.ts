// What is told of a turn, in symbols for the log.

import type { Deed as Folded } from "../../lib/folding";
import type { Tell } from "../../lib/protocol";
import type { Part } from "../../lib/signs";
import { joined, type Deed } from "../../lib/turns";
import { symbol } from "./sheets";
import { emblem, hue, type Event, type Table } from "./view";

export const round = ({ key }: Tell): boolean => key === "hamlet-round-began";

// Entries of older tables may lack an argument; what cannot be drawn stays in words.
export const deed = (told: Tell, table: Table, folded?: Folded): Deed | null =>
  joined(told, folded, (one, within) => drawn(one, table, within));

function drawn(told: Tell, { scene }: Table, folded: readonly Tell[]): Deed | null {
  const event = told as Event;
  const within = folded as readonly Event[];
  const { seat = 0 } = (told.args ?? {}) as { seat?: number };
  const own = hue(scene.view, seat);
  const at = (...tiles: (string | undefined)[]): string[] => tiles.filter((tile) => tile !== undefined);
  const draw = (
    ids: (string | undefined)[],
    places: (string | undefined)[] = [],
    more: Partial<Deed> = {},
  ): Deed => ({
    symbols: ids.filter((id) => id !== undefined).map(symbol),
    places: at(...places),
    ...more,
  });
  const house = (tile?: string): string | undefined => tile && emblem(tile);
  const given = within.flatMap((one) =>
    one.key === "hamlet-consumed" || one.key === "hamlet-bought" ? [symbol(`r-${one.args.resource}`)] : [],
  );
  // What it cost beside that, and what it brings.
  const bought = within.reduce((sum, one) => sum + (one.key === "hamlet-bought" ? one.args.price : 0), 0);
  const brings = (gold = 0, stars = 0): Partial<Deed> => ({
    goods: given,
    gain: stars,
    gives: [...coins(gold - bought), ...(stars ? [{ symbol: symbol("star"), text: String(stars) }] : [])],
  });
  switch (event.key) {
    case "hamlet-laid-out":
      return draw(["k-build", house(event.args.tile)], [event.args.tile]);
    case "hamlet-built":
      return draw(["k-build", house(event.args.tile)], [event.args.tile], brings(0, event.args.stars));
    case "hamlet-villager-went":
      return draw(["k-walk", house(event.args.tile)], [event.args.tile]);
    case "hamlet-rested":
      return draw(["k-walk", house(event.args.tile)], [event.args.tile]);
    case "hamlet-donkey-led":
      return draw([`donkey-${own}`], [event.args.origin, event.args.target]);
    case "hamlet-produced":
      return draw([house(event.args.tile)], [event.args.tile], {
        ...brings(event.args.gold, event.args.stars),
        goods: [...new Set(event.args.goods)].map((good) => symbol(`r-${good}`)),
      });
    case "hamlet-refined":
      return draw([house(event.args.tile)], [event.args.tile], {
        ...brings(),
        goods: [symbol(`r-${event.args.resource}`)],
        count: event.args.count,
      });
    case "hamlet-consumed":
      return draw([`r-${event.args.resource}`], [event.args.tile, event.args.target]);
    case "hamlet-bought":
      return draw([`r-${event.args.resource}`], [], { gives: coins(-event.args.price) });
    case "hamlet-rewarded":
      return draw([`r-${event.args.resource}`], [event.args.tile], {
        aside: true,
        gives: [...coins(event.args.gold), { symbol: symbol("star"), text: String(event.args.stars) }],
      });
    case "hamlet-blueprint-taken":
      return draw(["k-plan"], [], { gives: coins(event.args.coins - event.args.price) });
    case "hamlet-hired-villager":
      return draw([`villager-${own}`], [], { gives: coins(-event.args.price) });
    case "hamlet-hired-donkey":
      return draw([`donkey-${own}`], [], { gives: coins(-event.args.price) });
    case "hamlet-donkey-placed": {
      const price = within.reduce(
        (sum, one) => sum + (one.key === "hamlet-hired-donkey" ? one.args.price : 0),
        0,
      );
      return draw([`donkey-${own}`], [event.args.tile], { gives: coins(-price) });
    }
    case "hamlet-sold":
      return draw(["k-sale"], [event.args.tile], brings(event.args.gold, event.args.stars));
    case "hamlet-delivered":
      return draw(["b-church"], [event.args.tile], brings(0, event.args.stars));
    case "hamlet-begged":
      return draw(["coin"]);
    case "hamlet-flagged":
      return draw([`flag-${own}`], [event.args.tile]);
    case "hamlet-road-built":
      return draw([`${event.args.road}-${own}`], [event.args.origin, event.args.target], brings());
    case "hamlet-church-complete":
      return draw(["b-church"]);
    case "hamlet-row-filled":
      return draw(["k-plan"]);
    case "hamlet-sale-shown":
      return draw(["k-sale"]);
    default:
      return null;
  }
}

const coins = (gold: number): Part[] =>
  gold ? [{ symbol: symbol("coin"), text: `${gold > 0 ? "+" : "−"}${Math.abs(gold)}` }] : [];
