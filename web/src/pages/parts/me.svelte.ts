// The person in front of this browser, known to every page that shows or changes their name.

import { api } from "../../lib/api";
import type { Me } from "../../lib/protocol";

class Person {
  me: Me | null = $state.raw(null);
  #asked: Promise<void> | null = null;

  async read(): Promise<void> {
    this.me = await api.me();
  }

  // Asked once, however many parts of a page want to know. A server that does not answer: nobody.
  async known(): Promise<void> {
    if (this.me) return;
    this.#asked ??= this.read()
      .catch(() => undefined)
      .finally(() => (this.#asked = null));
    await this.#asked;
  }

  get name(): string {
    return this.me?.name ?? "";
  }
}

export const person = new Person();
