// Which picture stands for what.

import { lore } from "./lore";

// s2 is a sprite, v1 a villager.
export function dieArt(die: string): string {
  return `die-${die.startsWith("s") ? "sprite" : "folk"}-${die.slice(1)}`;
}

export function emblem(building: string): { house: string; sign: string } {
  const [house = "warehouse", sign = ""] = (lore.emblems[building] ?? "").split(" ");
  return { house: `b-${house || "warehouse"}`, sign: sign && `sign-${sign}` };
}

const WILD = ["wood", "pass", "reeds", "stone", "road", "orchard", "stair", "tower"];

// `event 5`, `adventure 3`, `envelope 1`.
export function scene(card: string): string {
  const [kind = "", number = "0"] = card.split(" ");
  const known = lore.scenes[kind.charAt(0) + number];
  if (kind === "envelope") return number === "1" ? "vg-stone" : "vg-stair";
  return `vg-${known ?? WILD[Number(number) % WILD.length]}`;
}
