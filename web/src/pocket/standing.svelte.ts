// How it stands with the worker behind the page.

import type { Coming } from "./messages";
import type { Laying } from "./python";

export type State = "laying" | "ready" | "failed" | "elsewhere" | "taken";

class Standing {
  state: State = $state("laying");
  laying: Laying = $state.raw({ step: "bringing", done: 0, of: 0 });
  bringing: Coming | null = $state.raw(null);
  failing = $state(""); // of CannotStart
  detail = $state("");
  mode = $state(""); // compiled or pure,
  why = $state(""); // and why it is pure
  keeps = $state(true); // whether anything outlasts the tab
  restarted = $state(false); // the worker had died and was started anew, and nobody was told yet
  // Start anew, after it failed; bring the tables here, where another tab has them.
  again: () => void = () => undefined;
  takeHere: () => void = () => undefined;
}

export const standing = new Standing();
