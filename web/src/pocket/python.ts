/** Python in a browser: brought, started, and osada laid into it. For a worker; tests do it in Node. */
import type { PyodideAPI, loadPyodide } from "pyodide";
import { type Built, Bringing, CannotStart, type Read } from "./bringing";
import { ANEW, forget, type Factory, nameOf, OPENED, roomOf, sidesOf, withSides } from "./snapshot";
import { filesOf } from "./stored";

export { CannotStart } from "./bringing";

/** How far it is: `bringing` counts bytes, the others are one step each. */
export interface Laying {
  step: "bringing" | "starting" | "opening" | "ready";
  done: number;
  of: number;
}

export interface Wanted {
  /** The games to lay on the table; others can be added later. */
  games: string[];
  languages: string[];
  /** Without what is compiled. */
  pure?: boolean;
  /** Only to take a picture of it: nothing is played here. */
  taken?: boolean;
  /** Go on from such a picture, of the same games and languages. */
  from?: Uint8Array<ArrayBuffer> | undefined;
  /** Instead of `fetch`, for a test. */
  read?: Read;
  /** Pyodide's own module, where it is not to be imported from the folder. */
  pyodide?: Loader;
}

type PyodideConfig = NonNullable<Parameters<typeof loadPyodide>[0]>;
export type Loader = { loadPyodide: (how: PyodideConfig) => Promise<PyodideAPI> };

export interface Python {
  pyodide: PyodideAPI;
  /** Whether the rules are compiled, and if not, why. */
  mode: "compiled" | "pure";
  why: string;
  /** Whether it went on from a picture of its memory. */
  pictured: boolean;
  /** All that lies on the table: games, languages, and how the rules run. */
  laid: () => string[];
  /** Whether there is such a game or language. */
  knows: (what: string) => boolean;
  /** Lay one more of them on the table, one after the other; nothing happens when it lies there. */
  add: (what: string, counted?: (done: number, of: number) => void) => Promise<void>;
}

const WASM = "pyodide.asm.wasm";
/** Asked before anything of osada is loaded: whether what is compiled may be used here. */
const DECIDED = `
import importlib.util, os, site
def decided():
    package = os.path.join(site.getsitepackages()[0], "osada")
    spec = importlib.util.spec_from_file_location("decides", os.path.join(package, "_compiled.pyc"))
    module = importlib.util.module_from_spec(spec)
    asked, os.environ["OSADA_PURE"] = os.environ.get("OSADA_PURE", ""), "1"
    spec.loader.exec_module(module)
    os.environ["OSADA_PURE"] = asked
    mode, why = module.decide(package, asked)
    fault = module.loads() if mode == "compiled" else why
    if fault:
        os.environ["OSADA_PURE"] = "1"
    return fault
decided()
`;
/** What is compiled makes all the looks of a level in some seconds even on a slow phone; what is not would take
 * minutes, and is cut short by the clock instead. */
const PATIENT = `
import osada
from osada.bots.clock import be_patient
be_patient(20)
`;
/** Files came: what was remembered of folders is forgotten. */
const ARRIVED = `
import sys
from osada.games import houses
from osada.texts.languages import languages
for finder in sys.path_importer_cache.values():
    if finder is not None:
        finder.invalidate_caches()
houses.cache_clear()
languages.cache_clear()
`;

/** Start Python from the folder at `base`, which ends with a slash. */
export async function startPython(
  base: string,
  report: (laying: Laying) => void,
  wanted: Wanted,
): Promise<Python> {
  if (typeof WebAssembly === "undefined") throw new CannotStart("no-wasm", "there is no WebAssembly here");
  const read: Read = wanted.read ?? ((name) => fetch(new URL(name, base)));
  const built = await manifest(read);
  const compiled = !wanted.pure && built.why_pure === "";
  const laid = new Set([...wanted.games, ...wanted.languages, compiled ? "compiled" : "pure"]);
  const there = new Set<string>();
  const missing = () =>
    Object.keys(built.files).filter(
      (name) =>
        name.endsWith(".zip") && name !== built.library && isFor(built, name, laid) && !there.has(name),
    );
  const archives = missing();
  const first = [WASM, built.library, ...archives];
  const bringing = new Bringing(read, built, (done, of) => report({ step: "bringing", done, of }), first);
  const all = Promise.all(archives.map((name) => bringing.bytes(name)));
  all.catch(() => undefined); // told where it is awaited
  const pyodide = await started(base, bringing, wanted, all, async (lay) => {
    const brought = await all;
    report({ step: "starting", done: 0, of: 1 });
    for (const archive of brought) lay(archive);
    for (const name of archives) there.add(name);
  });
  // All of it comes before any of it lies there.
  const more = async (counted: (done: number, of: number) => void = () => undefined) => {
    const names = missing();
    const one = new Bringing(read, built, counted, names);
    const brought = await Promise.all(names.map((name) => one.bytes(name)));
    const folder = String(pyodide.runPython("import site; site.getsitepackages()[0]"));
    for (const archive of brought) layOut(pyodide.FS as FileSystem, folder, archive);
    for (const name of names) there.add(name);
  };
  report({ step: "opening", done: 0, of: 1 });
  let why = wanted.pure ? "asked for" : built.why_pure;
  try {
    if (wanted.from) {
      forget(pyodide);
      pyodide.runPython(ANEW + ARRIVED);
    } else if (compiled) {
      why = String(pyodide.runPython(DECIDED));
      if (why) {
        laid.add("pure");
        await more();
      }
    }
    if (!wanted.from) pyodide.runPython(why ? "import osada" : PATIENT);
    if (wanted.taken) pyodide.runPython(OPENED);
  } catch (error) {
    throw asCannotStart(error);
  }
  report({ step: "ready", done: 1, of: 1 });
  let before: Promise<unknown> = Promise.resolve();
  const added = async (what: string, counted?: (done: number, of: number) => void) => {
    if (laid.has(what)) return;
    laid.add(what);
    try {
      await more(counted);
    } catch (error) {
      laid.delete(what);
      throw error;
    }
    pyodide.runPython(ARRIVED);
  };
  return {
    pyodide,
    mode: why ? "pure" : "compiled",
    why,
    pictured: !!wanted.from,
    laid: () => [...laid],
    knows: (what) => Object.values(built.files).some((held) => held.for.includes(what)),
    add: (what, counted) => {
      const adding = before.then(() => added(what, counted));
      before = adding.catch(() => undefined);
      return adding;
    },
  };
}

