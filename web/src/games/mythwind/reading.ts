// Which page of the story lies open: the card being resolved, else the last one that the log read
// out today, with what was chosen and what came of it.

import type { Tell } from "../../lib/protocol";
import { openCard, type MythwindTable } from "./view";

export interface Reading {
  card: string; // event 5, adventure 3, envelope 1
  open: boolean; // still to be resolved
  chosen: string; // the key of what was chosen, "" while nothing is
  seat: number | null; // whose adventure it is
  brought: Tell[]; // what came of the choice
}

const BROUGHT = new Set(
  "track-changed coins die-gained die-lost die-changed learned envelope upgrade unlocked completed cleared"
    .split(" ")
    .map((name) => `mythwind-${name}`),
);
const TURNED = "mythwind-day-began";

export function reading(table: MythwindTable): Reading | null {
  const open = openCard(table.scene.view);
  const entries = table.entries;
  let seat: number | null = null;
  let chosen = "";
  let brought: Tell[] = [];
  for (let at = entries.length - 1; at >= 0; at -= 1) {
    const events = entries[at]?.events ?? [];
    for (let n = events.length - 1; n >= 0; n -= 1) {
      const { key, args = {} } = events[n] ?? { key: "" };
      if (key === TURNED && !open) return null;
      const kind = /^mythwind-(event|adventure|envelope)(-chosen)?$/.exec(key);
      if (!kind) continue;
      if (kind[2]) {
        if (!chosen && typeof args.key === "string") {
          chosen = args.key;
          brought = events.slice(n + 1).filter(({ key }) => BROUGHT.has(key));
        }
        continue;
      }
      const number = kind[1] === "envelope" ? args.envelope : args.card;
      const card = `${kind[1]} ${Number(number)}`;
      if (open && card !== open) {
        chosen = "";
        continue;
      }
      seat = typeof args.seat === "number" ? args.seat : null;
      return { card, open: open !== null, chosen: open ? "" : chosen, seat, brought: open ? [] : brought };
    }
    if (entries.length - at > 400) break;
  }
  return open ? { card: open, open: true, chosen: "", seat, brought: [] } : null;
}
