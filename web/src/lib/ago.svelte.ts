// How long ago something happened, told anew every half minute.

import { serverTime } from "./clock";
import { language } from "./language.svelte";

const MINUTE = 60;
let ticks = $state(0);
if (typeof window !== "undefined") setInterval(() => (ticks += 1), 30_000);

const UNITS: [number, string][] = [
  [24 * 60 * MINUTE, "day"],
  [60 * MINUTE, "hour"],
  [MINUTE, "minute"],
];

// Short: "3 min", "2 h"; empty for less than a minute.
export function ago(at: number): string {
  void ticks;
  const passed = serverTime() - at;
  const [size, unit] = UNITS.find(([least]) => passed >= least) ?? [0, ""];
  if (!size) return "";
  const style = { style: "unit", unit, unitDisplay: "narrow" } as const;
  return new Intl.NumberFormat(language.lang, style).format(Math.floor(passed / size));
}

// In words: "3 hr. ago", "just now".
export function since(at: number): string {
  void ticks;
  const passed = serverTime() - at;
  const [size, unit] = UNITS.find(([least]) => passed >= least) ?? [0, ""];
  const words = new Intl.RelativeTimeFormat(language.lang, { style: "short", numeric: "auto" });
  if (!size) return words.format(0, "second");
  return words.format(-Math.floor(passed / size), unit as Intl.RelativeTimeFormatUnit);
}

export function when(at: number): string {
  const style = { dateStyle: "medium", timeStyle: "short" } as const;
  return new Intl.DateTimeFormat(language.lang, style).format(at * 1000);
}
