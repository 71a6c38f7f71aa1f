// When something happened in a campaign: `Autumn, year 2, day 5`.

import type { View } from "./shapes.generated";

interface Sayer {
  named(key: string): string;
  talk(key: string, args: Record<string, string | number>): string;
}

const SEASONS: View["season"][] = ["spring", "summer", "autumn", "winter"];

// Seasons are counted from the first one, 1.
export function dateOf(words: Sayer, { season, day }: View["achievements"][number]): string {
  const name = SEASONS[(season - 1) % SEASONS.length] ?? "spring";
  const year = Math.ceil(season / SEASONS.length);
  return words.talk("achieved-on", { season: words.named(`season-${name}`), year, day });
}
