// Demands in words.

import type { Speech } from "../../lib/speech.svelte";
import { BASICS, REFINED, type Group } from "./view";

export function inWords(speech: Speech, demand: Group[]): string {
  const parts = demand.map(({ count, kinds }) => {
    if (kinds.join() === BASICS.join()) return speech.ui("hamlet-page-any-basic", { count });
    if (kinds.join() === REFINED.join()) return speech.ui("hamlet-page-any-refined", { count });
    if (kinds.length === 1) return speech.name(`resource-${kinds[0]}-count`, { count });
    return `${count} ${kinds.map((kind) => speech.name(`resource-${kind}`)).join("/")}`;
  });
  return parts.join(" + ");
}
