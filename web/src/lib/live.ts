// The wire to a table at the server: a socket that comes back by itself, and asking now and then over HTTP where
// sockets do not get through. Requests that were not answered are kept and sent again. A line that is
// dead without knowing it is noticed by its silence (pulse.ts).

import { type Line, openLine } from "./host";
import { Refused, Unreachable } from "./http";
import { printedAt, restored } from "./printed";
import type { Scene, SocketMessage, Update } from "./protocol";
import { Pulse } from "./pulse";
import type { ServerTable } from "./servertable";
import type { Ear, Reply, Wire, Wish } from "./wire";

interface Waiting {
  ask: Wish;
  posted?: boolean; // on its way over HTTP: not to be sent again before that has failed
  done: (reply: Reply) => void;
}

const FIRST_WAIT = 500;
const MOVED = 1012;
const MOVED_WAIT = 100;
const LONGEST_WAIT = 15_000;
const ANSWER_WITHIN = 10_000;
const POLL_EVERY = 2_500;
const CHANCES = ["online", "offline", "focus", "pageshow"]; // something may have changed about the line
const POLL_AFTER = 2; // failed attempts without a word before asking over HTTP instead

export class Live implements Wire {
  readonly #waiting = new Map<number, Waiting>();
  #socket: Line | null = null;
  #ref = 0;
  #printed: Record<string, unknown> = {};
  #heard: Promise<void> = Promise.resolve();
  #failures = 0;
  #welcomed = false;
  #closed = false;
  #retry = 0;
  #poll = 0;
  #asking = 0; // since when an answer over HTTP is awaited; 0: none is
  readonly #pulse = new Pulse(
    () => this.#ping(),
    () => this.#drop(),
  );

  constructor(
    private readonly table: ServerTable,
    private readonly ear: Ear,
  ) {
    for (const event of CHANCES) addEventListener(event, this.now);
    document.addEventListener("visibilitychange", this.now);
    this.#connect();
  }

  get pending(): number {
    return this.#waiting.size;
  }

  // Look at once: somebody pressed the button or came back, or the network did.
  now = (): void => {
    if (this.#closed || document.visibilityState === "hidden") return;
    if (this.#welcomed) {
      this.#pulse.check();
      return;
    }
    clearTimeout(this.#retry);
    if (this.#failures) {
      // What hangs since the line went is not worth waiting for.
      const hanging = this.#socket;
      this.#socket = null;
      hanging?.close();
    }
    this.#connect();
  };

  close(): void {
    this.#closed = true;
    this.#pulse.end();
    clearTimeout(this.#retry);
    clearInterval(this.#poll);
    for (const event of CHANCES) removeEventListener(event, this.now);
    document.removeEventListener("visibilitychange", this.now);
    this.#socket?.close();
  }

  request(ask: Wish): Promise<Reply> {
    return new Promise((done) => {
      const ref = ++this.#ref;
      this.#waiting.set(ref, { ask, done });
      void this.#send(ref);
      setTimeout(() => this.#late(ref), ANSWER_WITHIN);
    });
  }

  #connect(): void {
    if (this.#socket && this.#socket.readyState < WebSocket.CLOSING) return;
    const socket = openLine(`${this.table.path}/live`);
    this.#socket = socket;
    this.#pulse.begin();
    socket.onopen = () => socket.send(JSON.stringify({ do: "hello", after: this.ear.last(), brief: true }));
    // One after the other, though the first may have to wait for what is printed.
    socket.onmessage = ({ data }) => {
      if (socket !== this.#socket) return; // given up already
      this.#pulse.heard();
      this.#heard = this.#heard
        .then(async () => this.#hear(await this.#whole(JSON.parse(String(data)) as SocketMessage)))
        .catch(() => socket.close());
    };
    socket.onclose = ({ code }) => this.#lost(socket, code === MOVED && this.#welcomed);
  }

  // A message with what is printed in place of the references to it.
  async #whole(message: SocketMessage): Promise<SocketMessage> {
    if (message.is === "welcome") {
      const { scene } = message;
      this.#printed = await printedAt(scene.printed);
      const view = restored(scene.view, this.#printed) as Scene["view"];
      return { ...message, scene: { ...scene, view, printed: "" } };
    }
    if (message.is !== "update" || !message.change) return message;
    return { ...message, change: restored(message.change, this.#printed) as NonNullable<Update["change"]> };
  }

  #hear(message: SocketMessage): void {
    if (message.is === "reply") {
      this.#answer(message);
      return;
    }
    this.ear.hear(message);
    if (message.is !== "welcome") return;
    this.#welcomed = true;
    this.#failures = 0;
    clearInterval(this.#poll);
    this.#poll = 0;
    this.ear.connection("open");
    for (const ref of this.#waiting.keys()) void this.#send(ref);
  }

  // `moved`: another process of the house has the table now, and is there already.
  #lost(socket: Line, moved = false): void {
    if (this.#closed || socket !== this.#socket) return;
    this.#socket = null;
    this.#pulse.end();
    this.#welcomed = false;
    this.#failures += 1;
    if (!this.#poll && !moved) this.ear.connection("lost");
    if (this.#failures >= POLL_AFTER && !this.#poll) {
      this.#poll = window.setInterval(() => void this.#ask(), POLL_EVERY);
      void this.#ask();
    }
    const wait = moved ? MOVED_WAIT : Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** (this.#failures - 1));
    this.#retry = window.setTimeout(() => this.#connect(), wait * (0.5 + Math.random()));
  }

  #ping(): void {
    const socket = this.#socket;
    if (!this.#welcomed || socket?.readyState !== WebSocket.OPEN) return;
    socket.send(JSON.stringify({ ref: ++this.#ref, ask: { do: "ping" } }));
  }

  // Give a dead line up without waiting until it agrees.
  #drop(): void {
    const socket = this.#socket;
    if (!socket) return;
    socket.close();
    this.#lost(socket);
  }

  // What the socket would have told, asked for over HTTP.
  async #ask(): Promise<void> {
    if (this.#asking) {
      if (performance.now() - this.#asking > ANSWER_WITHIN && !this.#welcomed) this.ear.connection("lost");
      return;
    }
    this.#asking = performance.now();
    try {
      const head = await this.table.head();
      const after = this.ear.last();
      const entries = head.number > after ? await this.table.entries(after) : [];
      const scene = entries.length || after < 0 ? await this.table.scene() : undefined;
      if (this.#welcomed || this.#closed) return;
      this.ear.connection("polling");
      if (after < 0 && scene) this.ear.hear({ is: "welcome", head, entries, scene });
      else this.ear.hear({ is: "update", after, entries, head, ...(scene && { scene }) });
      for (const ref of this.#waiting.keys()) void this.#send(ref);
    } catch (error) {
      if (error instanceof Refused && error.status < 429) {
        this.ear.refused(error.problem);
        this.close();
      } else if (!this.#welcomed) this.ear.connection("lost");
    } finally {
      this.#asking = 0;
    }
  }

  async #send(ref: number): Promise<void> {
    const waiting = this.#waiting.get(ref);
    if (!waiting) return;
    const { ask } = waiting;
    if (this.#welcomed && this.#socket?.readyState === WebSocket.OPEN) {
      this.#socket.send(JSON.stringify({ ref, ask }));
    } else if (this.#poll && !waiting.posted) {
      waiting.posted = true;
      try {
        if (ask.do === "why") {
          this.#answer({ is: "reply", ref, why: await this.table.why(ask.actions) });
        } else if (ask.do === "what-if") {
          this.#answer({ is: "reply", ref, what_if: await this.table.whatIf(ask.action) });
        } else {
          const { number } = await this.table.do(ask);
          this.#answer({ is: "reply", ref, number });
          void this.#ask();
        }
      } catch (error) {
        if (error instanceof Refused) this.#answer({ is: "reply", ref, problem: error.problem });
        else if (!(error instanceof Unreachable)) throw error; // unreachable: kept, sent again later
      } finally {
        waiting.posted = false;
      }
    }
  }

  #answer(reply: Reply): void {
    const waiting = this.#waiting.get(reply.ref);
    if (waiting) {
      this.#waiting.delete(reply.ref);
      waiting.done(reply);
    } else if (reply.problem && reply.ref === 0) {
      this.ear.refused(reply.problem);
      this.close();
    }
  }

  // A socket that does not answer is dead, though it does not know it yet.
  #late(ref: number): void {
    if (!this.#closed && this.#waiting.has(ref) && this.#welcomed) this.#drop();
  }
}
