// Something tried at the server: whether it is under way, and in words why it failed.

import { Refused } from "./api";
import { common, type Speech } from "./speech.svelte";

export class Attempt {
  busy = $state(false);
  failed = $state("");

  // `failure` says that it failed; why the server refused it is said after that, or `instead` of it.
  async to(deed: () => Promise<void>, failure: () => string, instead = false, speech: Speech = common): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.failed = "";
    try {
      await deed();
    } catch (error) {
      const why = error instanceof Refused ? speech.message(error.problem.told) : "";
      this.failed = why && instead ? why : `${failure()} ${why}`;
    } finally {
      this.busy = false;
    }
  }
}
