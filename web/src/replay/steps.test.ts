import { expect, test } from "vitest";
import type { EntrySeen } from "../lib/protocol";
import { markFrom, marksOf, placeOf, stepsOf, turnFrom } from "./steps";

const play = (number: number, seat: number): EntrySeen => ({
  number,
  at: 0,
  kind: "play",
  seat,
  action: ["a"],
});
const stream: EntrySeen[] = [
  { number: 0, at: 0, kind: "start" },
  play(1, 0),
  play(2, 0),
  { number: 3, at: 0, kind: "undo", seat: 0, count: 1 },
  { number: 4, at: 0, kind: "chat", seat: 1, text: "hm" },
  play(5, 0),
  play(6, 1),
  play(7, 1),
];

test("a play that was taken back is no step of the replay", () => {
  expect(stepsOf(stream).map(({ number }) => number)).toEqual([0, 1, 5, 6, 7]);
});

test("that others sit down is a step of nobody's", () => {
  const hands: EntrySeen = { number: 8, at: 0, kind: "hands", seat: 1 };
  expect(stepsOf([...stream, hands]).at(-1)).toMatchObject({ number: 8, seat: null });
});

test("what was only said leaves the replay where it is", () => {
  const steps = stepsOf(stream);
  expect(placeOf(steps, 4)).toBe(1);
  expect(placeOf(steps, 0)).toBe(0);
  expect(placeOf(steps, 99)).toBe(4);
});

test("a turn back or on leads to where somebody has just finished", () => {
  const steps = stepsOf(stream);
  expect(turnFrom(steps, 0, 1)).toBe(2);
  expect(turnFrom(steps, 2, 1)).toBe(4);
  expect(turnFrom(steps, 4, -1)).toBe(2);
  expect(turnFrom(steps, 1, -1)).toBe(0);
  expect(turnFrom(steps, 4, 1)).toBe(4);
});

test("rounds are where the game tells that one begins, and lead from one to the next", () => {
  const opening = { key: "round-began" };
  const told = stream.map((entry) => (entry.number === 5 ? { ...entry, events: [opening] } : entry));
  const steps = stepsOf(told);
  const marks = marksOf(steps, ({ key }) => key === opening.key);
  expect(marks).toEqual([{ place: 2, told: opening }]);
  expect([0, 2, 4].map((place) => markFrom(marks, 4, place, 1))).toEqual([2, 4, 4]);
  expect([4, 3, 2, 0].map((place) => markFrom(marks, 4, place, -1))).toEqual([2, 2, 0, 0]);
});
