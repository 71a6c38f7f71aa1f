// What is marked on the map while a villager may be sent: every errand that the rules tell, or one kind.

import { tileAction } from "./acts";
import type { Choice } from "./choice.svelte";
import { hue, type Errand, type Table, type Tile } from "./view";

export type Kind = "all" | Errand["kind"];

// The kinds there are to choose from, each with its number of errands.
export function kindsOf({ scene }: Table): [Kind, number][] {
  const { errands } = scene.view;
  const counted = (["work", "build", "road"] as const).map((kind): [Kind, number] => [
    kind,
    errands.filter((one) => one.kind === kind).length,
  ]);
  return [["all", errands.length], ...counted.filter(([, count]) => count)];
}

// The kind that is marked: all of them where there is nothing of the one that was chosen.
export const markedKind = (table: Table, choice: Choice): Kind =>
  kindsOf(table).some(([kind]) => kind === choice.kind) ? choice.kind : "all";

// What a click on a marked tile is for, in symbols: a sign, and gold or stars that it brings.
export interface Badge {
  sign: string | null;
  won: number;
  unit: "coin" | "star";
}

// By tile; the work of a tile comes before what could be built there.
export function badgesOf(table: Table, choice: Choice): Map<string, Badge> {
  const found = new Map<string, Badge>();
  if (!table.myTurn || !table.live) return found;
  const { view } = table.scene;
  const kind = markedKind(table, choice);
  for (const errand of view.errands) {
    const tile = view.tiles.find((one) => one.tile === errand.tile);
    const action = tileAction(table, errand.tile, null);
    const meant = view.stage === "turn" ? kind === "all" || errand.kind === kind : errand.kind === "work";
    if (tile && action && meant && table.isLegal(action) && !found.has(tile.tile))
      found.set(tile.tile, badgeOf(table, errand, tile));
  }
  return found;
}

const SPECIAL: Record<string, string> = { market: "k-sale", "town-hall": "k-plan" };

function badgeOf(table: Table, { kind, gold, stars }: Errand, { tile, output }: Tile): Badge {
  const { view } = table.scene;
  const made = output && output !== "basic" ? `r-${output}` : (SPECIAL[tile] ?? null);
  const sign = { work: made, build: "k-build", road: `bridge-${hue(view, view.mover)}` }[kind];
  return { sign, won: stars || gold, unit: stars ? "star" : "coin" };
}

// How wide a badge is, as a part of its height; where there is little room it is one symbol alone.
export const SIGN = 0.76;
const DIGIT = 0.32;
const AIR = 0.5;
export const digits = ({ won }: Badge): number => DIGIT * `+${won}`.length;
export function widthOf(badge: Badge, small: boolean): number {
  if (small || !badge.won) return SIGN + AIR;
  return (badge.sign ? SIGN : 0) + digits(badge) + SIGN + AIR;
}
