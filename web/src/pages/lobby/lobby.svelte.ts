// What the lobby shows: the games, my tables and the open ones, read again by itself.

import { api } from "../../lib/api";
import type { GameInfo, TableHead, Tables } from "../../lib/protocol";
import { openSeats, waitsForMe } from "../parts/games";
import { Further } from "./further.svelte";

const PAUSE = 10_000;

export class LobbyModel {
  games: GameInfo[] = $state.raw([]);
  tables: Tables | null = $state.raw(null);
  failed = $state(false);

  readonly furtherMine = new Further(api.myTables);
  readonly furtherOpen = new Further(api.openTables);

  readonly mine: TableHead[] = $derived.by(() => sorted(this.furtherMine.behind(this.tables?.mine ?? [])));
  // Those with a seat left first; the others can be watched.
  readonly open: TableHead[] = $derived.by(() =>
    this.furtherOpen
      .behind(this.tables?.open ?? [])
      .sort((a, b) => Number(!openSeats(a)) - Number(!openSeats(b))),
  );
  readonly waiting = $derived(this.mine.filter(waitsForMe).length);

  async read(): Promise<void> {
    try {
      const [games, tables] = await Promise.all([api.games(), api.tables()]);
      this.games = games;
      this.tables = tables;
      this.failed = false;
    } catch {
      this.failed = true;
    }
  }

  // Reads at once, then every ten seconds while somebody can see the page, and when they come back.
  watch(): () => void {
    const again = (): void => {
      if (document.visibilityState === "visible") void this.read();
    };
    void this.read();
    const timer = setInterval(again, PAUSE);
    document.addEventListener("visibilitychange", again);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", again);
    };
  }
}

// Those that wait for me first, then the running ones, then the rest; the latest first.
function sorted(heads: TableHead[]): TableHead[] {
  const rank = (head: TableHead): number => (waitsForMe(head) ? 0 : head.status === "running" ? 1 : 2);
  return [...heads].sort((a, b) => rank(a) - rank(b) || b.updated - a.updated);
}