async function manifest(read: Read): Promise<Built> {
  try {
    const response = await read("built.json");
    if (!response.ok) throw new Error(String(response.status));
    return (await response.json()) as Built;
  } catch (error) {
    throw new CannotStart("not-reached", `built.json: ${String(error)}`);
  }
}

function isFor(built: Built, name: string, laid: Set<string>): boolean {
  return built.files[name]?.for.every((one) => laid.has(one)) ?? false;
}

type Lay = (archive: Uint8Array<ArrayBuffer>) => void;

/** Pyodide with our archives laid out before its interpreter starts, so that it finds them at once. */
async function started(
  base: string,
  bringing: Bringing,
  wanted: Wanted,
  archives: Promise<Uint8Array<ArrayBuffer>[]>,
  laying: (lay: Lay) => Promise<void>,
): Promise<PyodideAPI> {
  let failed: unknown;
  const how: PyodideConfig = {
    // No packages from anywhere: all that is needed lies in our archives.
    lockFileContents: JSON.stringify({ info: bringing.built.python, packages: {} }),
    env: { PYTHONDONTWRITEBYTECODE: "1", OSADA_PURE: wanted.pure ? "1" : "" },
    fsInit: async (fs, { sitePackages }) => {
      try {
        await laying((archive) => layOut(fs as FileSystem, sitePackages, archive));
      } catch (error) {
        failed = error;
      }
    },
  };
  let loaded: PyodideAPI | undefined;
  try {
    if (wanted.pyodide) loaded = await wanted.pyodide.loadPyodide(how);
    else {
      const pyodide = (await import(/* @vite-ignore */ new URL("pyodide.mjs", base).href)) as Loader;
      const [wasm, library] = [bringing.streamed(WASM), bringing.bytes(bringing.built.library)];
      const checked = wasm.then((one) => one.checked);
      const answers = new Map([
        [new URL(WASM, base).href, wasm.then((one) => compilable(one.response))],
        [new URL(bringing.built.library, base).href, library.then((bytes) => new Response(bytes))],
      ]);
      const stdLibURL = new URL(bringing.built.library, base).href;
      const more: PyodideConfig = { ...how, indexURL: base, stdLibURL };
      if (wanted.taken || wanted.from) {
        const sides = sidesOf(await archives);
        for (const [path, bytes] of sides)
          answers.set(new URL(nameOf(path), base).href, Promise.resolve(new Response(bytes)));
        const asm = (await import(/* @vite-ignore */ new URL("pyodide.asm.mjs", base).href)) as {
          default: Factory;
        };
        more.createPyodideModule = withSides(
          asm.default,
          [...sides.keys()],
          wanted.from ? roomOf(wanted.from) : 0,
        );
        if (wanted.from) more._loadSnapshot = wanted.from;
        else more._makeSnapshot = true;
      }
      // Pyodide waits for ever where its own files are broken: whoever finds that out first is heard.
      loaded = await answering(answers, () =>
        Promise.race([pyodide.loadPyodide(more), whereItFails(checked), whereItFails(library)]),
      );
      await checked;
      await library;
    }
  } catch (error) {
    throw asCannotStart(failed ?? error);
  }
  if (failed) throw asCannotStart(failed);
  return loaded;
}

function asCannotStart(error: unknown): CannotStart {
  return error instanceof CannotStart ? error : new CannotStart("broken", String(error));
}

/** Said to be what it is: not every host knows what a file of this kind is called. */
function compilable(response: Response): Response {
  const type = "application/wasm";
  if (response.headers.get("Content-Type") === type) return response;
  return new Response(response.body, { headers: { "Content-Type": type } });
}

/** A promise that is never kept, only broken. */
function whereItFails(work: Promise<unknown>): Promise<never> {
  return new Promise((_, reject) => {
    work.catch(reject);
  });
}

/** While something is done, `fetch` answers for these addresses: they are downloaded once, counted and checked. */
async function answering<T>(answers: Map<string, Promise<Response>>, work: () => Promise<T>): Promise<T> {
  const own = globalThis.fetch;
  globalThis.fetch = (what, how) =>
    answers.get(what instanceof Request ? what.url : new URL(what, globalThis.location.href).href) ??
    own(what, how);
  try {
    return await work();
  } finally {
    globalThis.fetch = own;
  }
}

interface FileSystem {
  mkdirTree: (path: string) => void;
  writeFile: (path: string, data: Uint8Array, how: { canOwn: boolean }) => void;
}

function layOut(fs: FileSystem, folder: string, archive: Uint8Array<ArrayBuffer>): void {
  const made = new Set<string>();
  for (const [name, data] of filesOf(archive)) {
    const within = name.slice(0, name.lastIndexOf("/"));
    if (!made.has(within)) fs.mkdirTree(`${folder}/${within}`);
    made.add(within);
    fs.writeFile(`${folder}/${name}`, data, { canOwn: true });
  }
}
