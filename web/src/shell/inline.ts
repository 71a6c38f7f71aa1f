// Which legal actions are buttons in the prompt bar.

import { type Action } from "../lib/action";
import type { BoardModule, Table } from "../lib/contract";

const FEW = 4; // without a board of its own, so few choices are simply buttons

export function inlineActions(table: Table, board: BoardModule | null): Action[] {
  const { legal } = table.scene;
  // What a lesson asks for is always at hand, and nothing that it forbids lies in the way.
  const wanted = wantedOf(table);
  if (wanted) return [wanted];
  return legal.filter((action) => {
    if (board?.inline) return board.inline(action, table);
    if (!board) return legal.length <= FEW; // the generic board lists all of them anyway
    return action.length === 1;
  });
}

// The one action that a guided game means now.
export function wantedOf(table: Table): Action | undefined {
  const wanted = table.live ? table.scene.lesson?.wanted : undefined;
  return wanted && table.isLegal(wanted) ? wanted : undefined;
}
