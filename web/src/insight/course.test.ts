import { describe, expect, it } from "vitest";
import type { DecisionSeen } from "../lib/protocol";
import { Course, pathOf } from "./course";

const choice = (chances: number[], error = 0.02): DecisionSeen["choices"][number] => ({
  actions: [["x"]],
  chances,
  error,
  points: [0, 0],
  reasons: [],
  brings: [],
  step: "",
});
const decided = (at: number, seat: number, mark: string, best: number[], played: number[]): DecisionSeen => ({
  at,
  last: at + 1,
  round: 1 + Math.floor(at / 4),
  seat,
  mark,
  lost: 0,
  played: 1,
  choices: [choice(best), choice(played)],
  follows: [],
});

const decisions = [
  decided(0, 0, "best", [0.5, 0.5], [0.5, 0.5]),
  decided(1, 1, "blunder", [0.5, 0.5], [0.7, 0.3]),
  decided(6, 0, "slip", [0.7, 0.3], [0.6, 0.4]),
  decided(7, 1, "good", [0.2, 0.8], [0.2, 0.8]),
];
const points = decisions.map(({ last, choices }) => ({ at: last, chances: choices[1]?.chances ?? [] }));
const course = new Course(points, decisions, 800, 100, 8);

describe("the course of a game", () => {
  it("is as long as the game and as high as a certainty", () => {
    expect(course.line(0)[1]).toEqual({ x: 200, y: 30.000000000000004 });
    expect(pathOf(course.line(1)).startsWith("M100.0 50.0L200.0 70.0")).toBe(true);
  });

  it("has its rounds side by side", () => {
    expect(course.rounds()).toEqual([
      { round: 1, from: 0, to: 200 },
      { round: 2, from: 200, to: 800 },
    ]);
  });

  it("marks what was given away, and what chance changed between two decisions", () => {
    expect(course.marks().map(({ mark, at }) => [mark, at])).toEqual([
      ["blunder", 1],
      ["chance", 3],
    ]);
  });

  it("shows how far the estimates of one player may be off", () => {
    const band = course.band(0);
    expect(band.map(({ y }) => Math.round(y))).toEqual([48, 38, 42, 52]);
  });
});
