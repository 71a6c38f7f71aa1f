// Where a replay stands and how it goes on: step by step, turn by turn, or by itself.

import type { BoardModule, Table } from "../lib/contract";
import { markFrom, marksOf, placeOf, stepsOf, turnFrom, type Mark, type Step } from "./steps";

const PACE = 1_600; // milliseconds a step at speed 1

export class Replay {
  playing = $state(false);
  speed = $state(1);
  #wanted: number | null = $state(null); // where the slider has been pulled, until the scene is there
  #busy = false;
  #timer = 0;

  constructor(
    private readonly table: Table,
    private readonly board: BoardModule | null,
  ) {}

  readonly steps: Step[] = $derived.by(() => stepsOf(this.table.entries));
  readonly place = $derived.by(() => this.#wanted ?? placeOf(this.steps, this.table.at));
  readonly last = $derived(this.steps.length - 1);
  readonly marks: Mark[] = $derived.by(() =>
    marksOf(this.steps, (told) => this.board?.round?.(told) ?? false),
  );
  readonly step: Step | undefined = $derived(this.steps[this.place]);

  // Goes to a step; while one is being fetched, only the latest wish counts.
  async to(place: number): Promise<void> {
    // Of a very long game only the end is here at first.
    if (place <= 0) while (await this.table.earlier().catch(() => false));
    this.#wanted = Math.max(0, Math.min(this.last, place));
    if (this.#busy) return;
    this.#busy = true;
    try {
      while (this.#wanted !== null) {
        const wanted: number = this.#wanted;
        const number = this.steps[wanted]?.number ?? 0;
        await this.table.goTo(number);
        if (this.#wanted === wanted) this.#wanted = null;
      }
    } catch {
      this.#wanted = null; // not reachable now: the scene stays where it was
      this.pause();
    } finally {
      this.#busy = false;
    }
  }

  async seenBy(viewer: number | null): Promise<void> {
    await this.table.goTo(this.step?.number ?? 0, viewer);
  }

  // To this step, and no further by itself.
  pick(place: number): void {
    this.pause();
    void this.to(place);
  }

  by(steps: number): void {
    this.pick(this.place + steps);
  }

  // A round back or on; a turn, in a game that tells of no rounds.
  round(way: -1 | 1): void {
    this.pick(
      this.marks.length
        ? markFrom(this.marks, this.last, this.place, way)
        : turnFrom(this.steps, this.place, way),
    );
  }

  toggle(): void {
    if (this.playing) this.pause();
    else void this.#play();
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.#timer);
  }

  async #play(): Promise<void> {
    this.playing = true;
    if (this.place >= this.last) await this.to(0);
    this.#later();
  }

  #later(): void {
    this.#timer = window.setTimeout(() => void this.#step(), PACE / this.speed);
  }

  async #step(): Promise<void> {
    if (!this.playing) return;
    await this.to(this.place + 1);
    if (this.place >= this.last) this.pause();
    else this.#later();
  }
}
