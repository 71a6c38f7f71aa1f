// Figures of the house in the language of the page.

import { language } from "../../lib/language.svelte";

const UNITS = ["byte", "kilobyte", "megabyte", "gigabyte", "terabyte"];

export const count = (number: number): string => new Intl.NumberFormat(language.lang).format(number);

export function bytes(size: number): string {
  const power = size < 1 ? 0 : Math.min(UNITS.length - 1, Math.floor(Math.log10(size) / 3));
  const style = { style: "unit", unit: UNITS[power], maximumFractionDigits: power > 2 ? 1 : 0 } as const;
  return new Intl.NumberFormat(language.lang, style).format(size / 1000 ** power);
}

export function span(milliseconds: number): string {
  const style = {
    style: "unit",
    unit: "millisecond",
    maximumFractionDigits: milliseconds < 10 ? 1 : 0,
  } as const;
  return new Intl.NumberFormat(language.lang, style).format(milliseconds);
}

export const share = (part: number): string =>
  new Intl.NumberFormat(language.lang, { style: "percent", maximumFractionDigits: 0 }).format(part);

export const clock = (at: number): string =>
  new Intl.DateTimeFormat(language.lang, { timeStyle: "short" }).format(at * 1000);

export const weekday = (at: number): string =>
  new Intl.DateTimeFormat(language.lang, { weekday: "short" }).format(at * 1000);

export const sameDay = (one: number, other: number): boolean =>
  new Date(one * 1000).toDateString() === new Date(other * 1000).toDateString();
