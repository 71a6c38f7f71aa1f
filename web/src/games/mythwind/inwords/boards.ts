// The four characters' own boards in words.

import { joined, line, type Line } from "../../../shell/lines";
import type { Farm, Seat, Stall, Trail, TrailCard, Workshop } from "../view";
import type { Sayer } from "./saying";

const GROUND: Record<string, string> = { "#": "farmer-brush", "*": "farmer-weed" };

export function boardLines(words: Sayer, { character, board }: Seat): Line[] {
  if (character === "farmer") return farmLines(words, board as Farm);
  if (character === "crafter") return workshopLines(words, board as Workshop);
  if (character === "merchant") return stallLines(words, board as Stall);
  return trailLines(words, board as Trail);
}

function farmLines(words: Sayer, farm: Farm): Line[] {
  const covered = new Set([
    ...farm.sets.flat().flatMap(({ cells }) => cells),
    ...farm.cows.map(({ cell }) => cell),
    ...farm.gear.map(({ cell }) => cell),
  ]);
  const ground = farm.ground.map((marks, row) => {
    const kinds = new Map<string, string[]>();
    Array.from(marks).forEach((mark, column) => {
      const cell = `${"abcdefg"[column] ?? ""}${row + 1}`;
      if (covered.has(cell)) return;
      const name = GROUND[mark] ? words.named(GROUND[mark]) : words.page("soil");
      kinds.set(name, [...(kinds.get(name) ?? []), cell]);
    });
    const told = [...kinds].map(([name, cells]) => `${name} ${cells.join(", ")}`);
    return line(words.say("row", { row: row + 1 }), joined(told));
  });
  const sets = farm.sets.map((tiles) => {
    const crop = words.named(`farmer-${tiles[0]?.crop ?? ""}`);
    const ripe = tiles.filter((tile) => tile.ripe).length;
    const coins = words.coins(tiles.reduce((sum, { value }) => sum + value, 0));
    const cells = tiles.flatMap((tile) => tile.cells).join(", ");
    return line(crop, words.say("set", { count: tiles.length, ripe, coins, cells }));
  });
  const cows = farm.cows.map(({ cell, calf, tired }) =>
    line(words.talk(`${tired ? "tired-" : ""}${calf ? "calf" : "cow"}`), cell),
  );
  const gear = farm.gear.map(({ gear: name, cell, works }) =>
    line(words.named(`farmer-${name}`), joined([cell, !works && words.page("idle")], ", ")),
  );
  const seeds = Object.entries(farm.seeds).map(([crop, shapes]) => {
    const each = Object.entries(shapes)
      .filter(([, count]) => count)
      .map(([shape, count]) => `${words.speech.ui("mythwind-farmer-part-shape", { shape })} × ${count}`);
    return line(words.named(`farmer-${crop}`), joined(each, ", "));
  });
  const prices = Object.entries(farm.gear_prices).map(
    ([name, price]) => `${words.named(`farmer-${name}`)} ${words.coins(price)}`,
  );
  return [
    line(words.page("field"), "", [...ground, ...sets, ...cows, ...gear]),
    line(words.talk("seeds"), "", seeds),
    line(words.talk("gear"), joined(prices, ", ")),
  ];
}

function workshopLines(words: Sayer, shop: Workshop): Line[] {
  const left = shop.piles.flat().length;
  const rows = shop.rows.map((row, at) => {
    const taken = Object.values(row).reduce((sum, count) => sum + count, 0);
    const room = words.say("progress", { has: taken, needs: shop.capacity[at] ?? 0 });
    return line(words.talk("level", { level: at + 1 }), joined([room, words.counts("crafter", row)]));
  });
  const orders = shop.open_orders.map(({ order, need, level, pay }) =>
    line(
      words.named(`crafter-${order}`),
      joined([
        need.map((material) => words.named(`crafter-${material}`)).join(", "),
        words.talk("from-level", { level }),
        words.coins(pay),
      ]),
    ),
  );
  return [
    line(words.page("bench"), "", rows),
    line(words.talk("bag"), words.counts("crafter", shop.bag)),
    line(words.talk("reserve"), words.counts("crafter", shop.reserve)),
    line(words.page("orders"), words.say("orders-left", { count: left }), orders),
    line(
      words.talk("reputation"),
      joined([
        words.say("progress", { has: shop.reputation, needs: shop.most_reputation }),
        shop.counter_done && words.talk("counter-done"),
      ]),
    ),
  ];
}

function stallLines(words: Sayer, stall: Stall): Line[] {
  const good = (name: string): string => words.named(`merchant-${name}`);
  const goods = stall.goods.map((one) =>
    line(
      good(one.good),
      joined(
        [
          `${words.talk("price")} ${one.price}`,
          `${words.talk("market-supply")} ${one.supply}`,
          `${words.talk("demand")} ${one.demand}`,
          `${words.talk("held")} ${one.held}`,
          stall.exclusive.includes(one.good) && words.say("exclusive"),
        ],
        ", ",
      ),
    ),
  );
  const orders = stall.open_orders.map(({ order, pay }) => line(good(order), words.coins(pay)));
  const rivals = stall.intents.map(({ rival, deed, good: what, count }) =>
    line(good(rival), words.talk(`intent-${deed}`, { good: what ? good(what) : "", count })),
  );
  const decks = { market: stall.market.deck.length, orders: stall.orders.pile.length };
  const lines = [
    line(words.page("ledger"), "", goods),
    line(words.page("orders"), "", orders),
    line(words.page("rivals"), "", rivals),
    line(words.page("stall-decks", decks)),
  ];
  if (stall.today.sold.length)
    lines.push(line(words.page("sold-today", { goods: stall.today.sold.map(good).join(", ") })));
  return lines;
}

function trailLines(words: Sayer, way: Trail): Line[] {
  const named = (thing: string): string => words.named(`ranger-${thing}`);
  const card = (region: string, { card: n, needs, loot, icon }: TrailCard): string =>
    joined([
      words.told(`ranger-find-${region}-${n + 1}-title`),
      `${needs.map(named).join(", ") || "–"} → ${loot.map(named).join(", ") || "–"}`,
      icon && words.talk(`icon-${icon}`),
    ]);
  const here = way.regions.find(({ region }) => region === way.region);
  const where = here
    ? joined([
        words.talk(`mode-${way.mode}`, { region: named(here.region) }),
        words.page("steps", { step: Math.min(way.step, here.length), length: here.length }),
      ])
    : words.talk("mode-town");
  const gear = way.gear.map((piece) => {
    const [name = "", uses = ""] = piece.split(" ");
    return `${named(name)} ${uses}`;
  });
  const carried = words.say("progress", { has: way.carried, needs: way.pack });
  const lines = [
    line(words.talk("trail"), where),
    line(words.talk("stamina"), words.say("progress", { has: way.stamina, needs: way.most_stamina })),
    line(words.talk("pack"), joined([carried, ...gear, words.counts("ranger", way.loot)])),
    line(words.talk("maps"), String(way.maps)),
  ];
  if (here && way.needs.length + way.finds.length) {
    const ahead = { card: way.card, needs: way.needs, loot: way.finds, icon: null };
    lines.push(line(words.talk("ahead"), card(here.region, ahead)));
  }
  const regions = way.regions.map(({ region, length, maps, cards }) => {
    const seen = cards.filter((one) => one !== null).map((one) => line(card(region, one)));
    return line(named(region), words.talk("region", { length, maps }), seen);
  });
  return [...lines, ...regions];
}
