// A try that is open in place: its table, and how its decisions were found to be when somebody asked.

import { api } from "../lib/api";
import type { TableModel } from "../lib/table.svelte";

const OFTEN = 1200; // milliseconds between two questions how far it has come

export class Attempted {
  chances: number[] = $state.raw([]); // after what was decided last, as far as it was looked at
  looking = $state(false);

  constructor(
    readonly table: TableModel,
    readonly at: number, // the entry of the game that it goes on from
  ) {}

  // Have the decisions of the try looked at, to compare it with the game.
  async look(): Promise<void> {
    this.looking = true;
    try {
      let found = await api.analyse(this.table.id);
      while (found.working) {
        await new Promise((done) => setTimeout(done, OFTEN));
        found = await api.analysis(this.table.id);
      }
      const last = found.decisions.at(-1);
      this.chances = last?.choices[last.played]?.chances ?? [];
    } catch {
      this.chances = [];
    } finally {
      this.looking = false;
    }
  }
}
