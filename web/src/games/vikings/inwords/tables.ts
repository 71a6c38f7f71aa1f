// The position as tables of words, for the text table: ships, village, players; then what else lies out.

import { KINDS, loadOf, pieceOf, type Ship } from "../view";
import { say, type VikingsTable } from "../words";

export interface Figures {
  heads: string[];
  rows: (string | number)[][];
}

const list = (table: VikingsTable, items: string[]): string => items.join(", ") || say(table, "none");

const heads = (table: VikingsTable, ...keys: string[]): string[] => keys.map((key) => say(table, key));

export function tablesOf(table: VikingsTable): Figures[] {
  return [ships(table), village(table), players(table)];
}

function ships(table: VikingsTable): Figures {
  const { speech } = table;
  return {
    heads: heads(table, "words-ship", "words-hull", "words-goods", "words-control", "words-bets"),
    rows: table.scene.view.ships.map((ship) => [
      `${ship.ship}${ship.sailed ? `, ${say(table, "sailed")}` : ""}`,
      hull(table, ship),
      list(
        table,
        loadOf(ship.goods).map((kind) => speech.word(kind)),
      ),
      list(
        table,
        ship.control.map(({ colour, shields }) => `${speech.colour(colour)} ${shields}`),
      ),
      bets(table, ship),
    ]),
  };
}

function hull(table: VikingsTable, ship: Ship): string {
  const pieces = ship.hull.map((spelled) => {
    const { team, shields, viking } = pieceOf(spelled);
    return `${table.speech.colour(team)} ${shields}${viking ? " + 1" : ""}`;
  });
  return list(table, pieces);
}

function bets(table: VikingsTable, ship: Ship): string {
  const { speech } = table;
  const each = ship.bets.map(({ seat, colour, value }) => {
    const worth = value === null ? "" : ` (${value})`;
    return `${speech.seat(seat)} → ${speech.colour(colour)}${worth}`;
  });
  return list(table, each);
}

function village(table: VikingsTable): Figures {
  const { speech } = table;
  const seatName = (seat: number | null): string => (seat === null ? "" : speech.seat(seat));
  return {
    heads: heads(table, "village", "to-move", "chosen"),
    rows: table.scene.view.village.map(({ space, waiting, placed }, i) => [
      `${i + 1}. ${speech.space(space)}`,
      seatName(waiting),
      seatName(placed),
    ]),
  };
}

function players(table: VikingsTable): Figures {
  const { speech, scene } = table;
  const worth = KINDS.map((kind) =>
    say(table, "goods-worth", { goods: speech.word(kind), value: scene.view.market[kind] }),
  );
  return {
    heads: [say(table, "words-player"), ...worth, ...heads(table, "words-hand", "words-won")],
    rows: scene.view.seats.map(({ seat, colour, goods, hand, won }) => [
      `${speech.seat(seat)}, ${speech.colour(colour)}`,
      ...KINDS.map((kind) => goods[kind]),
      tokens(table, hand),
      tokens(table, won),
    ]),
  };
}

const tokens = (table: VikingsTable, values: (number | null)[]): string =>
  list(
    table,
    [...values].sort().map((value) => (value === null ? "?" : String(value))),
  );

// Goods that were drawn, are held or have left the game; sterns and piles.
export function besidesOf(table: VikingsTable): string[] {
  const { speech, scene } = table;
  const { sterns, piles, removed, drawn, held } = scene.view;
  const names = (goods: (string | null)[]): string =>
    goods.map((kind) => (kind === null ? "?" : speech.word(kind))).join(", ");
  const lines = [
    say(table, "sterns", { left: sterns }),
    ...Object.entries(piles).map(([space, pile]) =>
      say(table, "words-pile", { space: speech.space(space), count: pile.length }),
    ),
  ];
  const inHand = [...drawn, ...held];
  if (inHand.length) lines.push(`${say(table, "in-hand-goods")}: ${names(inHand)}`);
  const gone = loadOf(removed);
  if (gone.length) lines.push(`${say(table, "removed")}: ${names(gone)}`);
  return lines;
}
