// The picture that is shown now. When somebody else has played, it goes from the scene before to
// the scene of now play by play, so that one sees who did what; a click or Esc ends that at once.

import { tick, untrack } from "svelte";
import { same, type Action } from "../../lib/action";
import { flyPoints } from "../../lib/flying";
import { moving } from "../../lib/pace.svelte";
import type { ChangeSeen, EntrySeen, Scene } from "../../lib/protocol";
import { symbol } from "./sheets";
import { after, beatsOf, type Beat } from "./beats";
import { comeFrom, fly, placeOf } from "./motion";
import type { View } from "./view";
import type { VikingsTable } from "./words";

const BEAT = 300;
const BETWEEN = 250;
const SAILING = 900; // until a ship is out of sight
const COUNTING = 240; // from one piece of the final count to the next
const COUNTED = 700; // and after the last
const MOST = 40; // more plays than this at once are not told one by one

export class Story {
  shown: View = $state.raw({} as View);
  playing = $state(false); // others' plays, or the end of the game, are being shown
  telling = $state(false); // so is anything
  #scene: Scene<View>;
  #run = 0;

  constructor(private readonly table: VikingsTable) {
    this.#scene = table.scene;
    this.shown = table.scene.view;
  }

  // Called by every part of the board when the scene changes; the first call counts.
  follow(scene: Scene<View>, fresh: EntrySeen[]): void {
    if (scene === this.#scene) return;
    this.#scene = scene;
    const plays = fresh.filter(({ kind }) => kind === "play");
    const run = ++this.#run;
    if (!plays.length || plays.length > MOST || document.hidden) this.#end();
    else void this.#tell(plays, run);
  }

  skip(): void {
    this.#run++;
    this.#end();
  }

  // Whether this may be played, and the picture is up to date.
  may(action: Action): boolean {
    return !this.playing && this.table.isLegal(action);
  }

  // What the pointed-at action would do, picture by picture.
  get ahead(): ChangeSeen[] {
    return this.playing ? [] : (this.table.pointing.ahead?.changes ?? []);
  }

  // The table as it would be at first after the pointed-at action; as it is where nobody can tell.
  get then(): View {
    return this.ahead[0] ? after(this.shown, this.ahead[0]) : this.shown;
  }

  // What the pointed-at action is, if it may be played.
  get hint(): Action | null {
    const { action } = this.table.pointing;
    return action && this.may(action) ? action : null;
  }

  hints(action: Action): boolean {
    return same(this.hint, action);
  }

  #end(): void {
    this.playing = this.telling = false;
    this.shown = this.#scene.view;
  }

  async #tell(plays: EntrySeen[], run: number): Promise<void> {
    const over = this.#scene.outcome !== null;
    this.telling = true;
    try {
      for (const play of plays) {
        const mine = play.seat === this.table.me && !over;
        this.playing = !mine;
        for (const beat of beatsOf(this.shown, play)) {
          await this.#show(beat);
          const time = timeOf(beat, over);
          if (!mine || beat.flights.length) await wait(moving.still ? BEAT / 2 : moving.time(time));
          if (run !== this.#run) return;
        }
        if (!mine && plays.length > 1) await wait(moving.time(BETWEEN));
        if (run !== this.#run) return;
      }
      if (over) await wait(moving.time(COUNTED));
      if (run !== this.#run) return;
    } catch (error) {
      console.warn("a play could not be shown step by step", error);
    }
    this.#end();
  }

  async #show({ view, slides, flights, points }: Beat): Promise<void> {
    const from = slides.map(([name]) => placeOf(name));
    const left = flights.map((flight) => placeOf(flight.from));
    this.shown = view;
    await tick();
    slides.forEach(([, to], i) => comeFrom(to, from[i] ?? null));
    flights.forEach(({ id, to, lands }, i) => {
      fly(symbol(id), left[i] ?? null, to, lands);
    });
    for (const { from, to, points: won } of points) flyPoints(won, placeOf(from), placeOf(to));
  }
}

function timeOf({ points, sailed }: Beat, over: boolean): number {
  if (points.length) return COUNTING;
  return sailed && over ? SAILING : BEAT;
}

const wait = (ms: number): Promise<void> => new Promise((go) => setTimeout(go, ms));

const stories = new WeakMap<VikingsTable, Story>();

// The one story of a table. Whoever shows it lets it follow the table's scenes.
export function storyOf(table: VikingsTable): Story {
  let story = stories.get(table);
  if (!story) stories.set(table, (story = untrack(() => new Story(table))));
  return story;
}
