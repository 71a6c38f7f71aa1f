// What can be asked back, in words: plays that belong to one deed stand together, since a step such as
// "ship 2" alone tells nobody anything.

import { undone } from "../lib/log";
import type { EntrySeen } from "../lib/protocol";

export interface Deed {
  seat: number;
  plays: EntrySeen[];
  back: number; // how many plays lead back to before it
}

// The last deeds, the newest first. A deed ends with the first of its plays that is told.
export function deedsOf(entries: readonly EntrySeen[], most: number): Deed[] {
  const gone = undone(entries);
  const deeds: Deed[] = [];
  for (const play of entries.filter(({ kind, number }) => kind === "play" && !gone.has(number))) {
    const seat = play.seat ?? -1;
    const last = deeds.at(-1);
    const open = last?.seat === seat && !last.plays.at(-1)?.events?.length;
    if (last && open) last.plays.push(play);
    else deeds.push({ seat, plays: [play], back: 0 });
  }
  let back = 0;
  for (const deed of deeds.reverse()) deed.back = back += deed.plays.length;
  return deeds.slice(0, most);
}
