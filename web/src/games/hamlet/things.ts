// What the things of this board are, for the information card.

import type { Action } from "../../lib/action";
import type { Thing } from "../../lib/contract";
import { sign } from "../../lib/signs";
import { unitOf } from "./acts";
import { say } from "./saying";
import { symbol } from "./sheets";
import { emblem, hue, type Group, type Offer, type Plan, type Table, type Tile } from "./view";

type Numbers = NonNullable<Thing["numbers"]>;
type Worker = "villager" | "donkey";

export function thingOf(table: Table, action: Action): Thing | null {
  const [kind, first, second] = action;
  const { view } = table.scene;
  const seat = table.viewer ?? view.mover;
  switch (kind) {
    case "go":
    case "stable":
      return tileThing(table, first);
    case "lead":
      return tileThing(table, second);
    case "work":
    case "refine":
    case "fill":
    case "beg":
      return tileThing(table, view.at);
    case "take":
    case "build": {
      const plan = [...view.row, ...(view.seats[seat]?.hand ?? [])].find(({ tile }) => tile === first);
      return plan ? planThing(table, plan) : null;
    }
    case "sell": {
      const sale = view.market.find((one) => one?.sale === first);
      return sale ? dealThing(table, "sale", sale) : null;
    }
    case "deliver": {
      const space = view.church.find((one) => one.space === first);
      return space ? dealThing(table, "delivery", { ...space, gold: 0 }) : null;
    }
    case "hire":
      return workerThing(table, first as Worker, seat);
    case "bridge":
    case "path":
      return roadThing(table, kind, seat);
    case "pay": {
      const unit = unitOf(view, action);
      return unit ? goodThing(table, unit.resource, unit.seat, unit.fine) : null;
    }
    default:
      return null;
  }
}

// -- in symbols ------------------------------------------------------------------------------------

const coin = (table: Table): string => sign(symbol("coin"), say(table, "gold"));
const star = (table: Table): string => sign(symbol("star"), say(table, "points"));
const good = (table: Table, kind: string): string =>
  sign(symbol(`r-${kind}`), table.speech.name(`resource-${kind}`));

// What is won: gold, points, or both.
export function won(table: Table, gold: number, stars: number): string {
  return [...(gold ? [`${gold} ${coin(table)}`] : []), ...(stars ? [`${stars} ${star(table)}`] : [])].join(
    " ",
  );
}

export const asked = (table: Table, demand: Group[]): string =>
  demand
    .map(({ count, kinds }) => `${count} ${kinds.map((kind) => good(table, kind)).join("/")}`)
    .join(" + ");

function numbers(table: Table, ...all: (readonly [figure: string, of: string] | null)[]): Numbers {
  return all.flatMap((one) => (one?.[0] ? [{ figure: one[0], of: say(table, `card-${one[1]}`) }] : []));
}

// -- the things ------------------------------------------------------------------------------------

function tileThing(table: Table, name: unknown): Thing | null {
  const tile = table.scene.view.tiles.find((one) => one.tile === name);
  if (!tile) return null;
  const { speech } = table;
  return {
    name: speech.name(`tile-${tile.tile}`),
    kind: say(table, `card-${tile.category}`),
    picture: symbol(emblem(tile.tile)),
    says: speech.name(`tile-${tile.tile}-help`),
    numbers: numbers(
      table,
      tile.spaces ? [`${heldBy(tile)}/${tile.spaces}`, "filled"] : null,
      tile.flag === null ? null : [speech.seat(tile.flag), "flag"],
      tile.flag !== null && tile.points !== null ? [`${tile.points} ${star(table)}`, "now"] : null,
    ),
  };
}

const heldBy = ({ category, basics, tokens }: Tile): number =>
  (category === "producer" ? basics : tokens).length;

export function planThing(table: Table, plan: Plan | Offer): Thing {
  const price = "price" in plan ? plan.price : null;
  return {
    name: table.speech.name(`tile-${plan.tile}`),
    kind: `${say(table, "card-plan")} · ${say(table, `card-${plan.category}`)}`,
    picture: symbol(emblem(plan.tile)),
    says: table.speech.name(`tile-${plan.tile}-help`),
    numbers: numbers(
      table,
      [asked(table, plan.cost), "cost"],
      [won(table, 0, plan.stars), "built"],
      price === null ? null : [`${price} ${coin(table)}`, "price"],
    ),
  };
}

interface Deal {
  demand: Group[];
  gold: number;
  stars: number;
}

function dealThing(table: Table, kind: "sale" | "delivery", { demand, gold, stars }: Deal): Thing {
  return {
    name: say(table, `card-${kind}`),
    picture: symbol(kind === "sale" ? "b-market" : "b-church"),
    says: say(table, `card-${kind}-does`),
    numbers: numbers(table, [asked(table, demand), "asks"], [won(table, gold, stars), "reward"]),
  };
}

export function workerThing(table: Table, kind: Worker, seat: number, lying = false): Thing {
  const { view } = table.scene;
  const owner = view.seats[seat];
  return {
    name: say(table, `card-${kind}`),
    kind: table.speech.seat(seat),
    picture: symbol(`${kind}-${hue(view, seat)}`),
    says: say(table, lying ? `card-${kind}-lying` : `card-${kind}-does`),
    numbers: numbers(table, [String(owner?.[`${kind}s`].length ?? ""), `${kind}s`]),
  };
}

export function roadThing(table: Table, road: "bridge" | "path", seat: number): Thing {
  const { view } = table.scene;
  return {
    name: say(table, `card-${road}`),
    kind: table.speech.seat(seat),
    picture: symbol(`${road}-${hue(view, seat)}`),
    says: say(table, "card-road-does"),
    numbers: numbers(
      table,
      [asked(table, view.prices[road]), "cost"],
      [String(view.seats[seat]?.roads_left ?? ""), "roads-left"],
    ),
  };
}

// A resource: a basic one is everybody's, a refined one rewards its maker.
export function goodThing(table: Table, kind: string, maker: number | null, fine: boolean): Thing {
  const { rewards, prices } = table.scene.view;
  const { gold, stars } = fine ? rewards.fine : rewards.refined;
  const price = maker === null ? prices.basic : prices.refined;
  return {
    name: table.speech.name(`resource-${kind}`),
    kind: say(table, maker === null ? "card-basic" : fine ? "card-fine" : "card-refined"),
    picture: symbol(`r-${kind}`),
    says:
      maker === null
        ? say(table, "card-basic-does")
        : say(table, "card-refined-does", { name: table.speech.seat(maker) }),
    numbers: numbers(table, maker === null ? null : [won(table, gold, stars), "maker"], [
      `${price} ${coin(table)}`,
      "bought",
    ]),
  };
}

export function goalThing(table: Table, goal: string, picture: string, holders: number[], stars = 0): Thing {
  return {
    name: table.speech.name(`goal-${goal}`),
    picture: symbol(picture),
    says: table.speech.name(`goal-${goal}-help`),
    numbers: numbers(
      table,
      [won(table, 0, stars), "at-the-end"],
      [holders.map((seat) => table.speech.seat(seat)).join(", "), "held"],
    ),
  };
}
