// What the pages around the table know of each game: its sign, how long it takes, who sits where.

import type { Colour } from "../../lib/contract";
import type { SeatHead, TableHead } from "../../lib/protocol";
import { ui } from "../../lib/speech.svelte";

interface About {
  sign: string; // a symbol of the sprite sheets
  minutes: [number, number];
  quick: number; // players in a game that one click begins
  together: boolean; // nobody plays against anybody
}

const ABOUT: Record<string, About> = {
  hamlet: { sign: "b-church", minutes: [60, 90], quick: 3, together: false },
  vikings: { sign: "sail", minutes: [30, 60], quick: 3, together: false },
  mythwind: { sign: "b-shrine", minutes: [45, 45], quick: 1, together: true },
};
const UNKNOWN: About = { sign: "b-town-hall", minutes: [30, 60], quick: 2, together: false };

export const about = (game: string): About => ABOUT[game] ?? UNKNOWN;

// The order in which games are shown: those we know first.
export function inOrder<T extends { name: string }>(games: T[]): T[] {
  const order = Object.keys(ABOUT);
  const place = (name: string): number => (order.indexOf(name) + order.length + 1) % (order.length + 1);
  return [...games].sort((a, b) => place(a.name) - place(b.name));
}

// The game's name without its texts; a game this page does not know is called by its own name.
export function gameTitle(game: string): string {
  return game in ABOUT ? ui(`page-lobby-title-${game}`) : game;
}

export function tableTitle(head: TableHead): string {
  return head.title || ui("page-lobby-untitled", { game: gameTitle(head.game) });
}

const BY_SEAT: Colour[] = ["r", "g", "b", "y"];

export function colourOf(head: TableHead, seat: number): Colour {
  const letter = head.options.colours?.[seat]?.toLowerCase() as Colour | undefined;
  return letter && BY_SEAT.includes(letter) ? letter : (BY_SEAT[seat % 4] ?? "r");
}

// Who sits there, in words; empty for an open seat.
export function sitter(seat: SeatHead): string {
  if (seat.kind === "open") return "";
  if (seat.name) return seat.name;
  return ui(seat.kind === "computer" ? "page-computer" : "table-seat", { number: seat.seat + 1 });
}

export const openSeats = (head: TableHead): number =>
  head.seats.filter(({ kind }) => kind === "open").length;

export function waitsForMe(head: TableHead): boolean {
  return head.status === "running" && !head.frozen && head.me !== null && head.turn.includes(head.me);
}
