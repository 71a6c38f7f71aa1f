// Demands as the rules write them: `3 milk/brick + 1 plank`.

import type { Speech } from "../../lib/speech.svelte";
import { BASICS, REFINED } from "./view";

export interface Group {
  count: number;
  kinds: string[];
}

export function groups(demand: string): Group[] {
  if (!demand) return [];
  return demand.split(" + ").map((part) => {
    const [count = "0", kinds = ""] = part.split(" ");
    return { count: Number(count), kinds: kinds.split("/") };
  });
}

// A demand in words.
export function inWords(speech: Speech, demand: string): string {
  const parts = groups(demand).map(({ count, kinds }) => {
    if (kinds.join() === BASICS.join()) return speech.ui("hamlet-page-any-basic", { count });
    if (kinds.join() === REFINED.join()) return speech.ui("hamlet-page-any-refined", { count });
    if (kinds.length === 1) return speech.name(`resource-${kinds[0]}-count`, { count });
    return `${count} ${kinds.map((kind) => speech.name(`resource-${kind}`)).join("/")}`;
  });
  return parts.join(" + ");
}
