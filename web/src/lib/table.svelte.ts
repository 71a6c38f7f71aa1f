// The open table: what the contract promises to boards, kept up to date over the wire.

import { untrack } from "svelte";
import { begins, keyOf, same, type Action, type Word } from "./action";
import { api, Refused } from "./api";
import type { BoardModule, Colour, Draft, Player, Table, Thing, WhatIf } from "./contract";
import { applied, type Change } from "./difference";
import { Live, type Connection } from "./live";
import { joined } from "./log";
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
import { openTexts, Speech, ui } from "./speech.svelte";

const COLOURS: Colour[] = ["r", "g", "b", "y"];
const KEPT_SCENES = 200;

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
  missed = $state(0); // plays that happened while the connection was lost
  stale: Stale | null = $state.raw(null);
  problem: Problem | null = $state.raw(null); // the last refusal, until the next play
  refused: Problem | null = $state.raw(null); // the table may not be seen
  draft: Draft | null = $state.raw(null);
  held: Action | null = $state.raw(null); // shown, and waiting to be confirmed
  fresh: EntrySeen[] = $state.raw([]);
  board: BoardModule | null = $state.raw(null);
  readonly pointing = new Pointing(this);

  // Nobody shows a table before it is open: `open` waits for both.
  #head: TableHead | null = $state.raw(null);
  #now: Scene | null = $state.raw(null);
  #shown: Scene | null = $state.raw(null);
  #eyes: number | null | undefined = $state.raw();
  #all: EntrySeen[] = $state.raw([]);
  #seen: EntrySeen[] | null = $state.raw(null); // the log with somebody else's eyes
  #sent = $state(0);
  #jumps = 0;
  #wasOpen = false;
  #ready!: () => void;
  readonly #live: Live;
  readonly #ahead = new Map<string, Promise<WhatIf | null>>();
  readonly #why = new Map<string, Promise<Tell[]>>();
  readonly #scenes = new Map<string, Scene>();

  private constructor(readonly id: string) {
    const ready = new Promise<void>((done) => (this.#ready = done));
    this.opened = ready;
    this.#live = new Live(id, {
      last: () => this.#last,
      hear: (message) => this.#hear(message),
      connection: (state) => (this.connection = state),
      refused: (problem) => {
        this.refused = problem;
        this.#ready();
      },
    });
  }

  private readonly opened: Promise<void>;

  // The table with this id, ready to be shown; rejects with `Refused` where one may not look.
  static async open(id: string): Promise<TableModel> {
    const model = new TableModel(id);
    try {
      const head = await api.head(id);
      await Promise.all([openTexts(head.game, head.corrected ? id : ""), model.opened]);
      if (model.refused) throw new Refused(model.refused, 403);
    } catch (error) {
      model.close();
      throw error;
    }
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
  readonly live = $derived.by(() => this.#shown === null);
  readonly scene: Scene = $derived.by(() => this.#shown ?? there(this.#now));
  readonly at = $derived.by(() => this.#shown?.number ?? this.#last);
  readonly viewer = $derived.by(() => (this.#eyes === undefined ? this.me : this.#eyes));
  readonly entries: EntrySeen[] = $derived.by(() => this.#seen ?? this.#all);
  readonly busy = $derived.by(() => this.#sent > 0);
  readonly outcome = $derived.by(() => (this.#shown ?? this.#now)?.outcome ?? null);
  readonly #legal = $derived.by(() => new Set(this.live ? this.scene.legal.map(keyOf) : []));
  readonly myTurn = $derived.by(
    () => this.live && this.me !== null && this.scene.legal.length > 0 && this.head.status === "running",
  );
  readonly names: string[] = $derived.by(() =>
    (this.#head?.seats ?? []).map(({ seat, name, kind }) => {
      if (name) return name;
      return ui(kind === "computer" ? "page-computer" : "table-seat", { number: seat + 1 });
    }),
  );
  readonly players: Player[] = $derived.by(() =>
    this.head.seats.map((head) => ({
      seat: head.seat,
      name: this.names[head.seat] ?? "",
      colour: this.#colour(head.seat),
      head,
    })),
  );

  #colour(seat: number): Colour {
    const seats = (this.scene.view as { seats?: { colour?: string }[] }).seats;
    const letter = seats?.[seat]?.colour?.[0] as Colour | undefined;
    return letter && COLOURS.includes(letter) ? letter : (COLOURS[seat % COLOURS.length] ?? "r");
  }

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

  why(action: Action): Promise<Tell[]> {
    if (!this.live) return Promise.resolve([]);
    if (this.isLegal(action)) return Promise.resolve(this.#instead(action));
    const key = keyOf(action);
    let answer = this.#why.get(key);
    if (!answer) {
      answer = this.#live
        .request({ do: "why", actions: [action] })
        .then(({ why, problem }) => why?.[0] ?? (problem ? [problem.told] : []));
      this.#why.set(key, answer);
    }
    return answer;
  }

  // What a lesson asks for first.
  #instead(action: Action): Tell[] {
    const wanted = this.scene.lesson?.wanted;
    if (!wanted || same(wanted, action)) return [];
    return [{ key: "problem-lesson", args: { action: this.speech.action(wanted) } }];
  }

  whatIf(action: Action): Promise<WhatIf | null> {
    if (!this.live || !this.isLegal(action)) return Promise.resolve(null);
    const now = this.scene;
    const key = keyOf(action);
    let answer = this.#ahead.get(key);
    if (!answer) {
      answer = this.#live.request({ do: "what-if", action }).then(({ what_if: told }) => {
        if (!told || told.unknown || told.base !== now.number) return null;
        const view = told.change ? applied(now.view, told.change as Change) : now.view;
        return {
          events: told.events ?? [],
          changes: told.changes ?? [],
          view: view as Record<string, unknown>,
        };
      });
      this.#ahead.set(key, answer);
    }
    return answer;
  }

  // -- replay --------------------------------------------------------------------------------

  async goTo(number: number, viewer: number | null | undefined = this.#eyes): Promise<void> {
    const jump = ++this.#jumps;
    const before = this.at;
    const id = `${number} ${viewer}`;
    const step = this.entries.filter((e) => e.number > before && e.number <= number);
    const plays = step.filter((e) => e.kind === "play");
    const one = plays.length === 1 && step.every((e) => e.kind !== "undo");
    const [scene, fresh] = await Promise.all([
      this.#scenes.get(id) ?? api.scene(this.id, number, viewer),
      one ? this.#moving(plays, viewer) : [],
    ]);
    this.#scenes.set(id, scene);
    if (this.#scenes.size > KEPT_SCENES) this.#scenes.delete([...this.#scenes.keys()][0] ?? "");
    let seen = this.#seen;
    if (viewer === undefined || viewer === this.me) seen = null;
    else if (viewer !== this.#eyes) seen = await api.entries(this.id, -1, viewer);
    if (jump !== this.#jumps) return; // somebody has gone elsewhere meanwhile
    this.draft = null;
    this.hold(null);
    this.#eyes = viewer;
    this.#seen = seen;
    this.#shown = scene;
    this.fresh = fresh;
  }

  // One play with what it changed on the board: the log is sent without that.
  async #moving(plays: EntrySeen[], viewer: number | null | undefined): Promise<EntrySeen[]> {
    const number = plays[0]?.number ?? 0;
    return api.entries(this.id, number - 1, viewer, number + 1, true);
  }

  async earlier(): Promise<boolean> {
    const first = this.entries[0]?.number ?? 0;
    if (first === 0) return false;
    const more = await api.entries(this.id, -1, this.#seen ? this.#eyes : undefined, first);
    if (this.entries[0]?.number !== first) return false; // it was brought already
    if (this.#seen) this.#seen = [...more, ...this.#seen];
    else this.#all = [...more, ...this.#all];
    return more.length > 0;
  }

  async goLive(): Promise<void> {
    this.#jumps += 1;
    this.fresh = [];
    this.#shown = null;
    this.#eyes = undefined;
    this.#seen = null;
    await Promise.resolve();
  }

  // -- what is heard -------------------------------------------------------------------------

  get #last(): number {
    return untrack(() => this.#all.at(-1)?.number ?? -1);
  }

  #hear(message: SocketMessage): void {
    if (message.is === "presence") {
      const online = new Set(message.online);
      const seats = this.head.seats.map((seat) => ({ ...seat, online: online.has(seat.seat) }));
      this.#head = { ...this.head, seats };
    } else if (message.is === "welcome") {
      this.#head = message.head;
      const plays = message.entries.filter(({ kind, number }) => kind === "play" && number > this.#last);
      if (this.#wasOpen) this.missed = plays.length;
      this.#take(message.entries, message.scene, this.#wasOpen);
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

  // Read what was missed over HTTP.
  async #catchUp(): Promise<void> {
    const after = this.#last;
    const [entries, scene, head] = await Promise.all([
      api.entries(this.id, after, undefined, undefined, true),
      api.scene(this.id),
      api.head(this.id),
    ]);
    this.#head = head;
    this.#take(entries, scene, true);
  }

  #take(entries: EntrySeen[], scene: Scene | undefined, step: boolean): void {
    const known = this.#last;
    const more = entries.filter(({ number }) => number > known);
    if (more.length) this.#all = joined(this.#all, more);
    if (!scene || (this.#now && scene.number < this.#now.number)) return;
    const before = this.#now?.number ?? -1;
    const changed = scene.number !== before || more.some(({ kind }) => kind !== "chat");
    if (!changed) return; // read twice: what is shown of it must not happen again
    this.#now = scene;
    this.#ahead.clear();
    this.#why.clear();
    if (!this.live) return;
    this.draft = null;
    this.hold(null);
    // Asked for apart from each other, a scene may have come before the entries that led to it.
    const plays = more.filter(({ kind, number }) => kind === "play" && number > before);
    this.fresh = step && more.every(({ kind }) => kind !== "undo") ? plays : [];
  }
}
