// What lies on this device: rows of texts in IndexedDB. All rows of one change are one strict transaction, and whoever
// wrote them hears of it only when they lie there.

const NAME = "osada";
const ROWS = "rows";

type Key = [drawer: string, name: string, number: number];
export type Row = [...Key, text: string | null];

export interface Store {
  // What stands in the way, or nothing.
  write(rows: Row[]): Promise<"" | "shelf-full" | "shelf-gone">;
  read(drawer: string, name: string, after: number): Promise<[number, string][]>;
  find(drawer: string, name: string, number: number): Promise<string | undefined>;
  numbers(drawer: string, name: string): Promise<number[]>;
  all(drawer: string): Promise<[string, number, string][]>;
  readonly keeps: boolean; // whether it outlasts the tab
}

const wanted = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((done, failed) => {
    request.onsuccess = () => done(request.result);
    request.onerror = () => failed(request.error ?? new Error("nothing could be read"));
  });

export async function openStore(): Promise<Store> {
  try {
    const opening = indexedDB.open(NAME, 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore(ROWS);
    return new Kept(await wanted(opening));
  } catch {
    return new Forgotten(); // a private window that keeps nothing: it lasts as long as the tab
  }
}

class Kept implements Store {
  readonly keeps = true;

  constructor(private readonly database: IDBDatabase) {}

  write(rows: Row[]): Promise<"" | "shelf-full" | "shelf-gone"> {
    return new Promise((done) => {
      const failed = (error: unknown) =>
        done((error as DOMException | null)?.name === "QuotaExceededError" ? "shelf-full" : "shelf-gone");
      try {
        const change = this.database.transaction(ROWS, "readwrite", { durability: "strict" });
        change.oncomplete = () => done("");
        change.onabort = () => failed(change.error);
        const there = change.objectStore(ROWS);
        for (const [drawer, name, number, text] of rows) {
          if (text === null) there.delete([drawer, name, number]);
          else there.put(text, [drawer, name, number]);
        }
        change.commit();
      } catch (error) {
        failed(error);
      }
    });
  }

  async read(drawer: string, name: string, after: number): Promise<[number, string][]> {
    const range = IDBKeyRange.bound([drawer, name, after], [drawer, name, Infinity], true);
    const [keys, texts] = await this.#both(range);
    return keys.map((key, at) => [key[2], texts[at] ?? ""]);
  }

  find(drawer: string, name: string, number: number): Promise<string | undefined> {
    return wanted(this.#rows().get([drawer, name, number]) as IDBRequest<string | undefined>);
  }

  async numbers(drawer: string, name: string): Promise<number[]> {
    const range = IDBKeyRange.bound([drawer, name, -1], [drawer, name, Infinity]);
    return ((await wanted(this.#rows().getAllKeys(range))) as Key[]).map((key) => key[2]);
  }

  async all(drawer: string): Promise<[string, number, string][]> {
    const [keys, texts] = await this.#both(IDBKeyRange.bound([drawer], [drawer, []]));
    return keys.map((key, at) => [key[1], key[2], texts[at] ?? ""]);
  }

  #rows(): IDBObjectStore {
    return this.database.transaction(ROWS).objectStore(ROWS);
  }

  #both(range: IDBKeyRange): Promise<[Key[], string[]]> {
    const rows = this.#rows();
    return Promise.all([
      wanted(rows.getAllKeys(range)) as Promise<Key[]>,
      wanted(rows.getAll(range)) as Promise<string[]>,
    ]);
  }
}

class Forgotten implements Store {
  readonly keeps = false;
  readonly #rows = new Map<string, Row>();

  write(rows: Row[]): Promise<""> {
    for (const row of rows) {
      const key = JSON.stringify(row.slice(0, 3));
      if (row[3] === null) this.#rows.delete(key);
      else this.#rows.set(key, row);
    }
    return Promise.resolve("");
  }

  read(drawer: string, name: string, after: number): Promise<[number, string][]> {
    const found = this.#of(drawer).filter((row) => row[1] === name && row[2] > after);
    return Promise.resolve(found.map((row) => [row[2], row[3] ?? ""]));
  }

  find(drawer: string, name: string, number: number): Promise<string | undefined> {
    return Promise.resolve(this.#rows.get(JSON.stringify([drawer, name, number]))?.[3] ?? undefined);
  }

  async numbers(drawer: string, name: string): Promise<number[]> {
    return (await this.read(drawer, name, -1)).map(([number]) => number);
  }

  all(drawer: string): Promise<[string, number, string][]> {
    return Promise.resolve(this.#of(drawer).map((row) => [row[1], row[2], row[3] ?? ""]));
  }

  #of(drawer: string): Row[] {
    return [...this.#rows.values()].filter((row) => row[0] === drawer).sort((a, b) => a[2] - b[2]);
  }
}
