// Lighting up places of the board from elsewhere: a line of the log, "show me". Boards mark what
// stands for a place with `data-place` and draw `[data-pointed]` as they like.

import type { Colour } from "./contract";

export function point(places: readonly string[], colour: Colour): void {
  unpoint();
  const wanted = new Set(places);
  for (const one of document.querySelectorAll<HTMLElement | SVGElement>("[data-place]")) {
    if (wanted.has(one.dataset.place ?? "")) one.dataset.pointed = colour;
  }
}

export function unpoint(): void {
  for (const one of document.querySelectorAll<HTMLElement | SVGElement>("[data-pointed]")) {
    delete one.dataset.pointed;
  }
}
