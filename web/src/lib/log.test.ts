// What the stream of entries amounts to, and where an address leads.

import { expect, test } from "vitest";
import { joined, undone } from "./log";
import type { EntrySeen } from "./protocol";
import { routeOf } from "./router.svelte";

const entry = (number: number, kind: EntrySeen["kind"], count = 0): EntrySeen => ({
  number,
  at: 0,
  kind,
  count,
});

test("an undo strikes the last plays that still stand, chat between them or not", () => {
  const entries = [
    entry(0, "start"),
    entry(1, "play"),
    entry(2, "play"),
    entry(3, "chat"),
    entry(4, "undo", 1),
    entry(5, "play"),
    entry(6, "undo", 2),
    entry(7, "play"),
  ];
  expect([...undone(entries)].sort()).toEqual([1, 2, 5]);
});

test("an entry that is told twice stands in the log once", () => {
  const known = [entry(0, "start"), entry(1, "play")];
  const more = [entry(1, "play"), entry(2, "play")];
  expect(joined(known, more).map(({ number }) => number)).toEqual([0, 1, 2]);
});

test("an address names its page, its table and its step", () => {
  const at = (path: string) => routeOf(new URL(path, "http://table"));
  expect(at("/t/abc?at=34")).toEqual({ page: "table", params: { id: "abc", at: "34" } });
  expect(at("/rules/harvest#HAR-ROUND-03").params).toEqual({ game: "harvest", hash: "HAR-ROUND-03" });
  expect(at("/learn/harvest/").page).toBe("learn");
  expect(at("/nowhere/at/all").page).toBe("lost");
});
