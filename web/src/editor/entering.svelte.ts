// A position being entered: like a table whose places are pressed, though each press is a deed of the editor.
// What may be done, and what is wrong, comes from the server.

import type { Action } from "../lib/action";
import { Refused } from "../lib/http";
import { Plain, type Position as Shown } from "../lib/plain";
import type { DraftSeen, DraftSent, FaultSeen, Hint } from "../lib/protocol";
import { common, type Speech } from "../lib/speech.svelte";
import type { Ear, Wire } from "../lib/wire";
import { positionApi } from "./calls";
import { keep, keptOf, type Position } from "./kept";

export class Entering {
  seen = $state.raw<DraftSeen | null>(null);
  hint = $state.raw<Hint | null>(null);
  thinking = $state(false);
  failed = $state("");
  speech: Speech = common;
  #before: Position[] = $state.raw([]);
  #after: Position[] = $state.raw([]);
  #line: Promise<unknown> = Promise.resolve(); // one deed after the other
  #wire!: Plain;

  constructor(
    readonly game: string,
    readonly first: DraftSent,
  ) {}

  get canUndo(): boolean {
    return this.#before.length > 0;
  }

  get canRedo(): boolean {
    return this.#after.length > 0;
  }

  // Whether it can be played.
  get sound(): boolean {
    return this.seen !== null && this.seen.faults.length === 0;
  }

  get hand(): string {
    return this.seen?.hand ?? "";
  }

  readonly lead = (ear: Ear): Wire =>
    (this.#wire = new Plain(ear, this.#open(), async (ask) => {
      if (ask.do === "play" && typeof ask.action !== "string") await this.press(ask.action);
      return {};
    }));

  async #open(): Promise<Shown | null> {
    const seen = await this.#begin();
    const shown = shownOf(seen);
    if (!shown) return null;
    this.seen = seen;
    return { ...shown, entries: [{ number: 0, at: 0, kind: "start" }] };
  }

  // Where it was left, unless another beginning is asked for; what cannot be drawn any more is begun anew.
  async #begin(): Promise<DraftSeen> {
    const kept = keptOf(this.game);
    const asked = this.first.origin || !kept;
    const seen = await positionApi.draft(this.game, asked ? this.first : { position: kept.position });
    return seen.scene ? seen : positionApi.draft(this.game, { seats: this.first.seats ?? 0 });
  }

  // -- what can be done ------------------------------------------------------------------------

  press(action: Action): Promise<boolean> {
    return this.#do(() => ({ press: action, hand: this.hand }));
  }

  // Take a thing out of the box; the same once more puts it back.
  take(word: string): Promise<boolean> {
    return this.#do(() => ({ hand: this.hand === word ? "" : word }));
  }

  set(word: string, value: (now: number) => number): Promise<boolean> {
    return this.#do(() => {
      const numbers = this.seen?.groups.flatMap((group) => group.numbers) ?? [];
      const number = numbers.find((one) => one.word === word);
      return number ? { number: { word, value: value(number.value) }, hand: this.hand } : null;
    });
  }

  begin(seats: number, empty: boolean): Promise<boolean> {
    return this.#do(() => ({ position: null, seats, empty }));
  }

  undo(): Promise<boolean> {
    const last = (): Position | undefined => this.#before.at(-1);
    return this.#step(last, () => {
      this.#after = [...this.#after, this.#now];
      this.#before = this.#before.slice(0, -1);
    });
  }

  redo(): Promise<boolean> {
    const last = (): Position | undefined => this.#after.at(-1);
    return this.#step(last, () => {
      this.#before = [...this.#before, this.#now];
      this.#after = this.#after.slice(0, -1);
    });
  }

  // Go on from a text; its faults, where it cannot be drawn.
  async paste(text: string): Promise<FaultSeen[]> {
    let position: Position;
    try {
      position = JSON.parse(text) as Position;
    } catch (error) {
      return [{ place: "", told: { key: "problem-no-position", args: { why: String(error) } } }];
    }
    let faults: FaultSeen[] = [];
    await this.#do(
      () => ({ position }),
      (seen) => void (faults = seen.faults),
    );
    return this.failed ? [{ place: "", told: { key: "problem-said", args: { why: this.failed } } }] : faults;
  }

  async analyse(): Promise<void> {
    this.thinking = true;
    this.failed = "";
    try {
      const position = this.#now;
      const hint = await positionApi.hint(this.game, position);
      if (position === this.#now) this.hint = hint;
    } catch (error) {
      this.failed = this.#why(error);
    } finally {
      this.thinking = false;
    }
  }

  // -- how it is done --------------------------------------------------------------------------

  get #now(): Position {
    return this.seen?.position ?? {};
  }

  #do(what: () => DraftSent | null, undrawn?: (seen: DraftSeen) => void): Promise<boolean> {
    return this.#next(async () => {
      const sent = what();
      if (!sent) return;
      const before = this.#now;
      const seen = await positionApi.draft(this.game, { position: before, ...sent });
      if (!seen.scene) {
        undrawn?.(seen);
        return;
      }
      const changed = JSON.stringify(seen.position) !== JSON.stringify(before);
      if (changed) {
        this.#before = [...this.#before, before];
        this.#after = [];
      }
      this.#show(seen);
    });
  }

  #step(where: () => Position | undefined, moved: () => void): Promise<boolean> {
    return this.#next(async () => {
      const to = where();
      if (!to) return;
      const seen = await positionApi.draft(this.game, { position: to });
      moved();
      this.#show(seen);
    });
  }

  #next(deed: () => Promise<void>): Promise<boolean> {
    const done = this.#line.then(async () => {
      this.failed = "";
      try {
        await deed();
        return true;
      } catch (error) {
        this.failed = this.#why(error);
        return false;
      }
    });
    this.#line = done;
    return done;
  }

  #why(error: unknown): string {
    return error instanceof Refused
      ? this.speech.message(error.problem.told)
      : this.speech.ui("page-edit-unreachable");
  }

  #show(seen: DraftSeen): void {
    this.seen = seen;
    this.hint = null;
    const shown = shownOf(seen);
    if (!shown) return;
    keep(this.game, { position: seen.position, seats: shown.head.seats.length });
    this.#wire.show(shown);
  }
}

// What can be drawn of it; null while too much is wrong for that.
const shownOf = ({ head, scene }: DraftSeen): Shown | null =>
  head && scene ? { head, scene, entries: [] } : null;
