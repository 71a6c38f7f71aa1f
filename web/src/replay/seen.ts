// Up to which entry somebody has seen a table in this browser.

const KEPT = "osada-seen";
const MOST = 60; // tables that are remembered, the latest

type Kept = Record<string, number>;

function read(): Kept {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEPT) ?? "{}");
    return kept && typeof kept === "object" ? (kept as Kept) : {};
  } catch {
    return {};
  }
}

export function lastSeen(table: string): number | null {
  const number = read()[table];
  return typeof number === "number" ? number : null;
}

export function saw(table: string, number: number): void {
  const { [table]: before, ...others } = read();
  if (before === number) return;
  const entries = Object.entries({ ...others, [table]: number }); // at the end, as the latest
  try {
    localStorage.setItem(KEPT, JSON.stringify(Object.fromEntries(entries.slice(-MOST))));
  } catch {
    // private windows may refuse; then there is nothing to catch up with
  }
}
