// The person in front of this browser, known to every page that shows or changes their name.

import { api } from "../../lib/api";
import type { Me } from "../../lib/protocol";

class Person {
  me: Me | null = $state.raw(null);

  async read(): Promise<void> {
    this.me = await api.me();
  }

  get name(): string {
    return this.me?.name ?? "";
  }
}

export const person = new Person();
