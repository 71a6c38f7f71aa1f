// How long the levels have thought on this device, as they really have: osada.pocket.pace.

import { get } from "../lib/http";
import { ui } from "../lib/speech.svelte";

interface Thinks {
  usual: number; // seconds a decision
  longest: number;
  count: number;
}
export type Pace = Record<string, Record<string, Thinks>>; // by game and level

export const paceHere = (): Promise<Pace> => get<Pace>("/api/pace");

const TENTH = 0.1;
const SOME = 10; // from so many seconds on nobody wants tenths
const rounded = (seconds: number): number =>
  seconds < SOME ? Math.round(seconds / TENTH) / 10 : Math.round(seconds);

export function paceOf(pace: Pace, game: string, level: string): string {
  const found = pace[game]?.[level];
  if (!found) return ui("page-animal-pace-none");
  const { usual, longest } = found;
  // Said as nothing: less than a tenth.
  const [mostly, most] = longest < TENTH ? [0, 0] : [rounded(usual), rounded(longest)];
  return ui("page-animal-pace", { usual: mostly, longest: most });
}
