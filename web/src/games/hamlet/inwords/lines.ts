// The whole table in words, top to bottom: what is being done, the village, what lies out, the players.

import { joined, line, type Line } from "../../../shell/lines";
import { inWords } from "../demand";
import type { Table } from "../view";
import { outLines } from "./out";
import { playerLine } from "./players";
import { say } from "./saying";
import { tileLine } from "./village";

export function positionLines(table: Table): Line[] {
  const { scene, speech } = table;
  const view = scene.view;
  return [
    line(
      speech.ui("hamlet-page-round", { round: view.round, rounds: view.rounds ?? 0 }),
      joined([
        speech.ui("cli-hamlet-first", { seat: speech.seat(view.first) }),
        view.ending && speech.ui("cli-hamlet-last-round"),
        view.donkeys_led && say(table, "donkeys-led", { seat: view.mover }),
      ]),
    ),
    ...doingLines(table),
    line(
      speech.ui("hamlet-page-village"),
      speech.ui("hamlet-page-village-size", { tiles: view.tiles.length, roads: view.open_roads }),
      view.tiles.map((tile) => tileLine(table, tile)),
    ),
    ...outLines(table),
    line(
      say(table, "players"),
      "",
      view.seats.map((seat) => playerLine(table, seat)),
    ),
  ];
}

// What is half done: where the villager is, the tile being built, what is being paid.
function doingLines(table: Table): Line[] {
  const { scene, speech } = table;
  const { at, building, payment, paid, road_sites: sites, mover } = scene.view;
  const lines: Line[] = [];
  if (at) lines.push(line(say(table, "acting", { seat: mover, tile: at })));
  if (building) lines.push(line(say(table, "building"), speech.name(`tile-${building.tile}`)));
  if (payment) {
    const makers = payment.rewards.map(({ seat, gold, stars }) => say(table, "maker", { seat, gold, stars }));
    lines.push(
      line(say(table, "to-pay"), inWords(speech, payment.demand), [
        ...(paid.length
          ? [line(say(table, "paid"), joined(paid.map((action) => speech.action(action))))]
          : []),
        ...(payment.price ? [line(say(table, "in-gold", { gold: payment.price }))] : []),
        ...makers.map((maker) => line(maker)),
      ]),
    );
  }
  if (sites.length) {
    const each = sites.map(({ road, tile }) => say(table, "road-site", { road, tile }));
    lines.push(line(say(table, "road-sites"), joined([...new Set(each)])));
  }
  return lines;
}
