// The end of a season as the log tells it: how the goal went, what the houses gave, what everybody did.

import { undone } from "../../lib/log";
import type { EntrySeen, Tell } from "../../lib/protocol";
import type { Event, View } from "./shapes.generated";

export interface SeasonEnd {
  number: number; // of the entry that ended it
  season: View["season"];
  goal: number; // 0: there was none
  met: boolean;
  gave: string[]; // buildings
  changes: Tell[]; // what came of it for the town
  built: string[]; // what came to stand in the season
  before: Record<string, number>; // by resource that its end has changed: the level before
  reached: number[]; // achievements
  told: Tell[]; // guests, letters and the like that came with it
  cast: string[]; // by seat: the character that the season was lived as
  deeds: Tell[][]; // by seat: what they did in the season
  earned: number[]; // by seat: coins that came in
  paid: number[]; // by seat: coins that its end brought or took
}

const CHANGES = new Set(["mythwind-die-gained", "mythwind-die-lost"]);
const TALES = /^mythwind-(guest|letter|anniversary|sky|project-built|work-built)/;

// The last season that has ended; null where none has, or the one after it is under way.
export function seasonEnd(entries: readonly EntrySeen[], view: View): SeasonEnd | null {
  if (view.phase !== "season-end" && view.phase !== "between" && view.day > 1) return null;
  const gone = undone(entries);
  const deeds: Tell[][] = view.seats.map(() => []);
  const earned = view.seats.map(() => 0);
  const built: string[] = [];
  const cast: string[] = view.seats.map(({ character }) => character);
  const changed = new Set<number>();
  let end: SeasonEnd | null = null;
  let over = false;
  for (const entry of entries) {
    if (entry.kind === "hands") {
      // what others did is not told of who sits there now
      [end, over] = [null, false];
      changed.clear();
      deeds.forEach((done) => done.splice(0));
      earned.fill(0);
    }
    if (entry.kind !== "play" || gone.has(entry.number)) continue;
    for (const told of entry.events ?? []) {
      const event = told as Event;
      if (event.key === "mythwind-season-ended") {
        over = true;
        changed.clear();
        view.seats.forEach(({ character }, seat) => (cast[seat] = character));
        end = {
          ...{ number: entry.number, season: event.args.season, goal: 0, met: false },
          ...{ gave: [], changes: [], built: [...built], before: {}, reached: [] },
          ...{ told: [], cast, deeds: [], earned: [], paid: view.seats.map(() => 0) },
        };
      } else if (event.key === "mythwind-changed") {
        // what was done belongs to who did it, whoever sits there from now on
        const { seat, old } = event.args;
        if (end && !changed.has(seat)) cast[seat] = old;
        changed.add(seat);
      } else if (over && end) ending(end, event, told);
      else {
        if (event.key === "mythwind-completed" || event.key === "mythwind-granted")
          built.push(event.args.building);
        during(event, told, entry.seat ?? null, deeds, earned);
      }
      if (event.key === "mythwind-season-began") {
        over = false;
        if (end) Object.assign(end, { deeds: deeds.map((done) => [...done]), earned: [...earned] });
        deeds.forEach((done) => done.splice(0));
        earned.fill(0);
        built.splice(0);
      }
    }
  }
  return end && over ? { ...end, deeds, earned } : end;
}

function ending(end: SeasonEnd, event: Event, told: Tell): void {
  if (event.key === "mythwind-goal-met" || event.key === "mythwind-goal-missed") {
    end.goal = event.args.goal;
    end.met = event.key === "mythwind-goal-met";
  } else if (event.key === "mythwind-building-gave") end.gave.push(event.args.building);
  else if (event.key === "mythwind-achieved") end.reached.push(event.args.achievement);
  else if (event.key === "mythwind-track-changed") {
    const { resource, change, value } = event.args;
    end.before[resource] ??= value - change;
  } else if (event.key === "mythwind-coins") {
    const { seat, change } = event.args;
    end.paid[seat] = (end.paid[seat] ?? 0) + change;
  } else if (CHANGES.has(event.key)) end.changes.push(told);
  else if (TALES.test(event.key)) end.told.push(told);
}

function during(event: Event, told: Tell, seat: number | null, deeds: Tell[][], earned: number[]): void {
  if (event.key === "mythwind-coins") {
    const { seat: whose, change } = event.args;
    earned[whose] = (earned[whose] ?? 0) + Math.max(0, change);
  } else if (seat !== null) deeds[seat]?.push(told);
}

// What counts in a season, the rarest first: the word for it, and by which event it is told.
const DID: [what: string, ...keys: Event["key"][]][] = [
  ["calves", "mythwind-farmer-calf-born"],
  ["maps", "mythwind-ranger-map-found"],
  ["harvested", "mythwind-farmer-harvested"],
  ["orders", "mythwind-crafter-delivered", "mythwind-merchant-delivered"],
  ["journeys", "mythwind-ranger-departed"],
  ["finds", "mythwind-ranger-took"],
  ["sold", "mythwind-merchant-sold"],
  ["refined", "mythwind-crafter-refined"],
  ["begun", "mythwind-construction-began"],
  ["skills", "mythwind-learned"],
  ["adventures", "mythwind-adventure"],
  ["planted", "mythwind-farmer-planted"],
  ["hired", "mythwind-hired"],
  ["used", "mythwind-used"],
  ["bought", "mythwind-bought"],
  ["errands", "mythwind-odd-job"],
];

// How often somebody did what, of all that counts.
export function tally(deeds: readonly Tell[]): [what: string, count: number][] {
  return DID.map(([what, ...keys]): [string, number] => {
    const told = (deeds as Event[]).filter(({ key }) => keys.includes(key));
    const times = told.map((event) => (event.key === "mythwind-farmer-harvested" ? event.args.count : 1));
    return [what, times.reduce((sum, n) => sum + n, 0)];
  }).filter(([, count]) => count > 0);
}
