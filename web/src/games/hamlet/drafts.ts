// What the prompt bar says while something is half chosen on the map.

import type { Action } from "../../lib/action";
import type { Draft } from "../../lib/contract";
import { unitOf } from "./acts";
import type { Choice } from "./choice.svelte";
import type { Placing } from "./placing.svelte";
import { BASICS, type Table } from "./view";

export function draftOf(table: Table, choice: Choice, placing: Placing): Draft | null {
  if (!table.myTurn || !table.live) return null;
  const { view } = table.scene;
  if (placing.on) return placeDraft(table, choice, placing);
  if (view.stage === "pay") return payDraft(table, choice);
  if (view.stage === "act" && choice.mix.length) return fillDraft(table, choice);
  return null;
}

const back = (table: Table): (() => void) | undefined =>
  table.scene.undoable > 0 ? () => void table.undo() : undefined;

function placeDraft(table: Table, choice: Choice, placing: Placing): Draft | null {
  const { speech, scene } = table;
  const site = (choice.preview ?? choice.site)?.site;
  const { building, stage } = scene.view;
  if (!building || !site) return null;
  const joined = [...new Set(site.contacts.filter(({ kind }) => kind === "road").map(({ tile }) => tile))];
  const told = { tile: building.tile, anchor: site.anchor, touching: site.contacts.length, joined };
  return {
    ask: speech.message({ key: "hamlet-page-place-ask", args: told }),
    how: speech.message({ key: "hamlet-page-place-how", args: told }),
    step: stage === "place" ? [2, 3] : undefined,
    extra: [
      {
        label: speech.ui("hamlet-page-turn-left"),
        icon: "turn-left",
        bare: true,
        act: () => placing.rotate(-1),
        key: "⇧R",
      },
      {
        label: speech.ui("hamlet-page-turn-right"),
        icon: "turn-right",
        bare: true,
        act: () => placing.rotate(1),
        key: "R",
      },
    ],
    main: {
      label: speech.ui("hamlet-page-place-here"),
      icon: "tick",
      action: choice.site?.action,
      key: "Enter",
    },
    back: back(table),
  };
}

function payDraft(table: Table, choice: Choice): Draft {
  const { speech, scene } = table;
  const { view } = scene;
  const steps = view.price?.split(" + ").reduce((sum, part) => sum + parseInt(part), 0) ?? 0;
  const units = choice.unit ? [choice.unit] : [...view.paid, ...view.suggested];
  const how = choice.unit ? unitWords(table, choice.unit) : tally(table, units);
  return {
    ask: scene.prompt ? speech.message(scene.prompt) : "",
    how,
    step: steps > 1 ? [view.paid.length + 1, steps] : undefined,
    main: { label: speech.action(["settle"]), icon: "tick", action: ["settle"], key: "Enter" },
    back: back(table),
  };
}

// One unit: where it comes from, over whose donkeys, who gets what.
function unitWords(table: Table, action: Action): string {
  const { speech, scene } = table;
  const unit = unitOf(scene.view, action);
  const donkeys = (scene.view.routes[unit.from] ?? []).slice(1, -1);
  const reward = scene.view.rewards[unit.fine ? "fine" : "refined"];
  const args = {
    what: speech.action(action),
    donkeys,
    price: unit.price,
    gold: reward.gold,
    stars: reward.stars,
  };
  const maker = unit.seat === null ? {} : { seat: unit.seat };
  const key = unit.price
    ? "hamlet-page-unit-bought"
    : unit.seat === null
      ? "hamlet-page-unit"
      : "hamlet-page-unit-made";
  return speech.message({ key, args: { ...args, ...maker } });
}

// The whole payment as suggested, in words, with what is bought and who is rewarded.
function tally(table: Table, actions: Action[]): string {
  const { speech, scene } = table;
  const units = actions.map((action) => unitOf(scene.view, action));
  const parts = [speech.list(units.map(({ action }) => speech.action(action)))];
  const price = units.reduce((sum, unit) => sum + unit.price, 0);
  if (price) parts.push(speech.ui("hamlet-page-pay-gold", { price }));
  const made = new Map<number, number>();
  for (const { seat, fine } of units)
    if (seat !== null)
      made.set(seat, (made.get(seat) ?? 0) + scene.view.rewards[fine ? "fine" : "refined"].gold);
  for (const [seat, gold] of made)
    parts.push(speech.message({ key: "hamlet-page-pay-reward", args: { seat, gold } }));
  return parts.join(" · ");
}

function fillDraft(table: Table, choice: Choice): Draft {
  const { speech } = table;
  const goods = [...choice.mix].sort((a, b) => BASICS.indexOf(a) - BASICS.indexOf(b));
  const action: Action = ["fill", ...goods];
  return {
    ask: speech.message({ key: "hamlet-page-fill-ask", args: { tile: table.scene.view.at ?? "" } }),
    how: speech.ui("hamlet-page-fill-how"),
    main: { label: speech.action(action), icon: "tick", action, key: "Enter" },
    back: () => (choice.mix = []),
  };
}
