// What went wrong, in words: problems name actions and seats, which the game's speech knows.

import type { Action } from "./action";
import type { Problem } from "./protocol";
import type { Speech } from "./speech.svelte";

export function problemText(speech: Speech, { told }: Problem): string {
  if (!speech.has(told.key)) return speech.ui("problem-unknown");
  const action = told.args?.action;
  if (!Array.isArray(action) || told.key !== "problem-lesson") return speech.message(told);
  return speech.message({
    ...told,
    args: { ...told.args, action: speech.action(action as unknown as Action) },
  });
}
