// What the table would look like if the action that is pointed at were played: ghosts, no rules. A
// piece that is moved shows where it would go; a token or goods where they would lie.

import type { Action } from "../../lib/action";
import type { Goods, Ship, View } from "./view";

export interface Ghosts {
  pieces: { spelled: string; place: number }[];
  goods: Goods | "hidden" | null;
  viking: number | null; // place of the piece an extra viking would stand on
  sail: boolean;
}

export function ghostsOf(
  view: View,
  hint: Action | null,
  ship: Ship,
  options: Record<string, string>,
): Ghosts {
  const ghosts: Ghosts = { pieces: [], goods: null, viking: null, sail: false };
  if (!hint) return ghosts;
  const [kind, number, second] = hint;
  const place = kind === "piece" ? Number(second) : 0;
  const chosen = view.chosen_piece;
  const spelled = chosen ? view.ships[chosen[0] - 1]?.hull[chosen[1] - 1] : undefined;
  if (number === ship.ship) {
    if (view.stage === "jump-ship" && spelled) ghosts.pieces.push({ spelled, place: ship.hull.length });
    if (view.stage === "load-ship") ghosts.goods = view.held[0] ?? "hidden";
    ghosts.sail = view.stage === "sail";
    if (place) {
      const here = ship.hull[place - 1] as string;
      if (view.stage === "viking") ghosts.viking = place - 1;
      if (view.stage === "promote") {
        const to = options.promote === "one-step" ? place - 2 : 0;
        ghosts.pieces.push({ spelled: here, place: to });
      }
      if (view.stage === "swap-second" && spelled) ghosts.pieces.push({ spelled, place: place - 1 });
    }
  } else if (view.stage === "swap-second" && chosen?.[0] === ship.ship && place) {
    const other = view.ships[Number(number) - 1]?.hull[place - 1];
    if (other) ghosts.pieces.push({ spelled: other, place: chosen[1] - 1 });
  }
  return ghosts;
}
