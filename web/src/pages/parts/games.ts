// What the pages around the table say of a game, and who sits where.

import { about } from "../../games";
import type { Colour } from "../../lib/contract";
import type { SeatHead, TableHead } from "../../lib/protocol";
import { common, ui } from "../../lib/speech.svelte";

// `title`, `what` it is, `play` (the button), `reached` (how far it has come), `learn-1` to `learn-3`,
// `end`, `chapter-<section>`: the text `<game>-about-<what>`; empty where there is none.
export function said(game: string, what: string, args: Record<string, string | number> = {}): string {
  const key = `${game}-about-${what}`;
  return common.has(key) ? ui(key, args) : "";
}

// How far the game has come, "round 3", or came; empty where it does not say, or has been won.
export function reachedIn(head: TableHead): string {
  const known = head.winners.length === 0 && Object.keys(head.reached).length > 0;
  return known ? said(head.game, "reached", head.reached) : "";
}

// The game's name without its texts; a game without one is called by its own name.
export function gameTitle(game: string): string {
  return said(game, "title") || game.charAt(0).toUpperCase() + game.slice(1).replaceAll("-", " ");
}

// A table that nobody has named is called by who sits there.
export function tableTitle(head: TableHead): string {
  const names = head.seats.map(({ name }) => name).filter(Boolean);
  if (head.title) return head.title;
  return names.length > 1 ? names.join(", ") : ui("page-lobby-untitled", { game: gameTitle(head.game) });
}

const BY_SEAT: Colour[] = ["r", "g", "b", "y"];

// What a seat has of what each seat chooses: the option, and the letter of the thing.
export function thingsOf(game: string, options: Record<string, string>, seat: number): [string, string][] {
  return Object.entries(about(game).things ?? {}).map(([name, things]) => [
    name,
    options[name]?.[seat] ?? Object.keys(things)[seat] ?? "",
  ]);
}

// The colour of a seat: what its game lets each seat choose may be one.
export function colourAt(game: string, options: Record<string, string>, seat: number): Colour {
  for (const [name, letter] of thingsOf(game, options, seat)) {
    const colour = about(game).things?.[name]?.[letter]?.colour;
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

// The picture of what a seat plays, where it has one: what the game says of now, or what was chosen at first.
export function pictureOf({ game, options, reached }: TableHead, seat: number): string {
  const now = Object.fromEntries(Object.entries(reached).map(([name, value]) => [name, String(value)]));
  const things = thingsOf(game, { ...options, ...now }, seat);
  return things.map(([name, letter]) => about(game).things?.[name]?.[letter]?.picture).find(Boolean) ?? "";
}

// How long a game takes.
export function minutesOf(game: string): string {
  const [from, to] = about(game).minutes;
  return from === to ? ui("page-lobby-minutes-one", { from }) : ui("page-lobby-minutes", { from, to });
}

export const openSeats = (head: TableHead): number => head.seats.filter(({ kind }) => kind === "open").length;

// Where a table stands, in a few words.
export function stateOf(head: TableHead): string {
  if (head.frozen) return ui("page-lobby-frozen");
  if (waitsForMe(head)) return ui(head.turn.length > 1 ? "page-lobby-together" : "page-lobby-your-turn");
  if (head.winners.length) return wonBy(head);
  if (head.status === "over") return ui("page-lobby-finished");
  if (head.status !== "running") return ui(`page-lobby-${head.status}`);
  const free = openSeats(head);
  if (free) return ui("page-lobby-waiting-for", { count: free });
  const names = head.seats.filter(({ seat }) => head.turn.includes(seat)).map(sitter);
  return names.length ? ui("page-lobby-thinking", { names: names.join(", "), count: names.length }) : "";
}

// How it ended: who won, or what somebody reached alone.
function wonBy({ seats, winners, points }: TableHead): string {
  if (seats.length === 1) return ui("page-lobby-alone", { points });
  return ui("page-lobby-won", {
    names: seats
      .filter(({ seat }) => winners.includes(seat))
      .map(sitter)
      .join(", "),
    points,
  });
}

export function waitsForMe(head: TableHead): boolean {
  return head.status === "running" && !head.frozen && head.me !== null && head.turn.includes(head.me);
}
