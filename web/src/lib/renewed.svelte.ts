// Whether the server has another page by now: a part that is fetched late is gone, though the server answers. What
// was sent before is at the table, and what is shown then comes from there.

import { toFile } from "./home";

class Renewed {
  is = $state(false);

  start(): void {
    addEventListener("vite:preloadError", () => void this.#ask());
  }

  async #ask(): Promise<void> {
    const answer = await fetch(toFile("/"), { cache: "no-store" }).catch(() => null);
    if (answer?.ok) this.is = true;
  }
}

export const renewed = new Renewed();
