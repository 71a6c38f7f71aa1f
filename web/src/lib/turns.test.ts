// The rows of the log: turns, rounds, and what stands between them.

import { expect, test } from "vitest";
import { Folds } from "./folding";
import type { EntrySeen } from "./protocol";
import { folded, openSections, rowsOf, sectionsOf, type Row } from "./turns";

const folds = new Folds("", { heading: { "round-began": [] }, line: { sailed: ["took"] } });
const opens = ({ key }: { key: string }): boolean => key === "round-began";
const play = (number: number, seat: number, ...keys: string[]): EntrySeen => ({
  number,
  at: 0,
  kind: "play",
  seat,
  events: keys.map((key) => ({ key, args: { seat } })),
});
const said = (number: number, kind: EntrySeen["kind"], more: Partial<EntrySeen> = {}): EntrySeen => ({
  number,
  at: 0,
  kind,
  ...more,
});
const told = (row?: Row): string[] => (row && row.is !== "other" ? row.told.map(({ key }) => key) : []);

test("what one seat plays without a break is one row", () => {
  const rows = rowsOf([play(1, 0, "went"), play(2, 0, "built"), play(3, 1, "went"), play(4, 0, "went")]);
  expect(rows.map(({ number }) => number)).toEqual([1, 3, 4]);
  expect(told(rows[0])).toEqual(["went", "built"]);
});

test("a round stands between the turns, and a ship sails in a line of its own through many plays", () => {
  const entries = [
    play(1, 0, "went", "sailed"),
    play(2, 1, "took"),
    play(3, 2, "took", "round-began", "went"),
  ];
  const rows = rowsOf(entries, folds);
  expect(rows.map(({ is }) => is)).toEqual(["turn", "line", "heading", "turn"]);
  expect(rows.map(told)).toEqual([["went"], ["sailed", "took", "took"], ["round-began"], ["went"]]);
});

test("plays that were taken back leave only their number", () => {
  const undo = said(3, "undo", { seat: 0, count: 2 });
  const rows = rowsOf([play(1, 0, "went"), play(2, 0, "built"), undo, play(4, 0, "begged")]);
  expect(rows).toHaveLength(1);
  const [turn] = rows;
  expect(turn?.is === "turn" && [turn.undone, told(turn)]).toEqual([2, ["begged"]]);
});

test("a turn that was taken back altogether leaves no row", () => {
  const undo = said(2, "undo", { seat: 0, count: 1 });
  expect(rowsOf([play(1, 0, "went"), undo, play(3, 1, "went")]).map(({ number }) => number)).toEqual([3]);
});

test("a hint is a mark on the turn it was asked for, before it or in it; until then a line", () => {
  const hint = (number: number, seat: number): EntrySeen =>
    said(number, "note", { seat, told: { key: "page-note-hint", args: { seat } } });
  const entries = [
    hint(1, 0),
    play(2, 0, "went"),
    hint(3, 0),
    play(4, 0, "built"),
    play(5, 1, "went"),
    hint(6, 0),
  ];
  const rows = rowsOf(entries);
  expect(rows.map(({ is, number }) => [is, number])).toEqual([
    ["turn", 2],
    ["turn", 5],
    ["other", 6],
  ]);
  expect(rows[0]?.is === "turn" && rows[0].hints).toBe(2);
});

test("what people say stands between the turns, and a play that tells nothing is still one", () => {
  const rows = rowsOf([play(1, 0), said(2, "chat", { seat: 1, text: "Oh" }), play(3, 1, "went")]);
  expect(rows.map(({ is, number }) => [is, number])).toEqual([
    ["turn", 1],
    ["other", 2],
    ["turn", 3],
  ]);
});

test("open are the round that is played and, while it is young, the one before", () => {
  const round = (number: number, turns: number): EntrySeen[] => [
    play(number, 0, "round-began"),
    ...Array.from({ length: turns }, (_, at) => play(number + at + 1, at % 3, "went")),
  ];
  const opened = (...entries: EntrySeen[][]): number[] => [
    ...openSections(sectionsOf(rowsOf([play(1, 0, "set"), ...entries.flat()], folds), opens)),
  ];
  expect(opened(round(10, 3), round(20, 5), round(30, 3))).toEqual([0, 2, 3]);
  expect(opened(round(10, 3), round(20, 5), round(30, 4))).toEqual([0, 3]);
});

test("equal deeds that follow one another become one with a count and the sum of points", () => {
  const wood = { symbols: ["wood"], gain: 1, places: ["woodcutter"] };
  const found = folded([wood, wood, { symbols: ["stone"] }, wood]);
  expect(found.map(({ symbols, count, gain }) => [symbols[0], count, gain])).toEqual([
    ["wood", 2, 2],
    ["stone", undefined, undefined],
    ["wood", undefined, 1],
  ]);
});
