// The open table: what the contract promises to boards, kept up to date over the wire.

import { untrack } from "svelte";
import { begins, keyOf, same, type Action, type Word } from "./action";
import { Answers } from "./answers";
import { Refused } from "./http";
import { serverTime } from "./clock";
import type { BoardModule, Draft, Guest, Player, Table, Thing, WhatIf } from "./contract";
import { applied, type Change } from "./difference";
import { lineTo } from "./lineto";
import { joined } from "./log";
import { Past } from "./past.svelte";
import { namesOf, playersOf } from "./players";
import { Pointing } from "./pointing.svelte";
import { preferences } from "./preferences.svelte";
import type {
  Command,
  EntrySeen,
  Motion,
  Problem,
  Scene,
  SocketMessage,
  TableHead,
  Tell,
  Update,
} from "./protocol";
import { openTexts, Speech } from "./speech.svelte";
import type { Connection, Ear, Eyes, TableLine, Wire } from "./wire";

// An action that did not reach the table because it had moved on meanwhile.
export interface Stale {
  action: Action;
  problem: Problem;
}

function there<Thing>(thing: Thing | null): Thing {
  if (thing === null) throw new Error("the table is not open yet");
  return thing;
}

export class TableModel implements Table {
  connection: Connection = $state("connecting");
  late = $state(false); // what others do may come late: the server's processes do not hear of each other
  missed = $state(0); // plays that happened while the connection was lost
  stale: Stale | null = $state.raw(null);
  problem: Problem | null = $state.raw(null); // the last refusal, until the next play
  refused: Problem | null = $state.raw(null); // the table may not be seen
  draft: Draft | null = $state.raw(null);
  held: Action | null = $state.raw(null); // shown, and waiting to be confirmed
  fresh: EntrySeen[] = $state.raw([]);
  board: BoardModule | null = $state.raw(null);
  marked: readonly Action[] = $state.raw([]); // what is spoken of beside the board
  closing = $state(false); // its end is being shown, or the banner lies on the board
  guest: Guest | null = null; // what is said beside a position that is no table of people
  called: ((action: Action) => string | undefined) | undefined = undefined;
  readonly pointing = new Pointing(this);

  // Nobody shows a table before it is open: `open` waits for both.
  #head: TableHead | null = $state.raw(null);
  #now: Scene | null = $state.raw(null);
  #all: EntrySeen[] = $state.raw([]);
  #sent = $state(0);
  #wasOpen = false;
  #ready!: () => void;
  readonly #live: Wire;
  readonly #answers: Answers;
  readonly #past: Past;

  private constructor(
    readonly id: string,
    readonly line: TableLine,
    wire = (ear: Ear): Wire => line.listen(ear),
  ) {
    this.opened = new Promise<void>((done) => (this.#ready = done));
    this.#live = wire({
      last: () => this.#last,
      hear: (message) => this.#hear(message),
      connection: (state) => (this.connection = state),
      refused: (problem) => {
        this.refused = problem;
        this.#ready();
      },
    });
    this.#answers = new Answers(this.#live);
    this.#past = new Past(line);
  }

  private readonly opened: Promise<void>;

  // The table with this id, ready to be shown; rejects with `Refused` where one may not look.
  static async open(id: string, line = lineTo(id)): Promise<TableModel> {
    const model = new TableModel(id, line);
    try {
      const head = await line.head();
      await Promise.all([openTexts(head.game, head.corrected ? id : ""), model.opened]);
      if (model.refused) throw new Refused(model.refused, 403);
    } catch (error) {
      model.close();
      throw error;
    }
    return model;
  }

  // What is like a table, though it is led to otherwise; `guest` says more of it.
  static async guest(
    id: string,
    game: string,
    guest: Guest | null,
    wire: (ear: Ear) => Wire,
  ): Promise<TableModel> {
    const model = new TableModel(id, lineTo(id), wire);
    model.guest = guest;
    await Promise.all([openTexts(game), model.opened]);
    if (model.refused) throw new Refused(model.refused, 404);
    return model;
  }

  close(): void {
    this.#live.close();
  }

  // -- what is shown -------------------------------------------------------------------------

