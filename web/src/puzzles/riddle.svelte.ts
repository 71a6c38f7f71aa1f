// A puzzle being solved: its position as a table that is led to by plain questions, what was played from there,
// and what the server said of it. The page decides nothing: what is legal, and what is right, comes from there.

import { getContext, setContext } from "svelte";
import type { Action } from "../lib/action";
import { Refused } from "../lib/http";
import type { Ear, Reply, Wire, Wish } from "../lib/live";
import type { EntrySeen, PuzzleStep, PuzzleVerdict, Scene, Tell } from "../lib/protocol";
import { puzzleApi } from "./calls";

const KEY = Symbol("riddle");
export const riddleHere = (): Riddle => getContext<Riddle>(KEY);

export class Riddle implements Wire {
  step = $state.raw<PuzzleStep | null>(null);
  verdict = $state.raw<PuzzleVerdict | null>(null);
  theme = $state.raw<Tell | null>(null);
  judging = $state(false);
  failed = $state.raw<Tell | null>(null); // why an answer could not be judged
  tried: Action[] = $state.raw([]); // the turn that the verdict is about
  readonly pending = 0;
  #ear!: Ear;
  #actions: Action[] = [];
  #number = 0;

  constructor(readonly id: string) {
    setContext(KEY, this);
  }

  // Whether the question is answered, or being looked at: then nothing can be played.
  get closed(): boolean {
    return this.judging || this.failed !== null || this.verdict !== null;
  }

  readonly lead = (ear: Ear): Wire => {
    this.#ear = ear;
    puzzleApi.step(this.id, []).then(
      (step) => {
        this.step = step;
        ear.connection("open");
        ear.hear({ is: "welcome", head: step.head, entries: step.entries, scene: step.scene });
      },
      (error: unknown) =>
        ear.refused(
          error instanceof Refused
            ? error.problem
            : { code: "unknown", told: { key: "problem-unknown", args: {}, rule: "" } },
        ),
    );
    return this;
  };

  async request(ask: Wish): Promise<Reply> {
    const reply: Reply = { is: "reply", ref: 0, number: this.#number };
    try {
      if (ask.do === "play" && typeof ask.action !== "string") await this.#play(ask.action);
      else if (ask.do === "undo") await this.#to(this.#actions.slice(0, -(ask.count ?? 1)));
      else if (ask.do === "why") reply.why = await puzzleApi.why(this.id, this.#actions, ask.actions);
      else if (ask.do === "what-if") {
        const told = await puzzleApi.whatIf(this.id, this.#actions, [ask.action]);
        reply.what_if = { ...told, base: this.#number };
      }
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      reply.problem = error.problem;
    }
    return { ...reply, number: this.#number };
  }

  now(): void {
    /* nothing is kept waiting */
  }

  close(): void {
    /* there is no line to hang up */
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
    const after = this.#number;
    const number = ++this.#number;
    const at = Date.now() / 1000;
    this.#ear.hear({
      is: "update",
      after,
      entries: entries.map((entry) => ({ ...entry, number, at })),
      scene: { ...(step.scene as Scene), number },
      head: { ...step.head, number },
    });
  }
}
