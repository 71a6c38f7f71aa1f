// What to do now and where to press, and what a choice would bring.

import type { Action } from "../../lib/action";
import type { Steps, WhatIf } from "../../lib/contract";
import { phone } from "../../lib/windows";
import { say } from "./saying";
import { won } from "./things";
import type { Table, View } from "./view";

// What a villager may do where it is, in the order in which it is named.
const SAID = new Set(["donkeys", "done", "end", "rest"]); // whose button says it all

const WAYS: [kind: string, way: string][] = [
  ["work", "work"],
  ["fill", "work"],
  ["refine", "refine"],
  ["beg", "beg"],
  ["take", "take"],
  ["hire", "hire"],
  ["sell", "sell"],
  ["deliver", "deliver"],
  ["build", "build"],
  ["bridge", "road"],
  ["path", "road"],
];

export function stepsOf(table: Table): Steps {
  const { view } = table.scene;
  switch (view.stage) {
    case "turn":
      return {
        names: [],
        at: 1,
        // Where nobody can be sent, the rules' own question says what is left.
        ...(table.matching("go").length ? { ask: say(table, phone.current ? "tap-turn" : "ask-turn") } : {}),
      };
    case "act": {
      const names = [say(table, "step-go"), say(table, "step-act")];
      return { names, at: 2, how: waysOf(table) };
    }
    case "lead":
    case "hire":
    case "stable":
      return { names: [say(table, `step-${view.stage}`)], at: 1, how: say(table, `how-${view.stage}`) };
    default:
      return { names: [], at: 1 };
  }
}

function waysOf(table: Table): string {
  const ways = WAYS.filter(([kind]) => table.matching(kind).length).map(([, way]) =>
    say(table, `way-${way}`),
  );
  return ways.length
    ? say(table, "how-act", { ways: table.speech.list([...new Set(ways)]) })
    : say(table, "how-rest");
}

// Gold and points that somebody gets or pays; otherwise what the rules tell. What a tile does is on its card.
export function broughtBy(table: Table, [kind, first]: Action, then: WhatIf<View>): string[] {
  const now = table.scene.view;
  const { speech } = table;
  if (SAID.has(kind)) return [];
  if (kind === "go") {
    const tile = now.tiles.find((one) => one.tile === first);
    const full = tile?.category === "producer" && tile.basics.length >= tile.spaces;
    return full ? [say(table, "brings-full")] : [];
  }
  const told = then.view.seats.flatMap(({ seat, gold, track }, i) => {
    const was = now.seats[i];
    const gained = was ? won(table, gold - was.gold, track - was.track) : "";
    return gained ? [say(table, "brings", { name: speech.seat(seat), won: gained })] : [];
  });
  return told.length ? told : then.events.slice(0, 2).map((event) => speech.message(event));
}
