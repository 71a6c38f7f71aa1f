// How fast things move: as chosen here, else as the machine asks. `data-pace` of the page says it to the
// style sheets.

import { preferences, type Pace } from "./preferences.svelte";

const TIMES: Record<Pace, number> = { off: 0, slow: 1.8, normal: 1, fast: 0.5 };

class Moving {
  #less = $state(false); // the machine asks for less motion

  start(): void {
    const less = matchMedia("(prefers-reduced-motion: reduce)");
    this.#less = less.matches;
    less.addEventListener("change", ({ matches }) => (this.#less = matches));
    $effect.root(() => {
      $effect(() => void (document.documentElement.dataset.pace = this.pace));
    });
  }

  get pace(): Pace {
    return preferences.pace ?? (this.#less ? "off" : "normal");
  }

  // Nothing moves: what has changed is there at once.
  get still(): boolean {
    return this.pace === "off";
  }

  // How long something takes that takes so long at the usual pace.
  time(milliseconds: number): number {
    return milliseconds * TIMES[this.pace];
  }
}

export const moving = new Moving();
