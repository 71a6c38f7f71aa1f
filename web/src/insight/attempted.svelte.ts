// A try that is open in place: its table, and how its decisions were found to be when somebody asked.

import { Refused } from "../lib/http";
import { ui } from "../lib/speech.svelte";
import type { TableModel } from "../lib/table.svelte";

const OFTEN = 1200; // milliseconds between two questions how far it has come

export class Attempted {
  chances: number[] = $state.raw([]); // after what was decided last, as far as it was looked at
  why = $state(""); // that cannot be said
  looking = $state(false);

  constructor(
    readonly table: TableModel,
    readonly at: number, // the entry of the game that it goes on from
  ) {}

  // Have the decisions of the try looked at, to compare it with the game. Where one goes on still, or none was
  // looked at, what is told is how it stands.
  async look(): Promise<void> {
    this.looking = true;
    this.why = "";
    try {
      let found = await this.table.line.analyse();
      while (found.working) {
        await new Promise((done) => setTimeout(done, OFTEN));
        found = await this.table.line.analysis();
      }
      const last = found.decisions.at(-1);
      const whole = last !== undefined && last.last >= this.#ownLast;
      this.chances = whole
        ? (last.choices[last.played]?.chances ?? [])
        : (await this.table.line.chances()).chances;
    } catch (error) {
      this.chances = [];
      this.why = error instanceof Refused ? this.#because(error) : ui("page-analysis-failed");
    } finally {
      this.looking = false;
    }
  }

  // The last entry that whoever tries has played.
  get #ownLast(): number {
    const { entries, me } = this.table;
    return entries.findLast(({ kind, seat }) => kind === "play" && seat === me)?.number ?? 0;
  }

  #because({ problem }: Refused): string {
    if (problem.code === "not-in-turn") return ui("page-analysis-compare-later");
    return this.table.speech.message(problem.told);
  }
}
