// Targets of this board: Tab goes to those that are asked for now, the arrow keys to all of them.

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
    name: table.speech.action(action),
    ...options,
    ...(story.playing ? { legal: false } : {}), // nothing is lit before one can see where it lies
  });
  return (element) => {
    const detach = attach(element);
    if (quiet) element.setAttribute("tabindex", "-1");
    return detach;
  };
}
