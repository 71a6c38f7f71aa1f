// Where one is in the past of a table: the scene of an earlier step, and whose eyes see it and the log.

import type { EntrySeen, Scene } from "./protocol";
import type { Eyes, TableLine } from "./wire";

const KEPT = 200; // scenes

export class Past {
  shown: Scene | null = $state.raw(null); // none: one sees the present
  eyes: Eyes = $state.raw();
  seen: EntrySeen[] | null = $state.raw(null); // the log with somebody else's eyes
  #jumps = 0;
  readonly #scenes = new Map<string, Scene>();

  constructor(readonly line: TableLine) {}

  // Show this step; `entries` are the log as it was seen till then, at the step `from`. `then` is given the
  // one play that led here, if there was only one, in the same breath: it is shown moving.
  async goTo(
    number: number,
    eyes: Eyes,
    { entries, from, me }: { entries: EntrySeen[]; from: number; me: number | null },
    then: (fresh: EntrySeen[]) => void,
  ): Promise<void> {
    const jump = ++this.#jumps;
    const [scene, fresh] = await Promise.all([
      this.#scene(number, eyes),
      this.#moving(
        entries.filter((entry) => entry.number > from && entry.number <= number),
        eyes,
      ),
    ]);
    let seen = this.seen;
    if (eyes === undefined || eyes === me) seen = null;
    else if (eyes !== this.eyes) seen = await this.line.entries(-1, eyes);
    if (jump !== this.#jumps) return; // somebody has gone elsewhere meanwhile
    this.eyes = eyes;
    this.seen = seen;
    this.shown = scene;
    then(fresh);
  }

  leave(): void {
    this.#jumps += 1;
    this.shown = null;
    this.eyes = undefined;
    this.seen = null;
  }

  // What was before the first entry of the log that is shown.
  before(first: number): Promise<EntrySeen[]> {
    return this.line.entries(-1, this.seen ? this.eyes : undefined, first);
  }

  async #scene(number: number, eyes: Eyes): Promise<Scene> {
    const key = `${number} ${eyes}`;
    const scene = this.#scenes.get(key) ?? (await this.line.scene(number, eyes));
    this.#scenes.set(key, scene);
    if (this.#scenes.size > KEPT) this.#scenes.delete([...this.#scenes.keys()][0] ?? "");
    return scene;
  }

  // One play with what it changed on the board: the log is sent without that.
  async #moving(step: EntrySeen[], eyes: Eyes): Promise<EntrySeen[]> {
    const [play, more] = step.filter(({ kind }) => kind === "play");
    if (!play || more || step.some(({ kind }) => kind === "undo")) return [];
    return this.line.entries(play.number - 1, eyes, play.number + 1, true);
  }
}
