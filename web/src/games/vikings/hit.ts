// Targets of this board: they speak up by themselves only about what is being asked for now, and
// tell the story which of them the pointer or the focus rests on.

import type { Attachment } from "svelte/attachments";
import type { Action } from "../../lib/action";
import type { TargetOptions } from "../../lib/contract";
import { target } from "../../lib/target";
import type { Story } from "./story.svelte";
import type { VikingsTable } from "./words";

// Whether things of this kind are what the player is asked for, and the picture is up to date.
export const asks = (table: VikingsTable, story: Story, kind: string): boolean =>
  !story.playing && table.scene.legal.some((action) => action[0] === kind);

export function hit(
  table: VikingsTable,
  story: Story,
  action: Action,
  label: string,
  options: TargetOptions = {},
): Attachment {
  const quiet = !asks(table, story, action[0]);
  const attach = target(table, action, label, {
    quiet,
    name: table.speech.action(action),
    ...options,
    ...(story.playing ? { legal: false } : {}), // nothing is lit before one can see where it lies
  });
  return (element) => {
    const enter = (): void => story.point(action);
    // Soon, not now: an element that is being removed loses the focus in the midst of that.
    const leave = (): void =>
      queueMicrotask(() => {
        if (story.pointed === action) story.point(null);
      });
    const events: [string, () => void][] = [
      ["pointerenter", enter],
      ["focus", enter],
      ["pointerleave", leave],
      ["blur", leave],
    ];
    for (const [name, listen] of events) element.addEventListener(name, listen);
    const detach = attach(element);
    if (quiet) element.setAttribute("tabindex", "-1"); // the arrow keys still lead there
    if (element === document.activeElement) queueMicrotask(enter);
    return () => {
      for (const [name, listen] of events) element.removeEventListener(name, listen);
      leave();
      detach?.();
    };
  };
}
