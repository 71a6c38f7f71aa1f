// Who sits at the table: what everybody is called, and their colours.

import type { Colour, Player } from "./contract";
import type { Scene, SeatHead, TableHead } from "./protocol";
import { ui } from "./speech.svelte";

const COLOURS: Colour[] = ["r", "g", "b", "y"];

// Before others sat down, those of then.
export const namesOf = (head: TableHead | null, then: string[] = []): string[] => {
  if (then.length) return then.map((name, seat) => name || ui("table-seat", { number: seat + 1 }));
  return (head?.seats ?? []).map(({ seat, name, kind }) => {
    if (name) return name;
    return ui(kind === "computer" ? "page-computer" : "table-seat", { number: seat + 1 });
  });
};

const gone = (name: string, seat: number): SeatHead => ({
  ...{ seat, kind: "person", name, level: "", away: false, online: false, seen: 0 },
});

export const playersOf = (head: TableHead, names: string[], scene: Scene): Player[] =>
  (scene.names.length ? scene.names.map(gone) : head.seats).map((one) => ({
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