  readonly head: TableHead = $derived.by(() => there(this.#head));
  readonly game: string = $derived.by(() => this.#head?.game ?? "common");
  readonly speech: Speech = $derived.by(
    () => new Speech(this.game, () => this.names, this.#head?.corrected ? this.#head.id : ""),
  );
  readonly me = $derived.by(() => this.#head?.me ?? null);
  readonly live = $derived.by(() => this.#past.shown === null);
  readonly scene: Scene = $derived.by(() => this.#past.shown ?? there(this.#now));
  readonly at = $derived.by(() => this.#past.shown?.number ?? this.#last);
  readonly viewer = $derived.by(() => (this.#past.eyes === undefined ? this.me : this.#past.eyes));
  before: readonly EntrySeen[] = []; // of a try: what had happened at the table it is a try of
  readonly entries: EntrySeen[] = $derived.by(() => this.#past.seen ?? this.#all);
  readonly busy = $derived.by(() => this.#sent > 0);
  readonly outcome = $derived.by(() => (this.#past.shown ?? this.#now)?.outcome ?? null);
  readonly #legal = $derived.by(() => new Set(this.live ? this.scene.legal.map(keyOf) : []));
  readonly myTurn = $derived.by(
    () => this.live && this.me !== null && this.scene.legal.length > 0 && this.head.status === "running",
  );
  readonly names: string[] = $derived.by(() => namesOf(this.#head, this.#past.shown?.names));
  readonly players: Player[] = $derived.by(() => playersOf(this.head, this.names, this.scene));

  // How many requests wait for the connection to come back.
  get pending(): number {
    void this.connection;
    return this.#live.pending;
  }

  isLegal(action: Action): boolean {
    return this.#legal.has(keyOf(action));
  }

  matching(kind: string, ...words: Word[]): Action[] {
    return this.live ? this.scene.legal.filter((action) => begins(action, kind, ...words)) : [];
  }

  about(action: Action): Thing | null {
    return this.board?.about?.(this, action) ?? null;
  }

  // -- what one can do -----------------------------------------------------------------------

  // Who wants to confirm moves presses twice: the first time only shows what would happen.
  async play(action: Action): Promise<Problem | null> {
    if (!this.live || this.busy) return null;
    if (preferences.confirm && this.isLegal(action) && !same(this.held, action)) {
      this.hold(action);
      return null;
    }
    this.hold(null);
    return this.#play(action);
  }

  hold(action: Action | null): void {
    this.held = action;
    this.pointing.hold(action);
  }

  async #play(action: Action): Promise<Problem | null> {
    this.stale = null;
    const expected = this.#last;
    const problem = await this.command({ do: "play", action, expected });
    if (problem?.code !== "stale") return problem;
    // Sent twice because the answer was lost on the way: then it is there already.
    const mine = this.#all.find((entry) => entry.number > expected && entry.kind === "play");
    if (mine && mine.seat === this.me && same(mine.action, action)) return (this.problem = null);
    this.stale = { action, problem };
    this.problem = null;
    return problem;
  }

  undo(count = 1): Promise<Problem | null> {
    return this.command({ do: "undo", expected: this.#last, count });
  }

  propose(what: Motion, count = 0, seat: number | null = null): Promise<Problem | null> {
    return this.command({ do: "move", what, expected: this.#last, count, seat });
  }

  // Send a command; the problem, if there is one, is also shown by the prompt bar.
  async command(command: Command): Promise<Problem | null> {
    this.#sent += 1;
    this.problem = null;
    try {
      const reply = await this.#live.request(command);
      this.problem = reply.problem ?? null;
      if ((reply.number ?? 0) > this.#last) await this.#catchUp();
      if (this.problem?.code === "stale") await this.#catchUp();
      return this.problem;
    } finally {
      this.#sent -= 1;
    }
  }

  retry(): void {
    this.#live.now();
  }

  // Others have sat down: everything is read anew.
  renew(): Promise<void> {
    return this.#catchUp();
  }

  why(action: Action): Promise<Tell[]> {
    if (!this.live) return Promise.resolve([]);
    if (this.isLegal(action)) return Promise.resolve(this.#instead(action));
    return this.#answers.why(action);
  }

  // What a lesson asks for first.
  #instead(action: Action): Tell[] {
    const wanted = this.scene.lesson?.wanted;
    if (!wanted || same(wanted, action)) return [];
    return [{ key: "problem-lesson", args: { action: this.speech.action(wanted) } }];
  }

  whatIf(action: Action): Promise<WhatIf | null> {
    if (!this.live || !this.isLegal(action)) return Promise.resolve(null);
    return this.#answers.whatIf(action, this.scene);
  }

  // -- replay --------------------------------------------------------------------------------

  async goTo(number: number, viewer: Eyes = this.#past.eyes): Promise<void> {
    const { entries, at: from, me } = this;
    await this.#past.goTo(number, viewer, { entries, from, me }, (fresh) => {
      this.draft = null;
      this.hold(null);
      this.fresh = fresh;
    });
  }

  async earlier(): Promise<boolean> {
    const first = this.entries[0]?.number ?? 0;
    if (first === 0) return false;
    const more = await this.#past.before(first);
    if (this.entries[0]?.number !== first) return false; // it was brought already
    if (this.#past.seen) this.#past.seen = [...more, ...this.#past.seen];
    else this.#all = [...more, ...this.#all];
    return more.length > 0;
  }

  async goLive(): Promise<void> {
    this.fresh = [];
    this.#past.leave();
    await Promise.resolve();
  }

  // -- what is heard -------------------------------------------------------------------------

  get #last(): number {
    return untrack(() => this.#all.at(-1)?.number ?? -1);
  }

  #hear(message: SocketMessage): void {
    if (message.is === "presence") {
      const online = new Set(message.online);
      const now = serverTime();
      const seats = this.head.seats.map((seat) => {
        const here = online.has(seat.seat);
        return { ...seat, online: here, seen: seat.online && !here ? now : seat.seen };
      });
      this.#head = { ...this.head, seats };
      this.late = message.late ?? false;
    } else if (message.is === "welcome") {
      this.#head = message.head;
      const plays = message.entries.filter(({ kind, number }) => kind === "play" && number > this.#last);
      if (this.#wasOpen) this.missed = plays.length;
      // Who comes back to a game that is over meanwhile sees how it stands, and no film.
      this.#take(message.entries, message.scene, this.#wasOpen && !message.scene.outcome);
      this.#wasOpen = true;
      this.#ready();
    } else if (message.is === "update") {
      if (message.head) this.#head = message.head;
      const known = !message.change || message.base === this.#now?.number;
      if (message.after > this.#last || !known) void this.#catchUp();
      else this.#take(message.entries, this.#changed(message), true);
    }
  }

  // The scene that an update leads to, where it tells of one.
  #changed({ scene, change }: Update): Scene | undefined {
    return change ? (applied(this.#now, change as Change) as Scene) : scene;
  }

  // Read what was missed.
  async #catchUp(): Promise<void> {
    const after = this.#last;
    const [entries, scene, head] = await Promise.all([
      this.line.entries(after, undefined, undefined, true),
      this.line.scene(),
      this.line.head(),
    ]);
    this.#head = head;
    this.#take(entries, scene, true);
  }

  // Where others sit down, what was told of seats till then is told by name.
  async #tellAnew(): Promise<void> {
    const all = await this.line.entries(-1);
    this.#all = joined(all, this.#all);
  }

  #take(entries: EntrySeen[], scene: Scene | undefined, step: boolean): void {
    const known = this.#last;
    const more = entries.filter(({ number }) => number > known);
    if (more.length) this.#all = joined(this.#all, more);
    if (known >= 0 && more.some(({ kind }) => kind === "hands")) void this.#tellAnew().catch(() => undefined);
    if (!scene || (this.#now && scene.number < this.#now.number)) return;
    const before = this.#now?.number ?? -1;
    const changed = scene.number !== before || more.some(({ kind }) => kind !== "chat");
    if (!changed) return; // read twice: what is shown of it must not happen again
    this.#now = scene;
    this.#answers.forget();
    if (!this.live) return;
    this.draft = null;
    this.hold(null);
    // Asked for apart from each other, a scene may have come before the entries that led to it.
    const plays = more.filter(({ kind, number }) => kind === "play" && number > before);
    this.fresh = step && more.every(({ kind }) => kind !== "undo") ? plays : [];
  }
}
