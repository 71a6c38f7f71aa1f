// What comes behind the first page of a list of tables. The first is read again by itself; what came behind it stays.

import { Attempt } from "../../lib/attempt.svelte";
import type { TableHead } from "../../lib/protocol";
import { ui } from "../../lib/speech.svelte";

type NextPage = (mark: string) => Promise<{ heads: TableHead[]; more: string }>;

export class Further {
  readonly attempt = new Attempt();
  heads: TableHead[] = $state.raw([]);
  #mark: string | null = $state(null); // where the last page ended; null: none was asked for

  constructor(private readonly next: NextPage) {}

  // Behind which line there are more than these; empty where there are none.
  mark(first: string | undefined): string {
    return this.#mark ?? first ?? "";
  }

  // The whole list, as far as it is known.
  behind(first: TableHead[]): TableHead[] {
    const known = new Set(first.map(({ id }) => id));
    return [...first, ...this.heads.filter(({ id }) => !known.has(id))];
  }

  read(mark: string): Promise<void> {
    const deed = async (): Promise<void> => {
      const page = await this.next(mark);
      this.heads = [...this.heads, ...page.heads];
      this.#mark = page.more;
    };
    return this.attempt.to(deed, () => ui("page-account-failed"));
  }
}
