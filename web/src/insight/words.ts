// What is said of moves: their names, and how they compare.

import type { Table } from "../lib/contract";
import type { ChoiceSeen } from "../lib/protocol";
import { ui } from "../lib/speech.svelte";

export const LETTERS = ["A", "B", "C", "D"];
const LITTLE = 0.03; // up to so much less chance is a little less
const MUCH = 0.1; // and from so much on a good deal

// A turn in words, one action after the other: in the middle of a sentence, and by itself.
export const saidOf = (table: Table, choice: { actions: ChoiceSeen["actions"] }): string =>
  choice.actions.map((action) => table.speech.action(action)).join(", ");

export function moveOf(table: Table, choice: { actions: ChoiceSeen["actions"] }): string {
  const said = saidOf(table, choice);
  return said.charAt(0).toLocaleUpperCase() + said.slice(1);
}

export const perCent = (chance: number | undefined): number => Math.round((chance ?? 0) * 100);

// How a move compares with the best one, without a number: who plays is not to count.
export function lessThan(best: ChoiceSeen, other: ChoiceSeen, seat: number): string {
  const less = (best.chances[seat] ?? 0) - (other.chances[seat] ?? 0);
  return ui(less <= LITTLE ? "page-hint-little" : less < MUCH ? "page-hint-holds" : "page-hint-less");
}

export const whyOf = (table: Table, choice: ChoiceSeen): string =>
  choice.reasons.map((told) => table.speech.message(told)).join(" ");
