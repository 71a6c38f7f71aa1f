// What is told becomes lines of the log, a turn each, and a line a few deeds: before any wording. The twin of
// osada/texts/folding.py, where it is told how a game says so; both are held by tests/texts/log_cases.json.

import type { Tell } from "./protocol";

type Rows = Record<string, string[] | undefined>;

// What one game has to say about it, by keys without its name.
export interface Written {
  turn?: Rows;
  heading?: Rows;
  line?: Rows;
  through?: Rows;
  takes?: Rows;
  adds?: Rows;
  run?: Rows;
  last?: Rows;
  named?: Rows;
  text?: Rows;
}

export interface Heard {
  seat: number | null;
  told: Tell;
}

export interface Told<H extends Heard = Heard> {
  kind: "turn" | "line" | "heading";
  seat: number | null;
  heard: H[];
  also?: number | null; // who had a word in it: what follows is theirs only if it says so
  loose?: boolean; // a line that nothing but the lack of an owner holds together
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
    const rows: Told<H>[] = [];
    for (const one of heard) {
      let row = rows.at(-1);
      if (!row || !this.#goesOn(row, one)) rows.push((row = this.#begun(one)));
      else if (this.written.through?.[this.short(one.told)] && one.seat !== row.seat) row.also = one.seat;
      row.heard.push(one);
    }
    return rows;
  }

  #goesOn(row: Told, { seat, told }: Heard): boolean {
    const { turn, heading, line, through } = this.written;
    const key = this.short(told);
    if (row.kind !== "turn" && this.#held(row).includes(key)) return true;
    if (turn?.[key] ?? heading?.[key] ?? line?.[key]) return false;
    if (row.kind !== "turn") return Boolean(row.loose) && told.args?.seat == null;
    if (through?.[key] || row.seat === seat) return true;
    return seat !== null && seat === row.also && told.args?.seat !== seat;
  }

  #begun<H extends Heard>({ seat, told }: H): Told<H> {
    const key = this.short(told);
    const whose = told.args?.seat;
    if (this.written.heading?.[key]) return { kind: "heading", seat: null, heard: [] };
    if (this.written.line?.[key]) return { kind: "line", seat: null, heard: [] };
    if (!Object.keys(this.written).length || !told.args) return { kind: "turn", seat, heard: [] };
    if (typeof whose === "number") return { kind: "turn", seat: whose, heard: [] };
    return { kind: "line", seat: null, heard: [], loose: true };
  }

  #held({ heard }: Told): string[] {
    const key = heard[0] ? this.short(heard[0].told) : "";
    return this.written.heading?.[key] ?? this.written.line?.[key] ?? [];
  }

  // What is told in one line, folded.
  deeds(told: readonly Tell[]): Deed[] {
    let deeds: Deed[] = [];
    for (const one of told) {
      const key = this.short(one);
      const host = deeds.at(-1);
      if (host && this.written.adds?.[this.short(host.told[0])]?.includes(key) && ofOne(host.told[0], one)) {
        host.within.push(one);
        continue;
      }
      const wanted = this.written.takes?.[key] ?? [];
      const taken = deeds.filter((deed) => wanted.includes(this.short(deed.told[0])));
      const within = taken.flatMap((deed) => [...deed.within, ...deed.told]);
      deeds = deeds.filter((deed) => !taken.includes(deed));
      deeds.push({ told: [one], within });
    }
    const runs: Deed[] = [];
    for (const deed of deeds) {
      const like = runs.find((run) => this.#runsOn(run.told[0], deed.told[0]));
      if (like) {
        like.told.push(...deed.told);
        like.within.push(...deed.within);
      } else runs.push(deed);
    }
    return runs;
  }

  #runsOn(before: Tell, one: Tell): boolean {
    const equal = this.written.run?.[this.short(one)];
    if (!equal || before.key !== one.key) return false;
    return equal.every((name) => JSON.stringify(before.args?.[name]) === JSON.stringify(one.args?.[name]));
  }
}

// Whether two events are of the same seat, or one of them is nobody's.
function ofOne(before: Tell, one: Tell): boolean {
  const [first, second] = [before.args?.seat ?? null, one.args?.seat ?? null];
  return first === null || second === null || first === second;
}
