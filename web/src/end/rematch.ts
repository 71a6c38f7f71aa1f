// The same people once more: whether one may ask for it, and the table that it makes.

import type { Attempt } from "../lib/attempt.svelte";
import type { Table } from "../lib/contract";
import { go } from "../lib/router.svelte";
import { ui } from "../lib/speech.svelte";

export const mayRematch = ({ me, head }: Table): boolean => me !== null && head.status !== "archive";

export function again(table: Table, attempt: Attempt): void {
  const deed = async (): Promise<void> => go(`/t/${(await table.line.rematch()).table.id}`);
  void attempt.to(deed, () => ui("page-end-again-failed"), false, table.speech);
}
