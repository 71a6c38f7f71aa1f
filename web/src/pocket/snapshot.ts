/** A picture of Python's memory, taken on the device after the first start, from which the next ones go on. It stands
 * on options of Pyodide's that are no promise: whoever uses one starts afresh if anything is not as it should be. */
import type { loadPyodide, PyodideAPI } from "pyodide";
import { filesOf } from "./stored";

const SIDE = /\.so$/;
const SITE = "/lib/python3.14/site-packages/";
const STEP = 4 << 20;

interface Emscripten {
  HEAP8: Int8Array;
  _malloc: (bytes: number) => number;
  LDSO: { loadedLibsByName: Record<string, unknown> };
}
/** As `pyodide.asm.mjs` has it. */
export type Factory = NonNullable<NonNullable<Parameters<typeof loadPyodide>[0]>["createPyodideModule"]>;

/** The side modules of archives by their paths, in an order that stays. */
export function sidesOf(archives: Uint8Array<ArrayBuffer>[]): Map<string, Uint8Array<ArrayBuffer>> {
  const all = archives.flatMap((archive) => [...filesOf(archive)]);
  return new Map(all.filter(([path]) => SIDE.test(path)).sort(([a], [b]) => (a < b ? -1 : 1)));
}

export const nameOf = (path: string): string => path.slice(path.lastIndexOf("/") + 1);

/** Side modules are no part of the picture: they are loaded before Python starts, in the same order whether a picture
 * is taken or used, so that all their functions have the same places. And memory has to be as large as it was. */
export function withSides(factory: Factory, paths: string[], room: number): Factory {
  return async (settings) => {
    const sides: object = { dynamicLibraries: paths.map(nameOf) };
    const made = await factory(Object.assign(settings, sides));
    const own = made as unknown as Emscripten;
    const { loadedLibsByName: loaded } = own.LDSO;
    for (const path of paths) loaded[SITE + path] = loaded[nameOf(path)]; // as Python asks for them
    while (own.HEAP8.length < room) own._malloc(STEP);
    return made;
  };
}

/** How much memory a picture is of. */
export function roomOf(snapshot: Uint8Array<ArrayBuffer>): number {
  return snapshot.length - (new Uint32Array(snapshot.buffer, snapshot.byteOffset, 2)[1] ?? 0);
}

/** Pyodide keeps what it was given; the picture has been used, and is as large as all of Python's memory. */
export function forget(pyodide: PyodideAPI): void {
  const { config } = (pyodide as unknown as { _api: { config: Record<string, unknown> } })._api;
  config._loadSnapshot = undefined;
}

/** Everything that a start comes to, so that the picture shows it. */
export const OPENED = `
import osada.pocket.running, osada.pocket.thinking
from osada.pocket.every_game import every_game
from osada.table.games import printed_game
every_game()
for one in osada.games():
    printed_game(one)
`;
/** What two starts must not have in common. */
export const ANEW = `
import random
random.seed()
`;
