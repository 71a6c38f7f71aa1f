// What is told becomes lines of the log, a turn each, and a line a few deeds: before any wording. The twin of
// osada/texts/folding.py, where it is told how a game says so; both are held by tests/texts/log_cases.json.

import type { Tell } from "./protocol";

type Rows = Record<string, string[] | undefined>;

// What one game has to say about it, by keys without its name.
export interface Written {
  turn?: Rows;
  heading?: Rows;
  line?: Rows;
  takes?: Rows;
  adds?: Rows;
  run?: Rows;
  named?: Rows;
}

export interface Heard {
  seat: number | null;
  told: Tell;
}

export interface Told<H extends Heard = Heard> {
  kind: "turn" | "line" | "heading";
  seat: number | null;
  heard: H[];
}

// What is told as one: an event, or a run of them, with those that it implies.
export interface Deed {
  told: [Tell, ...Tell[]];
  within: Tell[];
}

export class Folds {
  constructor(
    readonly game: string,
    readonly written: Written = {},
  ) {}

  short({ key }: Tell): string {
    return key.startsWith(`${this.game}-`) ? key.slice(this.game.length + 1) : key;
  }

  // What is told, in the lines where it stands.
  rows<H extends Heard>(heard: readonly H[]): Told<H>[] {
    const { turn = {}, heading = {}, line = {} } = this.written;
    const rows: Told<H>[] = [];
    let held: string[] = [];
    for (const one of heard) {
      const key = this.short(one.told);
      let row = rows.at(-1);
      if (heading[key] ?? line[key]) {
        held = heading[key] ?? line[key] ?? [];
        row = { kind: heading[key] ? "heading" : "line", seat: null, heard: [] };
        rows.push(row);
      } else if (!row || turn[key] || !(row.kind === "turn" ? row.seat === one.seat : held.includes(key))) {
        row = { kind: "turn", seat: one.seat, heard: [] };
        rows.push(row);
      }
      row.heard.push(one);
    }
    return rows;
  }

  // What is told in one line, folded.
  deeds(told: readonly Tell[]): Deed[] {
    let deeds: Deed[] = [];
    for (const one of told) {
      const key = this.short(one);
      const host = deeds.findLast((deed) => this.written.adds?.[this.short(deed.told[0])]?.includes(key));
      if (host) {
        host.within.push(one);
        continue;
      }
      const wanted = this.written.takes?.[key] ?? [];
      const taken = deeds.filter((deed) => wanted.includes(this.short(deed.told[0])));
      const within = taken.flatMap((deed) => [...deed.within, ...deed.told]);
      deeds = deeds.filter((deed) => !taken.includes(deed));
      const last = deeds.at(-1);
      if (last && this.#runsOn(last.told[0], one)) {
        last.told.push(one);
        last.within.push(...within);
      } else deeds.push({ told: [one], within });
    }
    return deeds;
  }

  #runsOn(before: Tell, one: Tell): boolean {
    const equal = this.written.run?.[this.short(one)];
    if (!equal || before.key !== one.key) return false;
    return equal.every((name) => JSON.stringify(before.args?.[name]) === JSON.stringify(one.args?.[name]));
  }
}
