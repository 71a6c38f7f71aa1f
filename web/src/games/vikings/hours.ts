// The light on the water: a game is a day, and with its last stern comes the night.

import type { View } from "./view";

export const HOURS = ["morning", "noon", "evening", "dusk"] as const;
export type Hour = (typeof HOURS)[number];

export function hourOf({ sterns, limits }: Pick<View, "sterns" | "limits">): Hour {
  const gone = limits.sterns ? 1 - sterns / limits.sterns : 0;
  return HOURS[Math.min(HOURS.length - 1, Math.floor(gone * HOURS.length))] ?? "noon";
}
