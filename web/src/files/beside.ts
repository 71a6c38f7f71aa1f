// The files beside the page for whoever is not the service worker: Python in its worker, above all. What has come lies
// in this browser from then on, so that the next start goes on where this one stopped.

import type { Listing } from "./listing";
import { KeptFiles } from "./kept";

export interface Beside {
  // They come as they arrive, so that they can be counted and compiled meanwhile; whoever reads them holds them to
  // their sums. Kept is what fits the listing.
  read(name: string): Promise<Response>;
  // Games and languages that this browser keeps, and one more of them.
  chosen(): Promise<string[]>;
  choose(what: string[]): Promise<void>;
  readonly kept: KeptFiles | null;
}

// The files below `place`, `python/` of the page's folder, by their names.
export async function filesBeside(folder: string, place: string): Promise<Beside> {
  const bring = globalThis.fetch.bind(globalThis); // while Python starts, another one stands in its place
  const kept = await keptIn(folder);
  return {
    async read(name) {
      const path = place + name;
      const here = await kept?.kept(path).catch(() => undefined);
      if (here) return here;
      // Not what a host once said of an older one.
      const answer = await bring(new URL(path, folder), { cache: "no-cache" });
      if (answer.ok) void kept?.take(path, answer.clone()).catch(() => undefined); // no room: it is used all the same
      return answer;
    },
    chosen: async () => (await kept?.chosen().catch(() => undefined)) ?? [],
    kept,
    choose: async (what) => kept?.choose(what).catch(() => undefined),
  };
}

// None where the address is not secure, or the listing did not come.
export async function keptIn(folder: string): Promise<KeptFiles | null> {
  if (!("caches" in globalThis) || !("subtle" in crypto)) return null;
  try {
    const answer = await fetch(new URL("folder.json", folder), { cache: "no-cache" });
    return new KeptFiles(folder, (await answer.json()) as Listing);
  } catch {
    return null;
  }
}
