// The steps of an action space, what to press in each, and what a choice would bring.

import type { Action } from "../../lib/action";
import type { Steps, WhatIf } from "../../lib/contract";
import { disc } from "./things";
import { KINDS, type View } from "./view";
import { say, type VikingsTable } from "./words";

// By stage: the names of the deed's steps, and which of them it is.
const DEEDS: Partial<Record<string, [string[], number]>> = {
  promote: [["piece"], 1],
  "jump-piece": [["piece", "ship"], 1],
  "jump-ship": [["piece", "ship"], 2],
  token: [["token", "circle"], 1],
  circle: [["token", "circle"], 2],
  market: [["goods"], 1],
  drawn: [["goods", "ship"], 1],
  "swap-first": [["piece", "other"], 1],
  "swap-second": [["piece", "other"], 2],
};

export function stepsOf(table: VikingsTable): Steps {
  const { stage, action } = table.scene.view;
  const [names, at] =
    stage === "load-ship"
      ? action === "draw-3"
        ? [["goods", "ship"], 2]
        : [["ship"], 1]
      : (DEEDS[stage] ?? [[], 1]);
  return { names: names.map((name) => say(table, `step-${name}`)), at, how: say(table, `how-${stage}`) };
}

// Who would be in control of the ships that it changes, and prices; otherwise what the rules tell.
export function broughtBy(table: VikingsTable, _: Action, { view, events }: WhatIf<View>): string[] {
  const now = table.scene.view;
  const told: string[] = [];
  for (const [i, { ship, control, sailed }] of view.ships.entries()) {
    const same = JSON.stringify(control) === JSON.stringify(now.ships[i]?.control);
    if (same || sailed) continue;
    const order = control.map(({ colour, shields }) => `${disc(table, colour)} ${shields}`).join(" ");
    told.push(say(table, "brings-control", { ship, order: order || say(table, "none") }));
  }
  for (const kind of KINDS) {
    if (view.market[kind] === now.market[kind]) continue;
    const args = { goods: table.speech.word(kind), from: now.market[kind], value: view.market[kind] };
    told.push(say(table, "brings-price", args));
  }
  return told.length ? told : events.slice(0, 2).map((event) => table.speech.message(event));
}
