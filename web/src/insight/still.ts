// A position of a table's past to look at, beside the table itself: nothing can be asked or played there.

import { Plain } from "../lib/plain";
import { TableModel } from "../lib/table.svelte";
import type { Eyes } from "../lib/wire";

const silent = () => Promise.reject(new Error("nothing can be asked of a picture"));

export async function stillOf(table: TableModel, number: number, eyes: Eyes): Promise<TableModel> {
  const { id, game, head, scene } = table;
  const now = Promise.resolve({ head, scene, entries: [] });
  const still = await TableModel.guest(id, game, null, (ear) => new Plain(ear, now, silent));
  still.board = table.board;
  await still.goTo(number, eyes);
  return still;
}
