// Files that are kept in this browser, each under its sum: what two states of the page have in common lies here once,
// what has come already is not fetched again, and nothing is kept that is not what its listing says.

import type { Listed, Listing } from "./listing";

const NAME = "osada-files";
const AT_ONCE = 4;
const MADE = "kept/made/";
// How the rules run: a browser has one of them.
export const WAYS = ["compiled", "pure"];
// What a file says beside itself: of which kind it is, and what a page that it makes may do.
const TOLD = [
  "content-type",
  "content-security-policy",
  "cross-origin-opener-policy",
  "cross-origin-resource-policy",
  "permissions-policy",
  "referrer-policy",
  "x-content-type-options",
  "x-frame-options",
];

export class Spoilt extends Error {}

export class KeptFiles {
  readonly #cache: Promise<Cache>;

  // `place` is where the listing lies: two folders of one host know nothing of each other.
  constructor(
    readonly place: string,
    private readonly listing: Listing,
  ) {
    this.#cache = caches.open(`${NAME} ${new URL(place).pathname}`);
  }

  // A file from here, or from where it came from; then it is kept.
  async file(path: string): Promise<Response> {
    const kept = await this.kept(path);
    if (kept) return kept;
    const came = await this.#bring(path);
    // Where there is no room for it, it is used all the same.
    await this.#keep(path, came.clone()).catch(() => undefined);
    return came;
  }

  // Something that came without us, if it is what the listing says.
  async take(path: string, answer: Response): Promise<void> {
    const whole = await checked(answer, this.#listed(path));
    if (whole) await this.#keep(path, whole);
  }

  async kept(path: string): Promise<Response | undefined> {
    return (await this.#cache).match(this.#key(this.#listed(path)));
  }

  // All of these or an error; what came before it stays here.
  async lay(paths: string[]): Promise<void> {
    const left = [...paths];
    const one = async (): Promise<void> => {
      for (let path = left.shift(); path !== undefined; path = left.shift())
        if (!(await this.kept(path))) await this.#keep(path, await this.#bring(path));
    };
    await Promise.all(Array.from({ length: AT_ONCE }, one));
  }

  // Games and languages that somebody here has asked for: with them a state is whole.
  async chosen(): Promise<string[]> {
    const known = await (await this.#cache).match(this.#chosenAt);
    return known ? ((await known.json()) as string[]) : [];
  }

  async choose(what: string[]): Promise<void> {
    const known = await this.chosen();
    const all = [...new Set([...known, ...what])];
    if (all.length > known.length) await (await this.#cache).put(this.#chosenAt, Response.json(all));
  }

  // The files that everybody needs, and those of what is chosen.
  needed(chosen: string[]): string[] {
    const listed = Object.entries(this.listing.files);
    return listed
      .filter(([, one]) => one.for?.every((what) => chosen.includes(what)) ?? true)
      .map(([path]) => path);
  }

  // Whether a game or a language lies here, as far as it is for what is named beside it.
  async holds(what: string, beside: string[]): Promise<boolean> {
    const cache = await this.#cache;
    const there = new Set((await cache.keys()).map(({ url }) => url));
    return Object.values(this.listing.files)
      .filter(
        (one) => one.for?.includes(what) && one.for.every((name) => name === what || beside.includes(name)),
      )
      .every((one) => there.has(this.#key(one)));
  }

  // Something that was made here of this state and of nothing else, `null` to throw it away; one of a kind.
  async keepMade(kind: string, of: string[], made: Uint8Array<ArrayBuffer> | null): Promise<void> {
    const cache = await this.#cache;
    for (const key of await cache.keys())
      if (key.url.startsWith(new URL(`${MADE}${kind}/`, this.place).href)) await cache.delete(key);
    if (made) await cache.put(this.#madeAt(kind, of), new Response(made));
  }

  async made(kind: string, of: string[]): Promise<Uint8Array<ArrayBuffer> | null> {
    const found = await (await this.#cache).match(this.#madeAt(kind, of));
    return found ? new Uint8Array(await found.arrayBuffer()) : null;
  }

  async bytesMade(): Promise<number> {
    const cache = await this.#cache;
    let sum = 0;
    for (const key of await cache.keys())
      if (key.url.startsWith(new URL(MADE, this.place).href))
        sum += (await (await cache.match(key))?.blob())?.size ?? 0;
    return sum;
  }

  #madeAt(kind: string, of: string[]): string {
    const { version } = this.listing;
    return new URL(`${MADE}${kind}/${version}/${[...of].sort().join("-")}`, this.place).href;
  }

  // What this listing does not name is not needed any more.
  async prune(): Promise<void> {
    const cache = await this.#cache;
    const named = new Set(Object.values(this.listing.files).map((listed) => this.#key(listed)));
    named.add(this.#chosenAt);
    const own = new RegExp(`/${MADE}[^/]+/${this.listing.version}/`);
    const gone = (await cache.keys()).filter(({ url }) => !named.has(url) && !own.test(url));
    await Promise.all(gone.map((key) => cache.delete(key)));
  }

  get #chosenAt(): string {
    return new URL("kept/chosen", this.place).href;
  }

  #listed(path: string): Listed {
    const listed = this.listing.files[path];
    if (!listed) throw new Spoilt(`${path} is not listed`);
    return listed;
  }

  #key({ sha256 }: Listed): string {
    return new URL(`kept/${sha256}`, this.place).href;
  }

  async #keep(path: string, file: Response): Promise<void> {
    await (await this.#cache).put(this.#key(this.#listed(path)), file);
  }

  // What the browser has of it may be older than the listing: then it is asked for anew.
  async #bring(path: string): Promise<Response> {
    const url = new URL(path, this.place);
    for (const cache of ["default", "reload"] as const) {
      const answer = await fetch(url, { cache });
      if (!answer.ok) throw new Spoilt(`${path}: ${answer.status}`);
      const whole = await checked(answer, this.#listed(path));
      if (whole) return whole;
    }
    throw new Spoilt(`${path} is not what its listing says`);
  }
}

// The same answer, all of it; null where it is not what is listed.
async function checked(answer: Response, listed: Listed): Promise<Response | null> {
  const raw = await answer.arrayBuffer();
  if (raw.byteLength !== listed.bytes || (await sum(raw)) !== listed.sha256) return null;
  const headers = new Headers();
  for (const name of TOLD) {
    const value = answer.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  return new Response(raw, { headers });
}

async function sum(raw: ArrayBuffer): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest("SHA-256", raw));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
