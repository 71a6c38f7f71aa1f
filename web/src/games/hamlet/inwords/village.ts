// A tile of the village in words: what lies on it, who is there, where its roads lead.

import { joined, line, type Line } from "../../../shell/lines";
import type { Kind, Table, Tile } from "../view";
import { counted, say } from "./saying";

export function tileLine(table: Table, tile: Tile): Line {
  const name = table.speech.name(`tile-${tile.tile}`);
  const parts = [goods(table, tile), flag(table, tile), workers(table, tile), roads(table, tile)];
  if (!tile.connected) parts.push(table.speech.ui("cli-hamlet-unconnected"));
  return line(name, joined(parts), [line(say(table, "sections"), sections(table, tile.sections))]);
}

function goods(table: Table, tile: Tile): string {
  const tokens = tile.tokens.map(({ resource, seat, fine }) => say(table, "token", { resource, seat, fine }));
  const empty = tile.spaces - tile.basics.length - tile.tokens.length;
  return joined(
    [...counted(table, tile.basics), ...tokens, empty > 0 && say(table, "empty", { count: empty })],
    ", ",
  );
}

const flag = (table: Table, { flag: seat, points }: Tile): string =>
  seat === null ? "" : say(table, "flag", { seat, points: points ?? 0 });

// Ada: 1 villager, 2 donkeys.
function workers(table: Table, { tile }: Tile): string {
  const here = table.scene.view.seats.map(({ seat, villagers, donkeys }) => {
    const there = villagers.filter((one) => one.tile === tile);
    const up = there.filter(({ lying }) => !lying).length;
    const down = there.length - up;
    const asses = donkeys.filter((one) => one.tile === tile);
    const moved = asses.filter((one) => one.moved).length;
    const fresh = asses.length - moved;
    const told = joined(
      [
        up > 0 && say(table, "villagers", { count: up }),
        down > 0 && say(table, "lying", { count: down }),
        fresh > 0 && table.speech.ui("hamlet-page-donkeys", { count: fresh }),
        moved > 0 && say(table, "moved", { count: moved }),
      ],
      ", ",
    );
    return told && `${table.speech.seat(seat)}: ${told}`;
  });
  return joined(here);
}

function roads(table: Table, { tile }: Tile): string {
  const ends = table.scene.view.links
    .filter(({ from, to }) => from === tile || to === tile)
    .map(({ from, to, road, seat }) => {
      const end = from === tile ? to : from;
      if (road === "printed" || seat === null) return table.speech.name(`tile-${end}`);
      return say(table, "road", { tile: end, road, seat });
    });
  return ends.length ? `${say(table, "roads-to")}: ${joined(ends, ", ")}` : "";
}

// The edge of a tile, counted from 1: 1–3 forest, 4 road.
export function sections(table: Table, kinds: Kind[]): string {
  const runs: { kind: Kind; from: number; to: number }[] = [];
  kinds.forEach((kind, at) => {
    const last = runs.at(-1);
    if (last?.kind === kind) last.to = at + 1;
    else runs.push({ kind, from: at + 1, to: at + 1 });
  });
  return joined(
    runs.map(({ kind, from, to }) => {
      const numbers = from === to ? String(from) : `${from}–${to}`;
      return `${numbers} ${table.speech.ui(`cli-hamlet-sign-${kind}`)}`;
    }),
    ", ",
  );
}
