// Something tried at the server: whether it is under way, and in words why it failed.

import { Refused } from "./http";
import type { Tell } from "./protocol";
import { common, type Speech } from "./speech.svelte";

export class Attempt {
  busy = $state(false);
  failed = $state("");
  code = $state(""); // of the server's refusal, if that was it
  reasons: Tell[] = $state.raw([]); // that the rules gave for it

  // `failure` says that it failed; why the server refused it is said after that, or `instead` of it.
  async to(
    deed: () => Promise<void>,
    failure: () => string,
    instead = false,
    speech: Speech = common,
  ): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.failed = this.code = "";
    this.reasons = [];
    try {
      await deed();
    } catch (error) {
      this.code = error instanceof Refused ? error.problem.code : "";
      this.reasons = error instanceof Refused ? (error.problem.reasons ?? []) : [];
      const why = error instanceof Refused ? speech.message(error.problem.told) : "";
      this.failed = why && instead ? why : `${failure()} ${why}`;
    } finally {
      this.busy = false;
    }
  }
}
