// The same cases as in tests/server/test_difference.py, from the same file.

import { expect, test } from "vitest";
import cases from "../../../tests/server/differences.json";
import { applied, type Change } from "./difference";

test.each(cases as unknown as [old: unknown, change: Change, now: unknown][])(
  "%j and %j is %j",
  (old, change, now) => {
    const before = JSON.stringify(old);
    expect(applied(old, change)).toEqual(now);
    expect(JSON.stringify(old)).toBe(before);
  },
);
