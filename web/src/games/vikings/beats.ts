// The pictures a play goes through, as the rules tell them: what lies where then, and what has moved
// there from where. Which of it slides and which flies over the page is all that is chosen here.

import type { ChangeSeen, EntrySeen } from "../../lib/protocol";
import { seatLetter, type View } from "./view";

export interface Beat {
  view: View;
  slides: [from: string, to: string][]; // names of spots: the thing at `to` comes from `from`
  flights: Flight[];
  points: Points[];
  sailed: boolean; // a ship has just left
}

// A thing that flies over the page; `lands`: it becomes what is at `to`.
interface Flight {
  id: string;
  from: string;
  to: string;
  lands: boolean;
}

// Points that are counted: so many from there to whoever wins them.
interface Points {
  from: string;
  to: string;
  points: number;
}

export function beatsOf(before: View, entry: EntrySeen): Beat[] {
  let view = before;
  return (entry.changes ?? []).map((change) => {
    const was = view;
    view = after(view, change);
    const sailed = was.sailing !== null && view.sailing === null;
    const beat: Beat = { view, slides: [], flights: [], points: [], sailed };
    for (const [from, to] of change.moves ?? []) {
      const seat = /^points (\d)$/.exec(to)?.[1];
      if (seat) {
        const points = (view.counted?.[Number(seat)] ?? 0) - (was.counted?.[Number(seat)] ?? 0);
        beat.points.push({ from, to, points });
        continue;
      }
      const id = flying(view, from, to);
      if (id) beat.flights.push({ id, from, to, lands: !/^(hand|goods) /.test(to) });
      else beat.slides.push([from, to]);
    }
    return beat;
  });
}

// The view with the told parts in their places.
export function after(view: View, change: ChangeSeen): View {
  const next = structuredClone(view);
  for (const [path, value] of change.after ?? []) {
    let at = next as unknown as Record<string | number, unknown>;
    for (const name of path.slice(0, -1)) at = at[name] as typeof at;
    at[path.at(-1) ?? ""] = value;
  }
  return next;
}

// The picture of what leaves the drawing or comes into it: bet tokens between hand and circle, goods
// to and from a prow. Nothing for what stays in one drawing.
function flying(view: View, from: string, to: string): string | null {
  const kinds = [from, to].map((spot) => spot.split(" "));
  const hand = kinds.find(([kind]) => kind === "hand");
  if (hand) return `bet-${seatLetter(view, Number(hand[1]))}`;
  const prow = kinds.find(([kind]) => kind === "prow");
  return prow ? `v-${prow[2]}` : null;
}
