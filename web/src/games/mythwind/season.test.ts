import { expect, test } from "vitest";
import type { EntrySeen, Tell } from "../../lib/protocol";
import { seasonEnd, tally } from "./season";
import type { View } from "./view";

let number = 0;
const told = (key: string, args: Record<string, unknown> = {}): Tell => ({ key: `mythwind-${key}`, args });
const play = (seat: number, ...events: Tell[]): EntrySeen =>
  ({ number: (number += 1), kind: "play", seat, events }) as unknown as EntrySeen;
const view = (phase: string, day: number): View =>
  ({ phase, day, seats: [{ character: "ranger" }, { character: "crafter" }] }) as unknown as View;

const spring = [
  play(0, told("visited", { seat: 0, space: "hire" }), told("coins", { seat: 0, change: -3, coins: 1 })),
  play(1, told("coins", { seat: 1, change: 5, coins: 8 }), told("completed", { building: "shop", area: 3 })),
  play(
    1,
    told("season-ended", { season: "spring" }),
    told("building-gave", { building: "quarry" }),
    told("track-changed", { resource: "production", change: 2, value: 5 }),
    told("goal-met", { goal: 4 }),
    told("coins", { seat: 0, change: 2, coins: 3 }),
    told("achieved", { achievement: 13 }),
  ),
];
const summer = play(
  0,
  told("goal-chosen", { goal: 9 }),
  told("season-began", { season: "summer", year: 1, goal: 9 }),
);

test("the end of a season tells how the goal went, what was given, what each did and earned", () => {
  const end = seasonEnd(spring, view("season-end", 9));
  expect(end).toMatchObject({ season: "spring", goal: 4, met: true, gave: ["quarry"], reached: [13] });
  expect(end).toMatchObject({ built: ["shop"], before: { production: 3 } });
  expect(end?.earned).toEqual([0, 5]);
  expect(end?.paid).toEqual([2, 0]);
  expect(end?.deeds[0]?.map(({ key }) => key)).toEqual(["mythwind-visited"]);
});

test("it is told until the first day of the next season is over, and not what was done after it", () => {
  const after = [...spring, summer, play(1, told("coins", { seat: 1, change: 7, coins: 15 }))];
  expect(seasonEnd(after, view("noon", 1))?.earned).toEqual([0, 5]);
  expect(seasonEnd(after, view("noon", 2))).toBeNull();
});

test("what was taken back is not told", () => {
  const undo = { number: (number += 1), kind: "undo", count: 1 } as unknown as EntrySeen;
  expect(seasonEnd([...spring, undo], view("noon", 1))).toBeNull();
});

test("it is told of the character who lived it, whoever is played from now on", () => {
  const changed = told("changed", { seat: 0, old: "farmer", new: "merchant" });
  const again = told("changed", { seat: 0, old: "merchant", new: "ranger" });
  const end = seasonEnd([...spring, play(0, changed), play(0, again)], view("between", 9));
  expect(end?.cast).toEqual(["farmer", "crafter"]);
});

test("letters and guests of its end are told with it", () => {
  const letter = told("letter-thanks", { card: 5 });
  expect(seasonEnd([...spring, play(1, letter)], view("between", 9))?.told).toEqual([letter]);
});

test("what somebody did is counted, the rarest first", () => {
  const deeds = [
    told("hired", { seat: 0 }),
    told("farmer-harvested", { seat: 0, count: 4 }),
    told("hired", { seat: 0 }),
    told("farmer-calf-born", { seat: 0 }),
  ];
  expect(tally(deeds)).toEqual([
    ["calves", 1],
    ["harvested", 4],
    ["hired", 2],
  ]);
});
