// An action as it travels: its kind and its arguments, ["piece", 3, 2]. What it is called, `speech`
// says; two are the same when they say the same.

import type { Wire } from "./protocol.generated";

export type Word = string | number;
export type Action = Wire;

// One line for sets, keys of lists and the attribute `data-action`.
export const keyOf = (action: Action): string => action.join(" ");

export const same = (one: Action | null | undefined, other: Action | null | undefined): boolean =>
  Boolean(one && other && keyOf(one) === keyOf(other));

// Whether an action is of this kind, and its first arguments are these.
export const begins = (action: Action, ...start: Word[]): boolean =>
  start.every((word, place) => action[place] === word);

// An action put together, where TypeScript cannot tell that a list is one.
export const act = (...action: Action): Action => action;
