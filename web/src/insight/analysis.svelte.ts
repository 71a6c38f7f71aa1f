// An analysis as it grows: what has been found out so far, and which decision is looked at.

import { lineTo } from "../lib/lineto";
import { Refused } from "../lib/http";
import type { Analysis, BranchSeen, DecisionSeen, MomentSeen, RemarkSeen } from "../lib/protocol";
import { common, ui } from "../lib/speech.svelte";
import type { TableModel } from "../lib/table.svelte";

const OFTEN = 1200; // milliseconds between two questions how far it has come
const SURE = 5; // looks after which one can say how long the rest takes

export interface Moment extends MomentSeen {
  one: DecisionSeen;
}

export class Study {
  found = $state.raw<Analysis | null>(null);
  at = $state(0); // the decision that is shown
  line = $state(0); // the choice whose line is drawn whole
  trouble = $state("");
  minutes = $state<number | null>(null); // how long the rest takes, about; none while nobody knows
  #begun: { at: number; done: number } | null = null; // when it was first heard of, and how far it was
  #wish: { at: number; line: number } | null = null; // to be shown once it is looked at
  #timer = 0;
  #ended = false;

  constructor(readonly table: TableModel) {}

  readonly decisions: DecisionSeen[] = $derived.by(() => this.found?.decisions ?? []);
  readonly now: DecisionSeen | undefined = $derived.by(() => this.decisions[this.at]);
  // The moments of the lesson, each with its decision.
  readonly moments: Moment[] = $derived.by(() =>
    (this.found?.moments ?? []).flatMap((moment) => {
      const one = this.decisions[moment.decision];
      return one ? [{ ...moment, one }] : [];
    }),
  );

  // The tries of the game that leave it in a decision, or before anything was decided.
  branches(place: number): BranchSeen[] {
    return this.tries(this.table.id).filter(({ at }) => this.#placeOf(at) === place);
  }

  // The tries of a table, which may itself be one.
  tries(table: string): BranchSeen[] {
    return this.found?.branches.filter(({ of }) => of === table) ?? [];
  }

  // What is written beside the game where a decision is made, or on the way there.
  remarks(place: number): RemarkSeen[] {
    return this.found?.remarks.filter(({ at }) => this.#placeOf(at) === place) ?? [];
  }

  remark(at: number): string {
    return this.found?.remarks.find((one) => one.at === at)?.text ?? "";
  }

  // Write something beside the game, or beside a try of it.
  async write(table: string, at: number, text: string): Promise<void> {
    await lineTo(table).remark(at, text);
    await this.#ask(() => this.table.line.analysis());
  }

  // Keep a try as a table, or throw it away.
  async partWith(branch: string, how: "keep" | "away"): Promise<void> {
    await lineTo(branch).partWithTry(how);
    await this.#ask(() => this.table.line.analysis());
  }

  #placeOf(entry: number): number {
    return Math.max(
      0,
      this.decisions.findLastIndex(({ at }) => at <= entry),
    );
  }

  // Have it looked at, and follow how far that comes.
  async begin(): Promise<void> {
    await this.#ask(() => this.table.line.analyse());
  }

  async pause(): Promise<void> {
    await this.#ask(() => this.table.line.pauseAnalysis());
  }

  end(): void {
    this.#ended = true;
    clearTimeout(this.#timer);
  }

  async #ask(question: () => Promise<Analysis>): Promise<void> {
    clearTimeout(this.#timer);
    try {
      this.found = await question();
      this.trouble = this.found.failed ? ui("page-analysis-failed") : "";
      this.#reckon(this.found);
      const wish = this.#wish;
      if (wish && wish.at < this.decisions.length) await this.show(wish.at, wish.line);
    } catch (error) {
      this.trouble =
        error instanceof Refused ? common.message(error.problem.told) : ui("page-analysis-failed");
      return;
    }
    if (this.found.working && !this.#ended) {
      this.#timer = window.setTimeout(() => void this.#ask(() => this.table.line.analysis()), OFTEN);
    }
  }

  // How long the rest takes, by how long it has taken since it was begun here.
  #reckon({ working, of }: Analysis): void {
    const [now, done] = [performance.now(), this.decisions.length];
    this.#begun = working ? (this.#begun ?? { at: now, done }) : null;
    const looked = done - (this.#begun?.done ?? done);
    const each = (now - (this.#begun?.at ?? now)) / looked;
    this.minutes = looked >= SURE ? (each * (of - done)) / 60_000 : null;
  }

  // Open at a decision, as soon as it has been looked at.
  async open(at: number, line: number): Promise<void> {
    await this.show(at, line);
    if (at >= this.decisions.length && this.found?.working) this.#wish = { at, line };
  }

  // Show a decision as whoever made it saw it; nothing is shown that is not looked at yet.
  async show(at: number, line = 0): Promise<void> {
    const place = Math.max(0, Math.min(this.decisions.length - 1, at));
    this.#wish = null;
    const one = this.decisions[place];
    if (!one) return;
    this.at = place;
    this.line = Math.max(0, Math.min(one.choices.length - 1, line));
    const eyes = this.table.head.shown ? one.seat : undefined;
    await this.table.goTo(Math.max(0, one.at), eyes).catch(() => undefined);
  }
}
