// A time for people, as the text `page-after` says it; the twin of `span` in osada/table/absence.py.

const UNITS = [
  ["days", 86_400],
  ["hours", 3_600],
] as const;

export function span(seconds: number): { unit: string; count: number } {
  const [unit, length] = UNITS.find(([, size]) => seconds >= 2 * size || seconds === size) ?? ["minutes", 60];
  return { unit, count: Math.round(seconds / length) };
}
