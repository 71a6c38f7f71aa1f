// What the table would look like if the action that is pointed at were played: ghosts of what the
// rules say would move or change. A piece that only makes room for another is not shown.

import type { ChangeSeen } from "../../lib/protocol";
import type { Goods, Ship, View } from "./view";

export interface Ghosts {
  pieces: { spelled: string; place: number }[];
  goods: Goods | null;
  viking: number | null; // place of the piece an extra viking would stand on
  sail: boolean;
}

const place = (spot: string): [ship: number, place: number] => {
  const [, ship, at] = /^piece (\d+):(\d+)$/.exec(spot) ?? [];
  return [Number(ship), Number(at) - 1];
};

export function ghostsOf(view: View, then: View, change: ChangeSeen | undefined, ship: Ship): Ghosts {
  const ghosts: Ghosts = { pieces: [], goods: null, viking: null, sail: false };
  if (!change) return ghosts;
  (change.moves ?? []).forEach(([from, to], i) => {
    const [kind, number, what] = to.split(" ");
    if (kind === "prow" && Number(number) === ship.ship) ghosts.goods = what as Goods;
    if (kind !== "piece") return;
    const [[home, seat], [target, at]] = [place(from), place(to)];
    const spelled = view.ships[home - 1]?.hull[seat];
    if (target === ship.ship && spelled && (i === 0 || home !== target))
      ghosts.pieces.push({ spelled, place: at });
  });
  const next = then.ships[ship.ship - 1];
  ghosts.sail = Boolean(next?.sailed && !ship.sailed);
  if (!change.moves?.length) {
    const manned = next?.hull.findIndex((spelled, i) => spelled !== ship.hull[i]) ?? -1;
    ghosts.viking = manned < 0 ? null : manned;
  }
  return ghosts;
}
