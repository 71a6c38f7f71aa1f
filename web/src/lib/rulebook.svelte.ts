// Which rule's text is open in the dialog; anything that names a rule opens it here.

import type { Speech } from "./speech.svelte";

class OpenRule {
  id = $state("");
  speech: Speech | null = $state.raw(null);

  open(speech: Speech, id: string): void {
    this.speech = speech;
    this.id = id;
  }

  close(): void {
    this.id = "";
  }
}

export const openRule = new OpenRule();
