// Which games have a board of their own; each is loaded only when a table of it is opened. A game
// that is not here is played on the generic board.

import type { BoardModule } from "../lib/contract";

const modules = import.meta.glob<{ default: BoardModule }>("./*/index.ts");

export async function boardOf(game: string): Promise<BoardModule | null> {
  const load = modules[`./${game}/index.ts`];
  const board = load ? (await load()).default : null;
  await board?.ready?.();
  return board;
}
