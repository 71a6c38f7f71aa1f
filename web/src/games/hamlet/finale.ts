// How the end of a game is told: the count runs over the map; then how points came about.

import type { Finale } from "../../lib/contract";
import { countOf } from "./count.svelte";
import { symbol } from "./sheets";
import type { View } from "./view";

// The symbol of each source of points.
export const PARTS: Record<string, string> = {
  deliveries: "b-church",
  sales: "b-market",
  construction: "b-windmill",
  refined: "r-plank",
  barns: "b-barn",
  milestones: "r-brick",
  awards: "star",
  landmarks: "flag-y",
  roads: "bridge-y",
  "longest-road": "path-y",
  gold: "coin",
};

export const finale: Finale<View> = {
  telling: (table) => countOf(table).telling,
  skip: (table) => countOf(table).skip(),
  never: () => '[data-hamlet-map] [data-tile="church"]',
  rather: "[data-hamlet-map] :is([data-tile], [data-tools])",
  // alone one may run out of turns before the church is finished
  why: (table) => (table.scene.view.ending ? "end" : "end-early"),
  source: (_, name) => ({ sign: symbol(PARTS[name] ?? "star") }),
};
