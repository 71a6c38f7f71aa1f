import { expect, test, vi } from "vitest";
import type { Action } from "../../lib/action";
import type { MythwindTable, View } from "./view";

vi.mock("./lore", () => ({ lore: { own: ["plant", "cell"] } }));
const { askedAt, freeChoices, homeOf, leadOf } = await import("./places");

function asked(kind: string, choices: Action[], more: Partial<View> = {}): MythwindTable {
  const question = {
    kind,
    seat: 0,
    choices,
    meanings: [],
    proposal: null,
    agreed: [],
    region: null,
    card: more.card ?? null,
  };
  const view = {
    phase: "noon",
    card: null,
    seats: [{ seat: 0, figure: "hire" }],
    aside: [],
    turn: [0],
    question,
    ...more,
  };
  return {
    ...{ me: 0, viewer: 0, myTurn: true, scene: { legal: choices, view } },
    isLegal: (action: Action) => choices.includes(action),
    matching: (wanted: string) => choices.filter(([one]) => one === wanted),
  } as unknown as MythwindTable;
}

test("a phone shows the town where it is bought and cleared, not the page with the one short answer", () => {
  const table = asked("visit-community", [["buy", "food"], ["clear", 5], ["pass"]]);
  expect(leadOf(table)).toBe("board");
  expect(freeChoices(table)).toEqual([]);
});

test("what a card asks stands on its page, what a house asks beside the house", () => {
  const choices: Action[] = [
    ["option", 1],
    ["option", 2],
  ];
  expect(leadOf(asked("event-option", choices, { card: "event 5" }))).toBe("side");
  expect(leadOf(asked("choose", choices))).toBe("board");
  expect(homeOf(asked("choose", choices).scene.view)).toBe("town");
  expect(freeChoices(asked("choose", choices))).toEqual(choices);
});

test("skills are offered on the sheet, even while a card lies open; a phone turns to it", () => {
  const table = asked("learn", [["learn", "F1"], ["no"]], { card: "event 5" });
  expect(homeOf(table.scene.view)).toBe("sheet");
  expect(leadOf(table)).toBe("dock");
  expect(askedAt(table)).toBe("");
});

test("a card in the valley is about the house where one stands, and the others see none", () => {
  const table = asked("choose", [
    ["option", 1],
    ["option", 2],
  ]);
  expect(askedAt(table)).toBe("hire");
  expect(askedAt({ ...table, viewer: 1 })).toBe("");
});

test("what a character's own game asks stands on its board, even while a card lies open", () => {
  const table = asked("ranger-turn-back", [["yes"], ["no"]], { card: "adventure 3" });
  expect(homeOf(table.scene.view)).toBe("own");
  expect(leadOf(table)).toBe("dock");
});
