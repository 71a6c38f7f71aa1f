import { expect, test } from "vitest";
import type { Action } from "../lib/action";
import type { Speech } from "../lib/speech.svelte";
import { grouped } from "./grouping";

const WORDS: Record<string, string> = {
  "load fur": "Load fur on ship",
  "load grain": "Load grain on ship",
  "load nails": "Load nails on ship",
  "move 1": "Move left",
  "move 2": "Shift right",
  "move 3": "Move up",
  done: "Łódź done",
  pass: "Pass",
};
const speech = { lang: "pl", action: (action: Action) => WORDS[action.join(" ")] } as unknown as Speech;
const legal = Object.keys(WORDS).map((text) => text.split(" ") as unknown as Action);

test("kinds with several actions stand under the words that they share, single ones under none", () => {
  expect(grouped(speech, legal).map(({ title, choices }) => [title, choices.length])).toEqual([
    ["", 2],
    ["Load …", 3],
    ["Move …", 3],
  ]);
});

test("a filter keeps what holds all its words, whatever their case and order", () => {
  const found = (filter: string): string[] =>
    grouped(speech, legal, filter).flatMap(({ choices }) => choices.map(({ text }) => text));
  expect(found("SHIP gr")).toEqual(["Load grain on ship"]);
  expect(found("łód")).toEqual(["Łódź done"]);
  expect(found("gold")).toEqual([]);
});
