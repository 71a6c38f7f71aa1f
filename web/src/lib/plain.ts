// The wire to a position that is no table of people, a puzzle or what is entered by hand: nobody else plays there,
// each deed is a question, and its answer the whole position.

import { Refused } from "./http";
import type { EntrySeen, Scene, TableHead } from "./protocol";
import type { Ear, Reply, Wire, Wish } from "./wire";

export interface Position {
  head: TableHead;
  scene: Scene;
  entries: EntrySeen[]; // what led to it
}

const UNKNOWN = { code: "unknown", told: { key: "problem-unknown", args: {}, rule: "" } };

export class Plain implements Wire {
  readonly pending = 0;
  #number = 0; // the present scene's: each that is shown has another

  constructor(
    private readonly ear: Ear,
    first: Promise<Position | null>, // null: there is nothing to show
    private readonly answer: (ask: Wish) => Promise<Pick<Reply, "why" | "what_if">>,
  ) {
    first.then(
      (position) => {
        if (!position) return;
        const { head, scene, entries } = position;
        ear.connection("open");
        ear.hear({ is: "welcome", head, scene, entries });
      },
      (error: unknown) => ear.refused(error instanceof Refused ? error.problem : UNKNOWN),
    );
  }

  get number(): number {
    return this.#number;
  }

  async request(ask: Wish): Promise<Reply> {
    const reply: Reply = { is: "reply", ref: 0 };
    try {
      Object.assign(reply, await this.answer(ask));
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      reply.problem = error.problem;
    }
    return { ...reply, number: this.ear.last() };
  }

  // Show the position that a deed has led to.
  show({ head, scene, entries }: Position): void {
    const number = ++this.#number;
    const at = Date.now() / 1000;
    this.ear.hear({
      is: "update",
      after: this.ear.last(),
      entries: entries.map((entry) => ({ ...entry, number, at })),
      scene: { ...scene, number },
      head: { ...head, number },
    });
  }

  now(): void {
    /* nothing is kept waiting */
  }

  close(): void {
    /* there is no line to hang up */
  }
}
