import { expect, test } from "vitest";
import type { BoardModule, Table } from "../lib/contract";
import type { EntrySeen } from "../lib/protocol";
import { heardIn } from "./follow.svelte";
import { gainOf, NOTES } from "./notes";

test("every sound is short and quiet, and falls silent at nought", () => {
  for (const notes of Object.values(NOTES)) {
    expect(Math.max(...notes.map(({ at, long }) => at + long))).toBeLessThan(1.5);
    expect(Math.max(...notes.map(({ loud }) => loud * gainOf(10)))).toBeLessThan(0.3);
  }
  expect(gainOf(0)).toBe(0);
  expect(gainOf(10)).toBeGreaterThan(gainOf(5));
});

test("a play sounds like a piece, or like points where some were won; talk is silent", () => {
  const entry = (kind: EntrySeen["kind"], key: string): EntrySeen => ({
    number: 1,
    at: 0,
    kind,
    events: [{ key }],
  });
  const board = {
    deed: ({ key }: { key: string }) => (key === "won" ? { symbols: [], gain: 3 } : null),
  } as unknown as BoardModule;
  const table = {} as Table;
  expect(heardIn([entry("play", "moved")], board, table)).toBe("piece");
  expect(heardIn([entry("play", "moved"), entry("play", "won")], board, table)).toBe("points");
  expect(heardIn([entry("play", "moved")], null, table)).toBe("piece");
  expect(heardIn([entry("chat", "hello")], board, table)).toBeNull();
  expect(heardIn([], board, table)).toBeNull();
});
