// What lies out for all, in words: Church, Market, blueprints, prices, milestones and awards.

import { joined, line, type Line } from "../../../shell/lines";
import { inWords } from "../demand";
import type { Offer, Plan, Table } from "../view";
import { say } from "./saying";
import { sections } from "./village";

export const outLines = (table: Table): Line[] => [
  church(table),
  market(table),
  blueprints(table),
  prices(table),
  goals(table),
];

function church(table: Table): Line {
  const { speech } = table;
  const spaces = table.scene.view.church;
  const done = spaces.filter(({ seat }) => seat !== null).length;
  const head = speech.ui("hamlet-page-delivered", { done, all: spaces.length });
  const each = spaces.map(({ space, demand, stars, seat }) =>
    line(
      say(table, "space", { space }),
      joined([
        inWords(speech, demand),
        say(table, "points", { count: stars }),
        seat !== null && speech.ui("hamlet-page-delivered-by", { name: speech.seat(seat) }),
      ]),
    ),
  );
  return line(speech.ui("hamlet-page-church"), head, each);
}

function market(table: Table): Line {
  const { scene, speech } = table;
  const { market: sales, stack } = scene.view;
  const each = sales.map((sale) =>
    sale === null
      ? line(speech.ui("cli-hamlet-no-sale"))
      : line(
          say(table, "sale", { sale: sale.sale }),
          joined([
            inWords(speech, sale.demand),
            say(table, "reward", { gold: sale.gold, stars: sale.stars }),
            say(table, "level", { level: sale.level }),
          ]),
        ),
  );
  return line(speech.ui("hamlet-page-market"), speech.ui("hamlet-page-stack", { stack }), each);
}

function blueprints(table: Table): Line {
  const { scene, speech } = table;
  const { row, bag, stacks } = scene.view;
  const each = row.map((offer) => planLine(table, offer));
  if (stacks.length) {
    const kinds = stacks.map((kind) => speech.name(`resource-${kind}`)).join(", ");
    each.push(line(speech.ui("cli-hamlet-stacks", { kinds })));
  }
  return line(speech.ui("hamlet-page-blueprints"), speech.ui("hamlet-page-bag", { bag }), each);
}

// A blueprint on offer or in somebody's supply.
export function planLine(table: Table, plan: Plan | Offer): Line {
  const { speech } = table;
  const told = speech.ui("hamlet-page-plan", {
    name: speech.name(`tile-${plan.tile}`),
    cost: inWords(speech, plan.cost),
    stars: plan.stars,
    price: "price" in plan ? plan.price : -1,
    coins: "coins" in plan ? plan.coins : 0,
    help: speech.name(`tile-${plan.tile}-help`),
  });
  return line(told, "", [line(say(table, "sections"), sections(table, plan.sections))]);
}

function prices(table: Table): Line {
  const { basic, refined, donkey, bridge, path } = table.scene.view.prices;
  const { refined: plain, fine } = table.scene.view.rewards;
  return line(say(table, "prices"), "", [
    line(say(table, "price-basic", { gold: basic })),
    line(say(table, "price-refined", { gold: refined })),
    line(say(table, "price-donkey", { gold: donkey })),
    line(say(table, "price-bridge"), inWords(table.speech, bridge)),
    line(say(table, "price-path"), inWords(table.speech, path)),
    line(say(table, "maker-plain"), say(table, "reward", { ...plain })),
    line(say(table, "maker-fine"), say(table, "reward", { ...fine })),
  ]);
}

function goals(table: Table): Line {
  const { speech } = table;
  const { milestones, awards, award_seats: leading } = table.scene.view;
  const named = (goal: string): [string, string] => [
    speech.name(`goal-${goal}`),
    speech.name(`goal-${goal}-help`),
  ];
  const each = Object.entries(milestones).map(([goal, seat]) => {
    const [name, help] = named(goal);
    return line(name, joined([seat !== null && speech.seat(seat), help]));
  });
  for (const [goal, count] of Object.entries(awards)) {
    const [name, help] = named(goal);
    const ahead = leading[goal as keyof typeof leading].map((seat) => speech.seat(seat));
    each.push(line(name, joined([say(table, "points", { count }), speech.list(ahead), help])));
  }
  return line(speech.ui("hamlet-page-goals"), "", each);
}
