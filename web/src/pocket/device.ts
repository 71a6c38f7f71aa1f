// The host in the page's own worker: what is asked goes there, and lines to its tables lead there. A worker that died
// (the device wanted its memory) is noticed by the lock it held, and another one is started: it reads everything from
// storage, so nothing that was acknowledged is lost.

import type { Host, Line } from "../lib/host";
import { Unreachable } from "../lib/http";
import type { FromWorker, ToWorker } from "./messages";
import { standing } from "./standing.svelte";

export interface Wanted {
  base: string;
  pause: number | null; // seconds between two moves of computer players
  lang: string;
}

type Ask = Extract<ToWorker, { do: "ask" }>;
interface Waiting {
  ask: Ask;
  sent: boolean;
  done: (answer: Response) => void;
  failed: (error: Error) => void;
}

const LOCK = "osada tables";
const QUIET = 20_000; // ms after which a picture of Python is taken,
const LATE = 120_000; // and after which nobody waits for it any longer
const SOON = 10_000; // who dies twice within this time is not started a third time

export class Device implements Host {
  #worker: Worker | null = null;
  #count = 0;
  #id = 0;
  #died = -SOON;
  #quiet: ReturnType<typeof setTimeout> | undefined;
  #asked = false; // for storage that stays
  readonly #waiting = new Map<number, Waiting>();
  readonly #lines = new Map<number, DeviceLine>();

  constructor(private readonly wanted: Wanted) {
    standing.again = () => this.#start(false);
    standing.takeHere = () => this.#start(true);
    this.#start(false);
  }

  ask(method: string, path: string, body?: unknown): Promise<Response> {
    const { pathname, searchParams } = new URL(path, "http://osada");
    const id = ++this.#id;
    const ask: Ask = {
      do: "ask",
      id,
      method,
      path: decodeURI(pathname),
      query: JSON.stringify(Object.fromEntries(searchParams)),
      body: body === undefined ? "" : JSON.stringify(body),
    };
    return new Promise((done, failed) => {
      this.#waiting.set(id, { ask, sent: false, done, failed });
      this.#sendAll();
    });
  }

  open(path: string): Line {
    const line = ++this.#id;
    const table = path.split("/")[3] ?? "";
    const opened = new DeviceLine((said) => this.#say(line, table, said));
    this.#lines.set(line, opened);
    if (standing.state === "ready") queueMicrotask(() => opened.opened());
    return opened;
  }

  #say(line: number, table: string, said: string | null): void {
    const opened = this.#lines.get(line);
    if (!opened) return;
    if (said === null) {
      this.#lines.delete(line);
      this.#post({ do: "close", line });
    } else if (opened.listens) {
      this.#post({ do: "say", line, said });
      if (said.includes('"play"')) void this.#askToKeep();
    } else {
      opened.listens = true;
      this.#post({ do: "listen", line, table, hello: said });
    }
  }

  // Once there is something worth keeping, the browser is asked not to clear it away by itself.
  async #askToKeep(): Promise<void> {
    if (this.#asked) return;
    this.#asked = true;
    await (navigator as Partial<Navigator>).storage?.persist().catch(() => false);
  }

