// What somebody is called who has not said: a friendly name, the same on this device from then on.

import { ui } from "./speech.svelte";

const KEPT = "osada-guest";
const PLACES = 12;

export function guestName(): string {
  return ui("page-guest", { place: place() });
}

function place(): number {
  try {
    const kept = Number(localStorage.getItem(KEPT));
    if (kept >= 1 && kept <= PLACES) return kept;
    const drawn = 1 + Math.floor(Math.random() * PLACES);
    localStorage.setItem(KEPT, String(drawn));
    return drawn;
  } catch {
    return 1; // a private window may refuse
  }
}
