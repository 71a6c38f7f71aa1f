// A player in words: gold and points, pieces, what is still to be used, blueprints.

import { joined, line, type Line } from "../../../shell/lines";
import type { Table, View } from "../view";
import { planLine } from "./out";
import { say } from "./saying";

type Seat = View["seats"][number];

export function playerLine(table: Table, seat: Seat): Line {
  const { speech, scene } = table;
  const total = scene.view.forecast.scores.find((score) => score.seat === seat.seat)?.total ?? 0;
  const ready = seat.villagers.filter(({ lying }) => !lying).length;
  const under = [
    line(
      joined(
        [
          say(table, "gold", { gold: seat.gold }),
          say(table, "points", { count: seat.track }),
          say(table, "forecast", { count: total }),
        ],
        ", ",
      ),
    ),
    line(
      joined(
        [
          speech.ui("hamlet-page-villagers", { up: ready, all: seat.villagers.length }),
          seat.villager_price !== null && say(table, "next-villager", { gold: seat.villager_price }),
          speech.ui("hamlet-page-donkeys", { count: seat.donkeys.length }),
          say(table, "donkeys-left", { count: seat.donkeys_left }),
        ],
        ", ",
      ),
    ),
    line(
      joined(
        [
          say(table, "deliveries", { count: seat.deliveries }),
          say(table, "sales", { count: seat.sales.length }),
          speech.ui("hamlet-page-roads-left", { count: seat.roads_left }),
        ],
        ", ",
      ),
    ),
    line(say(table, "tokens-left"), tokens(table, seat)),
  ];
  if (seat.longest_road.length) {
    const tiles = seat.longest_road.map((tile) => speech.name(`tile-${tile}`));
    under.push(line(speech.scorePart("longest-road"), tiles.join(" – ")));
  }
  const hand = seat.hand.map((plan) => planLine(table, plan));
  if (hand.length)
    under.push(line(speech.ui("hamlet-page-hand-of", { name: speech.seat(seat.seat) }), "", hand));
  return line(speech.seat(seat.seat), speech.colour(seat.colour), under);
}

const tokens = (table: Table, seat: Seat): string =>
  Object.entries(seat.tokens_left)
    .map(([kind, count]) => table.speech.name(`resource-${kind}-count`, { count }))
    .join(", ");
