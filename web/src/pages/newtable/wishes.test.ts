import { expect, test } from "vitest";
import type { GameInfo } from "../../lib/protocol";
import { Wishes } from "./wishes.svelte";

const game = {
  name: "harvest", // no folder of that name: the usual answers hold
  seats: [2, 3, 4],
  levels: ["random", "greedy", "clever"],
  usual: "greedy",
  options: [
    { name: "length", choices: ["long", "short"], things: [], seats: [] },
    { name: "hats", choices: ["RGBY"], things: ["R", "G", "B", "Y"], seats: [] },
    { name: "duel", choices: ["off", "on"], things: [], seats: [2] },
  ],
} as unknown as GameInfo;

test("a new table is for me and the usual computer players", () => {
  const wishes = new Wishes(game);
  expect(wishes.wish().seats).toEqual([{ who: "me" }, { who: "computer", level: "greedy" }]);
});

test("one browser sits only once, and where nobody sits is no seat", () => {
  const wishes = new Wishes(game);
  wishes.sit(1, "link");
  wishes.sit(2, "computer");
  expect(wishes.who).toEqual(["me", "link", "computer", "nobody"]);
  wishes.level(2, "random");
  wishes.sit(2, "me");
  expect(wishes.who).toEqual(["link", "link", "me", "nobody"]);
  wishes.sit(2, "computer");
  expect(wishes.wish().seats).toEqual([
    { who: "link" },
    { who: "link" },
    { who: "computer", level: "random" },
  ]);
});

test("whoever takes what another seat has gives their own in exchange", () => {
  const wishes = new Wishes(game);
  wishes.give("hats", 0, "G");
  expect(wishes.options.hats).toBe("GRBY");
  wishes.give("hats", 1, "Y"); // nobody's so far
  expect(wishes.options.hats).toBe("GYBR");
  expect(wishes.wish().options).toEqual({ hats: "GYBR" });
});

test("only what differs from the usual rules is wished for, and only friends make a table listed", () => {
  const wishes = new Wishes(game);
  wishes.listed = true;
  wishes.title = "  Sunday  ";
  expect(wishes.wish()).toMatchObject({ options: {}, listed: false, title: "Sunday" });
  wishes.options = { ...wishes.options, length: "short" };
  wishes.sit(1, "link");
  expect(wishes.wish()).toMatchObject({ options: { length: "short" }, listed: true });
});

test("a rule for two is neither offered to three nor wished for by them", () => {
  const wishes = new Wishes(game);
  const offered = (): string[] => wishes.tableOptions.map(({ name }) => name);
  wishes.options = { ...wishes.options, duel: "on" };
  expect(offered()).toEqual(["length", "duel"]);
  expect(wishes.wish().options).toEqual({ duel: "on" });
  wishes.sit(2, "computer");
  expect(offered()).toEqual(["length"]);
  expect(wishes.wish().options).toEqual({});
});

test("a seat stays taken where too few would play", () => {
  const wishes = new Wishes(game);
  expect([wishes.may(1, "nobody"), wishes.may(2, "computer")]).toEqual([false, true]);
  wishes.sit(3, "link");
  expect([wishes.may(1, "nobody"), wishes.may(3, "nobody")]).toEqual([true, true]);
});

test("whoever plays keeps what they have when a place between them is empty", () => {
  const wishes = new Wishes(game);
  wishes.sit(3, "computer");
  wishes.sit(1, "nobody");
  expect(wishes.wish()).toMatchObject({
    seats: [{ who: "me" }, { who: "computer" }],
    options: { hats: "RYGB" },
  });
});

test("what was chosen last time is chosen again, as far as there is such a thing", () => {
  const last = new Wishes(game);
  last.sit(2, "link");
  last.level(1, "clever");
  last.hints = false;
  last.options = { ...last.options, length: "short" };
  expect(new Wishes(game, null, last.wish()).wish()).toEqual(last.wish());
  const gone = { ...last.wish(), options: { length: "endless" } };
  gone.seats[1] = { who: "computer", level: "genius" };
  const now = new Wishes(game, null, gone).wish();
  expect(now.seats[1]).toEqual({ who: "computer", level: "greedy" });
  expect(now.options).toEqual({});
});
