// The second worker, which thinks: started when somebody is first asked, ended when it has been idle for a while, as
// each Python takes some hundred megabytes.

import type { FromWorker, ToWorker } from "./messages";

const IDLE = 90_000;
// Who thinks longer than this is stopped: a record from elsewhere may take for ever. (osada/pocket/thinkable.py)
const LONGEST = 60_000;
// What is asked for a record, and what is said when somebody has stopped that. (osada/pocket/reading.py)
const READING = "ToRead";
const STOPPED = "reading-stopped";

interface Waiting {
  kind: string;
  done: (said: Extract<FromWorker, { is: "thought" }>) => void;
}

interface Local {
  answer(kind: string, question: string): string;
}

export class Thinking {
  #worker: Worker | null = null;
  #id = 0;
  #idle: ReturnType<typeof setTimeout> | undefined;
  #cannot = false; // no second worker can be had: one thinks here
  readonly #waiting = new Map<number, Waiting>();

  constructor(
    private readonly base: string,
    private readonly laid: () => string[], // at the tables
    private readonly began: () => void, // whoever thinks knows nothing of the tables any more
    private readonly local: () => Local,
  ) {}

  async answer(kind: string, question: string): Promise<string> {
    if (this.#isHere()) return this.local().answer(kind, question);
    const worker = (this.#worker ??= this.#begun());
    const id = ++this.#id;
    clearTimeout(this.#idle);
    const late = setTimeout(() => this.#end("it took too long"), LONGEST);
    const said = await new Promise<Extract<FromWorker, { is: "thought" }>>((done) => {
      this.#waiting.set(id, { kind, done });
      worker.postMessage({ do: "question", id, kind, question, laid: this.laid() } satisfies ToWorker);
    });
    clearTimeout(late);
    if (!this.#waiting.size) this.#idle = setTimeout(() => this.#end(""), IDLE);
    if (said.answer !== null) return said.answer;
    if (this.#isHere()) return this.local().answer(kind, question);
    throw new Error(said.why);
  }

  // Ends who thinks, if it reads a record; what it was asked besides is asked anew.
  stopReading(): void {
    if ([...this.#waiting.values()].some(({ kind }) => kind === READING)) this.#end(STOPPED);
  }

  #isHere(): boolean {
    return this.#cannot;
  }

  #begun(): Worker {
    const worker = new Worker(self.location.href, { type: "module", name: "osada thinks" });
    worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
      if (data.is === "thought") {
        this.#waiting.get(data.id)?.done(data);
        this.#waiting.delete(data.id);
      } else if (data.is === "failed") {
        this.#cannot = true;
        this.#end(data.detail);
      }
    };
    worker.onerror = (event) => this.#end(event.message || "it could not go on");
    worker.postMessage({ do: "think", base: this.base } satisfies ToWorker);
    return worker;
  }

  #end(why: string): void {
    this.#worker?.terminate();
    this.#worker = null;
    this.began();
    for (const [id, { done }] of this.#waiting) done({ is: "thought", id, answer: null, why });
    this.#waiting.clear();
  }
}
