// A position of a table's past to look at, beside the table itself: nothing can be asked or played there.

import type { Ear, Wire } from "../lib/live";
import type { Eyes } from "../lib/past.svelte";
import { TableModel } from "../lib/table.svelte";

const SILENT: Wire = {
  pending: 0,
  request: () => Promise.reject(new Error("nothing can be asked of a picture")),
  now: () => undefined,
  close: () => undefined,
};

export async function stillOf(table: TableModel, number: number, eyes: Eyes): Promise<TableModel> {
  const { id, game, head, scene } = table;
  const wire = (ear: Ear): Wire => {
    queueMicrotask(() => {
      ear.connection("open");
      ear.hear({ is: "welcome", head, entries: [], scene });
    });
    return SILENT;
  };
  const still = await TableModel.guest(id, game, null, wire);
  still.board = table.board;
  await still.goTo(number, eyes);
  return still;
}
