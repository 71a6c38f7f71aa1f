// What the stream of entries amounts to.

import { expect, test } from "vitest";
import { joined, undone } from "./log";
import type { EntrySeen } from "./protocol";

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
