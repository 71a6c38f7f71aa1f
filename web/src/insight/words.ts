// What is said of moves: their names, and how they compare.

import type { Table } from "../lib/contract";
import type { ChoiceSeen } from "../lib/protocol";
import { ui } from "../lib/speech.svelte";
import type { TableModel } from "../lib/table.svelte";

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

// Where nobody can tell chances, a hint is what a good companion would do.
export const withChances = (choice: ChoiceSeen): boolean => choice.chances.length > 0;

export const broughtBy = (table: Table, choice: ChoiceSeen): string =>
  choice.brings.map((told) => table.speech.message(told)).join(" ");

const NAMED = 3; // so many actions of a deed are named

// A deed: the answer to what is asked as the board calls it, and what follows from it.
export function deedOf(table: TableModel, choice: ChoiceSeen): string {
  const [first, ...others] = choice.actions;
  if (!first) return "";
  const answer = table.board?.label?.(table, first) ?? table.speech.action(first);
  const following = others.slice(0, NAMED - 1).map((action) => table.speech.action(action));
  const said = [answer, ...following, ...(choice.actions.length > NAMED ? ["…"] : [])].join(", ");
  return said.charAt(0).toLocaleUpperCase() + said.slice(1);
}
