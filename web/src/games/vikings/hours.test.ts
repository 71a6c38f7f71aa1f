import { expect, it } from "vitest";
import { hourOf } from "./hours";
import type { View } from "./view";

const at = (sterns: number): string => hourOf({ sterns, limits: { sterns: 7 } as View["limits"] });

it("is morning as long as no ship has sailed, and dusk when the last ones may", () => {
  expect([7, 6, 5, 4, 3, 2, 1, 0].map(at)).toEqual([
    "morning",
    "morning",
    "noon",
    "noon",
    "evening",
    "evening",
    "dusk",
    "dusk",
  ]);
});
