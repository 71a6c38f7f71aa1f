// The course of a game laid out for drawing: everybody's chance to win, and what is marked on it.

import type { CoursePoint, DecisionSeen } from "../lib/protocol";

export interface Spot {
  x: number;
  y: number;
}

export interface Marked extends Spot {
  mark: string;
  at: number; // the decision
}

export interface Round {
  round: number;
  from: number;
  to: number;
}

const APART = 20; // px between two marks, and
const FEW = 46; // between two shapes on a line
const LUCK = 0.1; // what chance must have changed to be marked
const SHOWN = ["blunder", "only", "chance", "slip"]; // what counts most first

export class Course {
  constructor(
    readonly points: CoursePoint[],
    readonly decisions: DecisionSeen[],
    readonly width: number,
    readonly height: number,
    readonly last: number, // the last entry of the game
  ) {}

  x(at: number): number {
    return (this.width * at) / Math.max(1, this.last);
  }

  y(chance: number | undefined): number {
    return this.height * (1 - (chance ?? 0));
  }

  line(seat: number): Spot[] {
    return this.points.map(({ at, chances }) => ({ x: this.x(at), y: this.y(chances[seat]) }));
  }

  // Where the shape of a player stands on the line, every so often; each begins a little further on.
  shapes(seat: number): Spot[] {
    const found: Spot[] = [];
    let next = 8 + seat * 11;
    for (const spot of this.line(seat)) {
      if (spot.x < next) continue;
      found.push(spot);
      next = spot.x + FEW;
    }
    return found;
  }

  rounds(): Round[] {
    const found: Round[] = [];
    for (const { round, at, last } of this.decisions) {
      const before = found.at(-1);
      if (before?.round === round) before.to = this.x(last);
      else found.push({ round, from: before?.to ?? this.x(at), to: this.x(last) });
    }
    return found;
  }

  // How far a player's chance may be off, where they decided something: up along one side, back along the other.
  band(seat: number): Spot[] {
    const own = this.decisions.filter((one) => one.seat === seat);
    const edge = (sign: number): Spot[] =>
      own.map((one) => {
        const played = one.choices[one.played];
        const chance = (played?.chances[seat] ?? 0) + sign * (played?.error ?? 0);
        return { x: this.x(one.last), y: this.y(Math.max(0, Math.min(1, chance))) };
      });
    return [...edge(1), ...edge(-1).reverse()];
  }

  // Slips, blunders, only moves and what chance changed, where there is room for it.
  marks(): Marked[] {
    const all = this.decisions.flatMap((one, at): Marked[] => {
      const chances = one.choices[one.played]?.chances;
      const spot = { x: this.x(one.last), y: this.y(chances?.[one.seat]), at };
      const begun = { x: this.x(one.at), y: this.y(one.choices[0]?.chances[one.seat]), at };
      const luck = this.#luck(at) ? [{ ...begun, mark: "chance" }] : [];
      return ["slip", "blunder", "only"].includes(one.mark) ? [...luck, { ...spot, mark: one.mark }] : luck;
    });
    const kept: Marked[] = [];
    for (const mark of SHOWN) {
      for (const one of all.filter((each) => each.mark === mark)) {
        if (kept.every(({ x }) => Math.abs(x - one.x) >= APART)) kept.push(one);
      }
    }
    return kept.sort((a, b) => a.x - b.x);
  }

  // Whether somebody's chance was quite another when they were in turn than after what was decided before.
  #luck(at: number): boolean {
    const [before, one] = [this.decisions[at - 1], this.decisions[at]];
    const played = before?.choices[before.played];
    const best = one?.choices[0];
    if (!one || !best || !played || before.last !== one.at) return false;
    const change = Math.abs((best.chances[one.seat] ?? 0) - (played.chances[one.seat] ?? 0));
    return change >= LUCK && change > 2 * (best.error + played.error);
  }
}

export const pathOf = (spots: readonly Spot[]): string =>
  spots.map(({ x, y }, at) => `${at ? "L" : "M"}${x.toFixed(1)} ${y.toFixed(1)}`).join("");
