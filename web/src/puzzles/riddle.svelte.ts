// A puzzle being solved: its position as a table that is led to by plain questions, what was played from there,
// and what the server said of it. The page decides nothing: what is legal, and what is right, comes from there.

import { getContext, setContext } from "svelte";
import type { Action } from "../lib/action";
import { Refused } from "../lib/http";
import { Plain } from "../lib/plain";
import type { EntrySeen, PuzzleStep, PuzzleVerdict, Tell } from "../lib/protocol";
import type { Ear, Reply, Wire, Wish } from "../lib/wire";
import { puzzleApi } from "./calls";

const KEY = Symbol("riddle");
export const riddleHere = (): Riddle => getContext<Riddle>(KEY);

export class Riddle {
  step = $state.raw<PuzzleStep | null>(null);
  verdict = $state.raw<PuzzleVerdict | null>(null);
  theme = $state.raw<Tell | null>(null);
  judging = $state(false);
  failed = $state.raw<Tell | null>(null); // why an answer could not be judged
  tried: Action[] = $state.raw([]); // the turn that the verdict is about
  #wire!: Plain;
  #actions: Action[] = [];

  constructor(readonly id: string) {
    setContext(KEY, this);
  }

  // Whether the question is answered, or being looked at: then nothing can be played.
  get closed(): boolean {
    return this.judging || this.failed !== null || this.verdict !== null;
  }

  readonly lead = (ear: Ear): Wire =>
    (this.#wire = new Plain(ear, this.#begin(), (ask) => this.#answer(ask)));

  async #begin(): Promise<PuzzleStep> {
    return (this.step = await puzzleApi.step(this.id, []));
  }

  async #answer(ask: Wish): Promise<Pick<Reply, "why" | "what_if">> {
    if (ask.do === "play" && typeof ask.action !== "string") await this.#play(ask.action);
    else if (ask.do === "undo") await this.#to(this.#actions.slice(0, -(ask.count ?? 1)));
    else if (ask.do === "why") return { why: await puzzleApi.why(this.id, this.#actions, ask.actions) };
    else if (ask.do === "what-if") {
      const told = await puzzleApi.whatIf(this.id, this.#actions, [ask.action]);
      return { what_if: { ...told, base: this.#wire.number } };
    }
    return {};
  }

  // Back to the position, to think again.
  async again(): Promise<void> {
    this.verdict = null;
    this.failed = null;
    this.tried = [];
    await this.#to([]);
  }

  async show(): Promise<void> {
    await this.#judge([]);
  }

  async help(): Promise<void> {
    this.theme = await puzzleApi.theme(this.id).catch(() => null);
  }

  async #play(action: Action): Promise<void> {
    const actions = [...this.#actions, action];
    const step = await puzzleApi.step(this.id, actions);
    this.#actions = actions;
    const last = step.entries.at(-1);
    this.#tell(step, last ? [last] : []);
    if (step.over) void this.#judge(actions);
  }

  async #to(actions: Action[], still = false): Promise<void> {
    const count = this.#actions.length - actions.length;
    const step = await puzzleApi.step(this.id, actions);
    this.#actions = actions;
    const scene = still ? { ...step.scene, legal: [], turn: [], undoable: 0 } : step.scene;
    this.#tell({ ...step, scene }, [{ number: 0, at: 0, kind: "undo", count, seat: step.head.me ?? 0 }]);
  }

  // The verdict is told over the position as it was: what was played is drawn on it.
  async #judge(actions: Action[]): Promise<void> {
    this.tried = actions;
    this.judging = true;
    this.failed = null;
    try {
      const verdict = await puzzleApi.answer(this.id, actions);
      await this.#to([], true);
      this.verdict = verdict;
      this.theme = verdict.theme ?? null;
    } catch (error) {
      const unknown = { key: "problem-no-verdict", args: {}, rule: "" };
      this.failed = error instanceof Refused ? error.problem.told : unknown;
    } finally {
      this.judging = false;
    }
  }

  #tell(step: PuzzleStep, entries: EntrySeen[]): void {
    this.step = step;
    this.#wire.show({ ...step, entries });
  }
}
