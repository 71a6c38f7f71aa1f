// What the prompt bar says while something is half chosen on the map.

import type { Action } from "../../lib/action";
import type { Draft } from "../../lib/contract";
import { unitOf } from "./acts";
import type { Choice } from "./choice.svelte";
import { say } from "./saying";
import { asked, won } from "./things";
import type { Placing } from "./placing.svelte";
import { BASICS, type Table } from "./view";
import { worthOf } from "./worth";

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
  const told = {
    tile: building.tile,
    anchor: site.anchor,
    joined: site.joined,
  };
  return {
    ask: speech.message({ key: "hamlet-page-place-ask", args: told }),
    how: speech.message({ key: "hamlet-page-place-how", args: told }),
    ...broughtThere(table, choice, placing),
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

// What the tile would bring where it lies now, what it costs, and the most that it would bring elsewhere.
function broughtThere(table: Table, choice: Choice, placing: Placing): Pick<Draft, "brings" | "warns"> {
  const place = choice.preview ?? choice.site;
  const { view } = table.scene;
  if (!place?.site || view.stage !== "place") return {};
  const { stars, points, counts } = place.site;
  const plan = view.seats[view.mover]?.hand.find(({ tile }) => tile === view.building?.tile);
  const best = Math.max(0, ...placing.places.filter((one) => one !== place).map(worthOf));
  const brings = [
    ...(stars ? [say(table, "site-built", { won: won(table, 0, stars) })] : []),
    ...(points !== null ? [say(table, "site-end", { won: won(table, 0, points) || "0" })] : []),
    ...(plan ? [say(table, "site-cost", { cost: asked(table, plan.cost) })] : []),
    ...(points !== null && best ? [say(table, "site-others", { won: won(table, 0, best) })] : []),
  ];
  return counts ? { brings } : { brings, warns: say(table, "site-road") };
}

function payDraft(table: Table, choice: Choice): Draft {
  const { speech, scene } = table;
  const { view } = scene;
  const steps = view.payment?.count ?? 0;
  const how = choice.unit ? unitWords(table, choice.unit) : tally(table);
  return {
    ask: scene.prompt ? speech.message(scene.prompt) : "",
    how,
    step: steps > 1 ? [view.paid.length + 1, steps] : undefined,
    main: { label: speech.action(["settle"]), icon: "tick", action: ["settle"], key: "Enter" },
    back: back(table),
  };
}

// One unit: where it comes from, over whose donkeys, who gets what.
function unitWords({ speech, scene }: Table, action: Action): string {
  const unit = unitOf(scene.view, action);
  if (!unit) return "";
  const { tile, seat, price, gold, stars } = unit;
  const donkeys = (scene.view.routes[tile] ?? []).slice(1, -1);
  const args = { what: speech.action(action), donkeys, price, gold, stars };
  if (seat !== null) return speech.message({ key: "hamlet-page-unit-made", args: { ...args, seat } });
  return speech.message({ key: price ? "hamlet-page-unit-bought" : "hamlet-page-unit", args });
}

// The whole payment as suggested, in words, with what is bought and who is rewarded.
function tally({ speech, scene }: Table): string {
  const { paid, suggested, payment } = scene.view;
  const parts = [speech.list([...paid, ...suggested].map((unit) => speech.action(unit)))];
  if (payment?.price) parts.push(speech.ui("hamlet-page-pay-gold", { price: payment.price }));
  for (const { seat, gold } of payment?.rewards ?? [])
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
