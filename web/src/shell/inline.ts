// Which legal actions are buttons in the prompt bar.

import { same, type Action } from "../lib/action";
import type { BoardModule, Table } from "../lib/contract";

const FEW = 4; // without a board of its own, so few choices are simply buttons

export function inlineActions(table: Table, board: BoardModule | null): Action[] {
  const { legal, lesson } = table.scene;
  const chosen = legal.filter((action) => {
    if (board?.inline) return board.inline(action, table);
    if (!board) return legal.length <= FEW; // the generic board lists all of them anyway
    return action.length === 1;
  });
  // What a lesson asks for is always at hand.
  const wanted = lesson?.wanted;
  if (wanted && table.isLegal(wanted) && !chosen.some((one) => same(one, wanted))) chosen.push(wanted);
  return chosen;
}
