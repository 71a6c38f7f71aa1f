// Every folder beside this file is a game; nothing lists them. `about.ts` is part of the shell (a few
// words for the pages around the table), `index.ts` is the board, loaded when a table is opened, and
// the files of `art/` have addresses of their own. A game with no folder has the generic board.

import type { About, BoardModule, Book, Summary, ThingDrawing } from "../lib/contract";

const abouts = import.meta.glob<About>("./*/about.ts", { eager: true, import: "default" });
const boards = import.meta.glob<BoardModule>("./*/index.ts", { import: "default" });
const summaries = import.meta.glob<Summary>("./*/summary.ts", { import: "default" });
const books = import.meta.glob<Book>("./*/Chronicle.svelte", { import: "default" });
const things = import.meta.glob<ThingDrawing>("./*/Thing.svelte", { import: "default" });
const art = import.meta.glob<string>("./*/art/*", { eager: true, query: "?url", import: "default" });

const UNKNOWN: About = { sign: "b-town-hall", minutes: [30, 60], quick: 2 };

export const about = (game: string): About => abouts[`./${game}/about.ts`] ?? UNKNOWN;

export async function boardOf(game: string): Promise<BoardModule | null> {
  const board = (await boards[`./${game}/index.ts`]?.()) ?? null;
  await board?.ready?.();
  return board;
}

// The address of a file in the game's `art/`; undefined where there is none.
export const artOf = (game: string, file: string): string | undefined => art[`./${game}/art/${file}`];

// The game on one page; null where it has none of its own.
export async function summaryOf(game: string): Promise<Summary | null> {
  const summary = (await summaries[`./${game}/summary.ts`]?.()) ?? null;
  await summary?.ready?.();
  return summary;
}

// How a campaign is told as a book; null where a game has no chronicle.
export const bookOf = async (game: string): Promise<Book | null> =>
  (await books[`./${game}/Chronicle.svelte`]?.()) ?? null;

// How a thing looks that is put on the board while a position is entered; null where only its name is shown.
export const thingOf = async (game: string): Promise<ThingDrawing | null> =>
  (await things[`./${game}/Thing.svelte`]?.()) ?? null;
