/** What Python needs, brought by name, counted while it comes, and held to the hashes of the manifest. */

export interface Held {
  sha256: string;
  bytes: number;
  /** The game and the language that it is for, `compiled` or `pure`; empty for everybody. */
  for: string[];
}

/** `built.json`, as tools/build_wasm writes it. */
export interface Built {
  python: Record<string, string>;
  /** The archive with Python's own library. */
  library: string;
  /** Why nothing is compiled; empty where something is. */
  why_pure: string;
  files: Record<string, Held>;
}

/** Where to read from: `fetch` in a page; a test reads a folder. */
export type Read = (name: string) => Promise<Response>;

export type Failing =
  /** This browser cannot: no WebAssembly. */
  | "no-wasm"
  /** Something did not come. */
  | "not-reached"
  /** Something came that the manifest does not know: half old, half new. */
  | "damaged"
  /** All came, and Python did not start. */
  | "broken";

export class CannotStart extends Error {
  constructor(
    readonly failing: Failing,
    detail: string,
  ) {
    super(detail);
    this.name = "CannotStart";
  }
}

export class Bringing {
  private readonly came = new Map<string, number>();
  private readonly travels = new Map<string, number>(); // bytes on their way, which a host may have squeezed

  constructor(
    private readonly read: Read,
    readonly built: Built,
    private readonly counted: (done: number, of: number) => void,
    private readonly wanted: string[],
  ) {}

  /** The bytes of a file. */
  async bytes(name: string): Promise<Uint8Array<ArrayBuffer>> {
    return this.checked(name, await this.response(name));
  }

  /** The answer itself, so that it can be compiled while it comes, and a promise that says whether it was
   * what it should be. */
  async streamed(name: string): Promise<{ response: Response; checked: Promise<unknown> }> {
    const response = await this.response(name);
    return { response, checked: this.checked(name, response.clone()) };
  }

  private async response(name: string): Promise<Response> {
    let response: Response;
    try {
      response = await this.read(name);
    } catch (error) {
      throw new CannotStart("not-reached", `${name}: ${String(error)}`);
    }
    if (!response.ok) throw new CannotStart("not-reached", `${name}: ${response.status}`);
    const sent = response.headers.has("content-encoding") ? response.headers.get("content-length") : null;
    this.travels.set(name, Number(sent) || this.plain(name));
    return response;
  }

  private async checked(name: string, response: Response): Promise<Uint8Array<ArrayBuffer>> {
    const held = this.built.files[name];
    if (!held) throw new CannotStart("damaged", `${name} is not in the manifest`);
    const bytes = new Uint8Array(held.bytes);
    let at = 0;
    const reader = response.body?.getReader();
    for (;;) {
      const part = await reader?.read().catch((error: unknown) => {
        throw new CannotStart("not-reached", `${name}: ${String(error)}`);
      });
      if (!part || part.done) break;
      if (at + part.value.length > held.bytes)
        throw new CannotStart("damaged", `${name} is longer than it should be`);
      bytes.set(part.value, at);
      at += part.value.length;
      this.count(name, at);
    }
    if (at !== held.bytes || !(await fits(bytes, held.sha256)))
      throw new CannotStart("damaged", `${name} is not the one of the manifest`);
    return bytes;
  }

  private count(name: string, bytes: number): void {
    this.came.set(name, bytes);
    // What has not been answered yet is taken to be squeezed like the rest.
    const known = [...this.travels.keys()];
    const sent = sum(this.travels.values());
    const rate = sent / (sum(known.map((one) => this.plain(one))) || 1);
    const others = this.wanted.filter((one) => !this.travels.has(one)).map((one) => this.plain(one));
    const done = sum(
      [...this.came].map(([one, at]) => (at / this.plain(one)) * (this.travels.get(one) ?? 0)),
    );
    this.counted(done, sent + sum(others) * rate);
  }

  private plain(name: string): number {
    return this.built.files[name]?.bytes ?? 0;
  }
}

const sum = (of: Iterable<number>): number => [...of].reduce((all, one) => all + one, 0);

/** Whether bytes have this hash. Where a browser reckons none, at an address that is not secure, their number
 * has to do. */
async function fits(bytes: Uint8Array<ArrayBuffer>, sha256: string): Promise<boolean> {
  const { subtle } = globalThis.crypto as Partial<Crypto>;
  if (!subtle) return true;
  const hash = new Uint8Array(await subtle.digest("SHA-256", bytes));
  return [...hash].map((one) => one.toString(16).padStart(2, "0")).join("") === sha256;
}
