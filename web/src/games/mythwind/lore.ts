// Lists of the game that the board goes through, and which picture stands for what; fetched with it.

import type { Action } from "../../lib/action";
import address from "./art/lore.json?url";

interface Lore {
  emblems: Record<string, string>; // by building: an emblem, and a hanging sign where it is shared
  scenes: Record<string, string>; // by card: the scene over its page
  regions: Record<string, string>; // the scene of each region of the wild
  own: string[]; // what is done on a character's own board
  gear: string[];
  trail: Action[]; // what a Ranger may do besides, as buttons
  materials: string[];
  workshop: Action[]; // the same for a Crafter
  equipment: string[];
  leaves: string[]; // the cards that speak of the Bad Winter, of whichever season they are told in
  shapes: Record<string, string>; // of seeds: cells on a small grid, column and row by digits
}

export let lore: Lore;
let fetched = false;

export async function fetchLore(): Promise<void> {
  if (!fetched) lore = (await (await fetch(address)).json()) as Lore;
  fetched = true;
}
