// Who sits at the table: what everybody is called, and their colours.

import type { Colour, Player } from "./contract";
import type { Scene, TableHead } from "./protocol";
import { ui } from "./speech.svelte";

const COLOURS: Colour[] = ["r", "g", "b", "y"];

export const namesOf = (head: TableHead | null): string[] =>
  (head?.seats ?? []).map(({ seat, name, kind }) => {
    if (name) return name;
    return ui(kind === "computer" ? "page-computer" : "table-seat", { number: seat + 1 });
  });

export const playersOf = (head: TableHead, names: string[], scene: Scene): Player[] =>
  head.seats.map((one) => ({
    seat: one.seat,
    name: names[one.seat] ?? "",
    colour: colourOf(one.seat, scene),
    head: one,
  }));

// The colour that the game has given them, else the one of their place.
function colourOf(seat: number, scene: Scene): Colour {
  const seats = (scene.view as { seats?: { colour?: string }[] }).seats;
  const letter = seats?.[seat]?.colour?.[0] as Colour | undefined;
  return letter && COLOURS.includes(letter) ? letter : (COLOURS[seat % COLOURS.length] ?? "r");
}
