// The end of a game as whoever is at the table sees it: the last move plays to its end, the points are counted,
// and not before that a banner on the board says who has won. Then it is one's own choice where to look.

import { tick } from "svelte";
import type { BoardModule } from "../lib/contract";
import { moving } from "../lib/pace.svelte";
import type { TableModel } from "../lib/table.svelte";
import { stepsOf, turnFrom } from "../replay/steps";

// Nothing yet · the end is being shown · it is shown once more · the banner · the page of the end · the board.
export type Stage = "" | "film" | "again" | "banner" | "page" | "rest";

const STEP = 500; // milliseconds in which a step is looked at that shows nothing moving

export class Ending {
  #stage: Stage = $state("");
  #begun = $state(false); // the boards have had their say whether there is something to show

  // Whoever comes when it is over sees the banner at once.
  constructor(
    private readonly table: () => TableModel,
    private readonly board: () => BoardModule | null,
    replaying: boolean,
  ) {
    let was = isOver(table());
    if (was && !replaying) this.stage = "banner";
    $effect(() => {
      const now = table().live && isOver(table());
      if (now && !was) {
        was = true;
        this.#begun = false;
        this.stage = "film";
        void tick().then(() => (this.#begun = true));
      }
    });
    $effect(() => {
      if (this.stage === "film" && this.#begun && !this.telling) this.stage = "banner";
    });
    // Who looks elsewhere misses nothing: it is over when they come back.
    $effect(() => {
      const leave = (): void => void (document.hidden && this.shows && this.skip());
      document.addEventListener("visibilitychange", leave);
      return () => document.removeEventListener("visibilitychange", leave);
    });
    // Who goes back into the game has seen how it ended.
    $effect(() => {
      if (!table().live && this.stage && this.stage !== "again") this.stage = "rest";
    });
  }

  get stage(): Stage {
    return this.#stage;
  }
  set stage(stage: Stage) {
    this.#stage = stage;
    this.table().closing = stage !== "" && stage !== "rest";
  }

  get telling(): boolean {
    return this.board()?.finale?.telling?.(this.table()) ?? false;
  }

  // The end is under way: nobody is told of it by any other part of the page.
  get shows(): boolean {
    return this.stage === "film" || this.stage === "again";
  }

  get #repeats(): boolean {
    return this.stage === "again";
  }

  skip(): void {
    const again = this.#repeats;
    if (again) this.stage = "banner";
    this.board()?.finale?.skip?.(this.table());
    if (again) void this.table().goLive();
  }

  // The last turn once more, as it was.
  async again(): Promise<void> {
    const table = this.table();
    const steps = stepsOf(table.entries);
    const last = steps.length - 1;
    this.stage = "again";
    try {
      for (let place = turnFrom(steps, last, -1); place <= last && this.#repeats; place++) {
        await table.goTo(steps[place]?.number ?? 0);
        await this.#told();
      }
    } catch {
      // not reachable now: the board stays as it is
    }
    if (!this.#repeats) return;
    await table.goLive();
    this.stage = "banner";
  }

  async #told(): Promise<void> {
    await tick();
    await new Promise((go) => setTimeout(go, moving.time(STEP)));
    while (this.telling && this.#repeats) await new Promise((go) => requestAnimationFrame(go));
  }
}

export const isOver = ({ outcome, head }: TableModel): boolean => outcome !== null || head.status === "ended";
