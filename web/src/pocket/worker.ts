// The worker behind the page: Python with the tables of this device. Another one of the same kind only thinks.

import { type Beside, filesBeside } from "../files/beside";
import { WAYS } from "../files/kept";
import type { FromWorker, ToWorker } from "./messages";
import { CannotStart, type Python, startPython } from "./python";
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
let thinker: Promise<{ python: Python; thinks: Thinker }> | null = null;

type Start = Extract<ToWorker, { do: "start" | "think" | "picture" }>;

const PLACE = "python/";
const PICTURE = "picture";
const TRIED = "tried";
const OFTEN = 100; // ms between two words on how many bytes have come: each of them moves the picture

// With what this browser has been asked for before, and the words of now; from a picture where there is one of just
// this. Whoever tries one leaves a note until it has worked: if it ends this worker, the next one starts afresh.
async function startHere(start: Start, files: Beside): Promise<Python> {
  const tell = start.do === "start";
  let told = -OFTEN;
  const report: Parameters<typeof startPython>[1] = (laying) => {
    const [now, whole] = [performance.now(), laying.step !== "bringing" || laying.done === laying.of];
    if (!tell || (!whole && now < told + OFTEN)) return;
    told = now;
    post({ is: "laying", laying });
  };
  const chosen = start.do === "think" ? [] : (await files.chosen()).filter((one) => !WAYS.includes(one));
  const laid = start.do === "start" ? [...new Set([...chosen, start.lang])] : chosen;
  const wanted = { games: laid, languages: [], read: (name: string) => files.read(name) };
  const place = new URL(PLACE, start.base).href;
  const from = tell ? await pictureOf(files, laid).catch(() => null) : null;
  if (from) {
    try {
      await files.kept?.keepMade(TRIED, laid, new Uint8Array());
      const python = await startPython(place, report, { ...wanted, from });
      await files.kept?.keepMade(TRIED, laid, null).catch(() => undefined);
      return python;
    } catch (error) {
      console.warn("Python starts afresh:", error);
      await files.kept?.keepMade(PICTURE, laid, null).catch(() => undefined);
    }
  }
  const python = await startPython(place, report, { ...wanted, taken: start.do === "picture" });
  if (tell) void files.choose(python.laid());
  return python;
}

async function pictureOf({ kept }: Beside, laid: string[]): Promise<Uint8Array<ArrayBuffer> | null> {
  if (!kept) return null;
  if (!(await kept.made(TRIED, laid))) return kept.made(PICTURE, laid);
  await kept.keepMade(PICTURE, laid, null);
  await kept.keepMade(TRIED, laid, null);
  return null;
}

// Taken where nobody plays, of a Python that has done nothing but open the games.
async function picture(start: Start): Promise<void> {
  try {
    const files = await filesBeside(start.base, PLACE);
    const python = await startHere(start, files);
    if (python.mode === "pure" || !files.kept) throw new Error(python.why || "nothing is kept here");
    const { makeMemorySnapshot } = python.pyodide as unknown as {
      makeMemorySnapshot: () => Uint8Array<ArrayBuffer>;
    };
    const made = makeMemorySnapshot();
    const laid = python.laid().filter((one) => !WAYS.includes(one));
    await files.kept.keepMade(PICTURE, laid, made);
    post({ is: "pictured", bytes: made.length, why: "" });
  } catch (error) {
    post({ is: "pictured", bytes: 0, why: String(error) });
  }
}

// One more game or language; what stands in the way, or nothing.
async function bring(what: string, python: Python, files: Beside): Promise<string> {
  if (!python.knows(what)) return "unknown";
  try {
    await python.add(what, (done, of) => post({ is: "bringing", bringing: { what, done, of } }));
  } catch (error) {
    const failing = error instanceof CannotStart ? error.failing : "broken";
    post({ is: "bringing", bringing: { what, done: 0, of: 0, failing } });
    return failing;
  }
  await files.choose([what]);
  post({ is: "bringing", bringing: null });
  return "";
}

async function startTables(start: Extract<ToWorker, { do: "start" }>): Promise<Running> {
  const files = await filesBeside(start.base, PLACE);
  const [store, python] = await Promise.all([openStore(), startHere(start, files)]);
  const { pyodide, mode, why } = python;
  let running: Running | null = null;
  const local = () => pyodide.pyimport("osada.pocket.thinking") as unknown as Thinker;
  const thinking = new Thinking(start.base, python.laid, () => running?.forget_thoughts(), local);
  const bridge = {
    write: (rows: string) => store.write(JSON.parse(rows) as Row[]),
    read: async (drawer: string, name: string, after: number) =>
      JSON.stringify(await store.read(drawer, name, after)),
    find: (drawer: string, name: string, number: number) => store.find(drawer, name, number),
    numbers: async (drawer: string, name: string) => JSON.stringify(await store.numbers(drawer, name)),
    all: async (drawer: string) => JSON.stringify(await store.all(drawer)),
    think: (kind: string, question: string) => thinking.answer(kind, question),
    stop_reading: () => thinking.stopReading(),
    bring: (what: string) => bring(what, python, files),
    send: (line: number, message: string) => post({ is: "said", line, message }),
  };
  const module = pyodide.pyimport("osada.pocket.running") as unknown as {
    begin(bridge: unknown, pause: number | undefined): Promise<Running>;
  };
  running = await module.begin(bridge, start.pause ?? undefined);
  const { pictured } = python;
  post({ is: "ready", mode, why, keeps: store.keeps, pictured });
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

async function begin(start: Exclude<Start, { do: "picture" }>): Promise<void> {
  try {
    if (start.do === "think") {
      thinker = filesBeside(start.base, PLACE)
        .then((files) => startHere(start, files))
        .then((python) => ({
          python,
          thinks: python.pyodide.pyimport("osada.pocket.thinking") as unknown as Thinker,
        }));
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
    case "picture":
      return picture(message);
    case "start":
    case "think":
      return begin(message);
    case "question": {
      const { id } = message;
      try {
        const here = await thinker;
        for (const what of message.laid) await here?.python.add(what);
        const answer = here?.thinks.answer(message.kind, message.question) ?? null;
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
