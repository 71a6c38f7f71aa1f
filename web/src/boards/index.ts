// Which games have a board of their own; each is loaded only when a table of it is opened. A game
// that is not here is played on the generic board.

import type { BoardModule } from "../lib/contract";

const boards: Record<string, () => Promise<{ default: BoardModule }>> = {
  hamlet: () => import("./hamlet"),
  mythwind: () => import("./mythwind"),
  vikings: () => import("./vikings"),
};

export async function boardOf(game: string): Promise<BoardModule | null> {
  const board = (await boards[game]?.())?.default ?? null;
  await board?.ready?.();
  return board;
}
