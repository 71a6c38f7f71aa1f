// The steps of a replay: the beginning, then every play that stands, and whenever other players sat down.
// What was taken back is left out.

import { undone } from "../lib/log";
import type { EntrySeen, Tell } from "../lib/protocol";

export interface Step {
  number: number; // the entry after which the game stands so
  seat: number | null; // who made it
  entry: EntrySeen | null;
}

export function stepsOf(entries: readonly EntrySeen[]): Step[] {
  const gone = undone(entries);
  const moves = entries.filter(
    ({ kind, number }) => kind === "hands" || (kind === "play" && !gone.has(number)),
  );
  const start = entries.find(({ kind }) => kind === "start")?.number ?? 0;
  return [
    { number: start, seat: null, entry: null },
    ...moves.map((entry) => ({
      ...{ number: entry.number, entry },
      seat: entry.kind === "play" ? (entry.seat ?? null) : null,
    })),
  ];
}

// The step at which the game stands after entry `number`.
export function placeOf(steps: readonly Step[], number: number): number {
  let place = 0;
  while (place + 1 < steps.length && (steps[place + 1]?.number ?? 0) <= number) place += 1;
  return place;
}

// Whether a turn ends with this step: somebody else comes next, or nobody.
function endsTurn(steps: readonly Step[], place: number): boolean {
  return place === 0 || place === steps.length - 1 || steps[place + 1]?.seat !== steps[place]?.seat;
}

// The nearest end of a turn before (-1) or after (1) a step.
export function turnFrom(steps: readonly Step[], place: number, way: -1 | 1): number {
  let next = place + way;
  while (next > 0 && next < steps.length - 1 && !endsTurn(steps, next)) next += way;
  return Math.max(0, Math.min(steps.length - 1, next));
}

// Where a round (a day, a season) begins, by what the game tells: a mark on the timeline.
export interface Mark {
  place: number; // the step after which it has begun
  told: Tell;
}

export function marksOf(steps: readonly Step[], opens: (told: Tell) => boolean): Mark[] {
  return steps.flatMap(({ entry }, place) => {
    const told = (entry?.events ?? []).filter(opens).at(-1);
    return told ? [{ place, told }] : [];
  });
}

// The nearest mark before (-1) or after (1) a step; the ends of the game count as marks.
export function markFrom(marks: readonly Mark[], last: number, place: number, way: -1 | 1): number {
  const places = [0, ...marks.map((mark) => mark.place), last];
  if (way > 0) return places.find((one) => one > place) ?? last;
  return places.findLast((one) => one < place) ?? 0;
}