  #post(message: ToWorker): void {
    this.#worker?.postMessage(message);
  }

  #start(steal: boolean): void {
    this.#worker?.terminate();
    const [count, wanted] = [++this.#count, this.wanted];
    standing.state = "laying";
    const worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module", name: "osada" });
    this.#worker = worker;
    const lives = `osada lives ${crypto.getRandomValues(new Uint32Array(2)).join("-")}`;
    worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
      if (count !== this.#count) return;
      this.#hear(data);
      if (data.is === "ready") void this.#watch(count, lives);
    };
    worker.onerror = (event) => {
      if (count !== this.#count) return;
      if (standing.state === "ready") this.#gone(count);
      else this.#fail("broken", event.message);
    };
    this.#post({ do: "start", ...wanted, lock: `${LOCK} ${wanted.base}`, lives, steal });
  }

  #hear(data: FromWorker): void {
    switch (data.is) {
      case "laying":
        standing.laying = data.laying;
        break;
      case "bringing":
        standing.bringing = data.bringing;
        if (!data.bringing) this.#pictureSoon();
        break;
      case "ready":
        standing.mode = data.mode;
        standing.why = data.why;
        standing.keeps = data.keeps;
        standing.state = "ready";
        document.documentElement.dataset.start = data.pictured ? "picture" : "fresh";
        if (!data.pictured) this.#pictureSoon();
        this.#sendAll();
        for (const line of this.#lines.values()) line.opened();
        break;
      case "failed":
        this.#fail(data.failing, data.detail);
        break;
      case "elsewhere":
      case "taken":
        standing.state = data.is;
        this.#hangUp();
        break;
      case "answer": {
        const { id, status, kind, text } = data;
        const response = new Response(text, { status, headers: { "content-type": kind } });
        this.#waiting.get(id)?.done(response);
        this.#waiting.delete(id);
        break;
      }
      case "said": {
        const line = this.#lines.get(data.line);
        if (data.message) line?.heard(data.message);
        else {
          this.#lines.delete(data.line);
          line?.hungUp();
        }
        break;
      }
      case "pictured":
      case "thought": // between workers
        break;
    }
  }

  // When it has been quiet for a while, a throw-away worker takes a picture from which the next start goes on.
  #pictureSoon(): void {
    clearTimeout(this.#quiet);
    if (!("caches" in globalThis) || standing.why) return;
    this.#quiet = setTimeout(() => {
      const worker = new Worker(new URL("./worker.ts", import.meta.url), {
        type: "module",
        name: "osada rests",
      });
      const end = (): void => worker.terminate();
      const late = setTimeout(end, LATE);
      worker.onerror = end;
      worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
        if (data.is !== "pictured") return;
        clearTimeout(late);
        end();
        if (data.why) console.warn(`no picture was taken: ${data.why}`);
      };
      worker.postMessage({ do: "picture", base: this.wanted.base } satisfies ToWorker);
    }, QUIET);
  }

  #sendAll(): void {
    if (standing.state !== "ready") return;
    for (const waiting of this.#waiting.values()) {
      if (waiting.sent) continue;
      waiting.sent = true;
      this.#post(waiting.ask);
    }
  }

  // The worker holds this lock as long as it lives.
  async #watch(count: number, lives: string): Promise<void> {
    await (navigator as Partial<Navigator>).locks?.request(lives, () => {
      this.#gone(count);
    });
  }

  #gone(count: number): void {
    if (count !== this.#count || standing.state !== "ready") return;
    const now = performance.now();
    const again = now - this.#died > SOON;
    this.#died = now;
    this.#hangUp();
    // What only reads is asked again; of the rest nobody knows whether it has happened.
    for (const [id, waiting] of this.#waiting) {
      if (waiting.ask.method === "GET") waiting.sent = false;
      else if (waiting.sent) {
        this.#waiting.delete(id);
        waiting.failed(new Unreachable("the worker is gone"));
      }
    }
    if (!again) {
      this.#fail("broken", "it died twice");
      return;
    }
    standing.restarted = true;
    this.#start(false);
  }

  #fail(failing: string, detail: string): void {
    standing.failing = failing;
    standing.detail = detail;
    standing.state = "failed";
    this.#hangUp();
  }

  #hangUp(): void {
    const lines = [...this.#lines.values()];
    this.#lines.clear();
    for (const line of lines) line.hungUp();
  }
}

// A line to a table, as a socket is.
class DeviceLine implements Line {
  readyState: Line["readyState"] = WebSocket.CONNECTING;
  onopen: Line["onopen"] = null;
  onmessage: Line["onmessage"] = null;
  onclose: Line["onclose"] = null;
  listens = false;

  constructor(private readonly say: (said: string | null) => void) {}

  send(data: string): void {
    this.say(data);
  }

  close(): void {
    if (this.readyState === WebSocket.CLOSED) return;
    this.say(null);
    this.hungUp();
  }

  opened(): void {
    if (this.readyState !== WebSocket.CONNECTING) return;
    this.readyState = WebSocket.OPEN;
    this.onopen?.call(this as unknown as WebSocket, new Event("open"));
  }

  heard(data: string): void {
    this.onmessage?.call(this as unknown as WebSocket, new MessageEvent("message", { data }));
  }

  hungUp(): void {
    this.readyState = WebSocket.CLOSED;
    this.onclose?.call(this as unknown as WebSocket, new CloseEvent("close"));
  }
}
