// What merely ends a turn, where it is all that is left to do.

import type { Action } from "../lib/action";
import type { BoardModule, Table } from "../lib/contract";

type Seen = Pick<Table, "live" | "myTurn" | "scene" | "entries" | "draft">;

// The action that would be made by itself; null where there is a choice, where somebody is being taught, or has
// just taken something back and may want to look.
export function onlyEnd(table: Seen, board: BoardModule | null): Action | null {
  const [only, ...more] = table.scene.legal;
  if (!table.live || !table.myTurn || table.scene.lesson || table.draft || !only || more.length) return null;
  const last = table.entries.findLast(({ kind }) => kind === "play" || kind === "undo");
  return last?.kind === "play" && board?.ends?.includes(only[0]) ? only : null;
}
