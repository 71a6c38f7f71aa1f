// What the things of this board are, for the information card.

import type { Action } from "../../lib/action";
import type { Thing } from "../../lib/contract";
import { sign } from "../../lib/signs";
import { actionIcon, symbol } from "./sheets";
import { letterOf, loadOf, pieceOf, seatLetter, type Goods, type Ship, type Space, type Team } from "./view";
import { circleName, pieceName, say, type VikingsTable } from "./words";

type Numbers = NonNullable<Thing["numbers"]>;

export function thingOf(table: VikingsTable, [kind, first, second]: Action): Thing | null {
  const { view } = table.scene;
  const ship = view.ships[Number(first) - 1];
  switch (kind) {
    case "space":
      return spaceThing(
        table,
        view.village.findIndex(({ space }) => space === first),
      );
    case "ship":
      return ship ? shipThing(table, ship) : null;
    case "piece":
      return ship?.hull[Number(second) - 1] ? pieceThing(table, ship, Number(second) - 1) : null;
    case "circle":
      return ship ? circleThing(table, ship, second as Team) : null;
    case "token":
      return tokenThing(table, Number(first));
    case "goods":
      return goodsThing(table, first as Goods);
    default:
      return null;
  }
}

export const disc = (table: VikingsTable, team: Team): string =>
  sign(symbol(`disc-${letterOf(team)}`), table.speech.colour(team));
const good = (table: VikingsTable, kind: Goods): string => sign(symbol(`v-${kind}`), table.speech.word(kind));
const number = (table: VikingsTable, figure: string | number, key: string): Numbers[number] => ({
  figure: String(figure),
  of: say(table, `card-${key}`),
});

function spaceThing(table: VikingsTable, at: number): Thing | null {
  const { piles, sterns, village } = table.scene.view;
  const { space, waiting } = village[at] ?? ({} as Partial<Space>);
  if (!space) return null;
  const left: Partial<Record<string, Numbers[number]>> = {
    "add-1": number(table, piles["add-1"].length, "left"),
    "draw-3": number(table, piles["draw-3"].length, "left"),
    "set-sail": number(table, sterns, "sterns"),
  };
  const numbers = [left[space], number(table, say(table, "nth", { number: at + 1 }), "line")];
  return {
    name: table.speech.space(space),
    kind: say(table, "card-space", { number: at + 1 }),
    icon: actionIcon(space),
    says: [
      table.speech.spaceHelp(space),
      waiting == null ? "" : say(table, "card-waits", { seat: table.speech.seat(waiting) }),
    ].join(" "),
    numbers: numbers.filter((one) => one !== undefined),
  };
}

function shipThing(table: VikingsTable, ship: Ship): Thing {
  const { limits } = table.scene.view;
  const load = loadOf(ship.goods);
  const bets = ship.bets.map(({ seat }) =>
    sign(symbol(`bet-${seatLetter(table.scene.view, seat)}`), table.speech.seat(seat)),
  );
  return {
    name: say(table, "card-ship", { ship: ship.ship }),
    kind: ship.sailed
      ? say(table, "sailed")
      : say(table, "card-places", { taken: ship.hull.length, of: limits.hull }),
    picture: symbol("prow"),
    says: say(table, ship.sailed ? "card-ship-sailed" : "card-ship-does"),
    rows: ship.control.map(({ colour, shields }, i) => [
      say(table, "nth", { number: i + 1 }),
      `${disc(table, colour)} ${shields}`,
    ]),
    numbers: [
      { figure: load.map((kind) => good(table, kind)).join("") || "–", of: say(table, "card-on-prow") },
      { figure: bets.join("") || "–", of: say(table, "card-bets-here") },
    ],
  };
}

function pieceThing(table: VikingsTable, ship: Ship, place: number): Thing {
  const { team, letter, shields, viking } = pieceOf(ship.hull[place] ?? "");
  return {
    name: pieceName(table, team, shields),
    kind: say(table, "card-piece", { ship: ship.ship, place: place + 1 }),
    picture: symbol(`shield-${letter}`),
    says: say(table, viking ? "card-piece-viking" : "card-piece-does"),
    numbers: [
      number(table, shields + Number(viking), "shields"),
      number(table, ship.control.find(({ colour }) => colour === team)?.shields ?? 0, "team"),
    ],
  };
}

function circleThing(table: VikingsTable, ship: Ship, team: Team): Thing {
  const here = ship.bets.filter(({ colour }) => colour === team);
  const first = ship.control[0]?.colour;
  return {
    name: circleName(table, ship.ship, team),
    kind: say(table, "card-circle"),
    picture: symbol(`bet-${letterOf(team)}`),
    says: say(table, "card-circle-does", { ship: ship.ship, team: table.speech.colour(team) }),
    numbers: [
      {
        figure: first ? disc(table, first) : "–",
        of: say(table, "card-first-now"),
      },
      { figure: String(here.length), of: say(table, "card-bets-here") },
    ],
  };
}

function tokenThing(table: VikingsTable, token: number): Thing {
  const { view, speech } = { view: table.scene.view, speech: table.speech };
  const seat = table.viewer ?? view.mover;
  return {
    name: say(table, "card-token", { token }),
    kind: speech.seat(seat),
    picture: symbol(`bet-${seatLetter(view, seat)}`),
    says: say(table, "card-token-does", { token }),
  };
}

function goodsThing(table: VikingsTable, kind: Goods): Thing {
  const { market, limits } = table.scene.view;
  return {
    name: table.speech.word(kind),
    kind: say(table, "card-goods"),
    picture: symbol(`v-${kind}`),
    says: say(table, "card-goods-does"),
    numbers: [number(table, market[kind], "worth"), number(table, limits.market, "top")],
  };
}
