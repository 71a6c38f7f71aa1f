// What the pages around the table say of a game, and who sits where.

import { about } from "../../games";
import type { Colour } from "../../lib/contract";
import type { SeatHead, TableHead } from "../../lib/protocol";
import { common, ui } from "../../lib/speech.svelte";

// `title`, `what` it is, `play` (the button), `learn-1` to `learn-3`, `end`, `chapter-<section>`: the
// text `<game>-about-<what>`; empty where there is none.
export function said(game: string, what: string): string {
  const key = `${game}-about-${what}`;
  return common.has(key) ? ui(key) : "";
}

// The game's name without its texts; a game without one is called by its own name.
export function gameTitle(game: string): string {
  return said(game, "title") || game.charAt(0).toUpperCase() + game.slice(1).replaceAll("-", " ");
}

export function tableTitle(head: TableHead): string {
  return head.title || ui("page-lobby-untitled", { game: gameTitle(head.game) });
}

const BY_SEAT: Colour[] = ["r", "g", "b", "y"];

// The colour of a seat: what its game lets each seat choose may be one.
export function colourAt(game: string, options: Record<string, string>, seat: number): Colour {
  for (const [name, things] of Object.entries(about(game).things ?? {})) {
    const letter = options[name]?.[seat] ?? Object.keys(things)[seat];
    const colour = letter && things[letter]?.colour;
    if (colour) return colour;
  }
  return BY_SEAT[seat % 4] ?? "r";
}

export const colourOf = (head: TableHead, seat: number): Colour => colourAt(head.game, head.options, seat);

// Who sits there, in words; empty for an open seat.
export function sitter(seat: SeatHead): string {
  if (seat.kind === "open") return "";
  if (seat.name) return seat.name;
  return ui(seat.kind === "computer" ? "page-computer" : "table-seat", { number: seat.seat + 1 });
}

export const openSeats = (head: TableHead): number => head.seats.filter(({ kind }) => kind === "open").length;

export function waitsForMe(head: TableHead): boolean {
  return head.status === "running" && !head.frozen && head.me !== null && head.turn.includes(head.me);
}
