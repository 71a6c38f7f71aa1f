// The worker behind the page: Python with the tables of this device. Another one of the same kind only thinks.

import { readerOf } from "../files/beside";
import type { FromWorker, ToWorker } from "./messages";
import { CannotStart, startPython } from "./python";
import { openStore, type Row } from "./store";
import { Thinking } from "./thinking";

// osada.pocket.running
interface Running {
  ask(method: string, path: string, query: string, body: string): Promise<string>;
  listen(line: number, table: string, hello: string): Promise<void>;
  say(line: number, said: string): Promise<void>;
  close(line: number): void;
  forget_thoughts(): void;
}
type Thinker = { answer(kind: string, question: string): string };

const post = (message: FromWorker): void => postMessage(message);

let tables: Promise<Running> | null = null;
let thinker: Promise<Thinker> | null = null;

type Start = Extract<ToWorker, { do: "start" | "think" }>;

async function python(start: Start, tell: boolean) {
  const base = new URL("python/", start.base).href;
  const report = tell
    ? (laying: Parameters<Parameters<typeof startPython>[1]>[0]) => post({ is: "laying", laying })
    : () => undefined;
  const read = await readerOf(start.base, "python/");
  return startPython(base, report, { games: start.games, languages: start.languages, read });
}

async function startTables(start: Extract<ToWorker, { do: "start" }>): Promise<Running> {
  const [store, { pyodide, mode, why }] = await Promise.all([openStore(), python(start, true)]);
  let running: Running | null = null;
  const local = () => pyodide.pyimport("osada.pocket.thinking") as unknown as Thinker;
  const thinking = new Thinking(start, () => running?.forget_thoughts(), local);
  const bridge = {
    write: (rows: string) => store.write(JSON.parse(rows) as Row[]),
    read: async (drawer: string, name: string, after: number) =>
      JSON.stringify(await store.read(drawer, name, after)),
    find: (drawer: string, name: string, number: number) => store.find(drawer, name, number),
    numbers: async (drawer: string, name: string) => JSON.stringify(await store.numbers(drawer, name)),
    all: async (drawer: string) => JSON.stringify(await store.all(drawer)),
    think: (kind: string, question: string) => thinking.answer(kind, question),
    send: (line: number, message: string) => post({ is: "said", line, message }),
  };
  const module = pyodide.pyimport("osada.pocket.running") as unknown as {
    begin(bridge: unknown, pause: number | undefined): Promise<Running>;
  };
  running = await module.begin(bridge, start.pause ?? undefined);
  post({ is: "ready", mode, why, keeps: store.keeps });
  return running;
}

const forEver = () => new Promise<never>(() => undefined);

// Only one tab has the tables at a time; where a browser knows no locks, whoever opened them last.
async function locked(start: Extract<ToWorker, { do: "start" }>): Promise<boolean> {
  const locks = (navigator as Partial<Navigator>).locks;
  if (!locks) return true;
  void locks.request(start.lives, forEver);
  return new Promise((done) => {
    const how = start.steal ? { steal: true } : { ifAvailable: true };
    void locks
      .request(start.lock, how, (lock) => {
        done(lock !== null);
        return lock === null ? undefined : forEver();
      })
      .catch(() => {
        post({ is: "taken" });
        close(); // nothing is written from here any more
      });
  });
}

async function begin(start: Start): Promise<void> {
  try {
    if (start.do === "think") {
      thinker = python(start, false).then(
        ({ pyodide }) => pyodide.pyimport("osada.pocket.thinking") as unknown as Thinker,
      );
      await thinker;
    } else if (await locked(start)) {
      tables = startTables(start);
      await tables;
    } else post({ is: "elsewhere" });
  } catch (error) {
    const failing = error instanceof CannotStart ? error.failing : "broken";
    post({ is: "failed", failing, detail: String(error) });
  }
}

async function carryOut(message: ToWorker): Promise<void> {
  switch (message.do) {
    case "start":
    case "think":
      return begin(message);
    case "question": {
      const { id } = message;
      try {
        const answer = (await thinker)?.answer(message.kind, message.question) ?? null;
        post({ is: "thought", id, answer, why: "" });
      } catch (error) {
        post({ is: "thought", id, answer: null, why: String(error) });
      }
      return;
    }
    case "ask": {
      const said = await (await tables)?.ask(message.method, message.path, message.query, message.body);
      if (!said) return;
      const [status, kind, text] = JSON.parse(said) as [number, string, string];
      post({ is: "answer", id: message.id, status, kind, text });
      return;
    }
    case "listen":
      return (await tables)?.listen(message.line, message.table, message.hello);
    case "say":
      return (await tables)?.say(message.line, message.said);
    case "close":
      (await tables)?.close(message.line);
  }
}

onmessage = ({ data }: MessageEvent<ToWorker>) => void carryOut(data);
