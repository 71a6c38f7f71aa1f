// Legal actions in groups, for lists that are read: one group a kind, under the words they share.

import type { Action } from "../lib/action";
import type { Speech } from "../lib/speech.svelte";

export interface Choice {
  action: Action;
  text: string;
}

export interface Group {
  title: string;
  choices: Choice[];
}

const ENOUGH = 3; // kinds with fewer actions stand together, under no title

// `name` is what an action is called, if not by the name that it has everywhere.
export function grouped(
  speech: Speech,
  legal: Action[],
  filter = "",
  name = (action: Action): string => speech.action(action),
): Group[] {
  const wanted = filter.toLocaleLowerCase(speech.lang).split(/\s+/).filter(Boolean);
  const kinds = new Map<string, Choice[]>();
  for (const action of legal) {
    const text = name(action);
    const low = text.toLocaleLowerCase(speech.lang);
    if (!wanted.every((word) => low.includes(word))) continue;
    const [kind] = action;
    kinds.set(kind, [...(kinds.get(kind) ?? []), { action, text }]);
  }
  const loose: Group = { title: "", choices: [] };
  const groups: Group[] = [];
  for (const choices of kinds.values()) {
    if (choices.length < ENOUGH) loose.choices.push(...choices);
    else groups.push({ title: shared(choices.map(({ text }) => text)), choices });
  }
  return loose.choices.length ? [loose, ...groups] : groups;
}

// The words that all texts begin with, else the first text's own beginning.
function shared(texts: string[]): string {
  const words = texts.map((text) => text.split(/\s/));
  const first = words[0] ?? [];
  let same = 0;
  while (same < first.length && words.every((one) => one[same] === first[same])) same += 1;
  return `${first.slice(0, Math.max(1, same)).join(" ")} …`;
}
