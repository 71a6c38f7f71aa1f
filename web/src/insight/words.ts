// What is said of moves: their names, and how they compare.

import type { Table } from "../lib/contract";
import type { ChoiceSeen, DecidedBy, DecisionSeen, MomentSeen } from "../lib/protocol";
import { language } from "../lib/language.svelte";
import { ui } from "../lib/speech.svelte";
import type { TableModel } from "../lib/table.svelte";

export const LETTERS = ["A", "B", "C", "D"];

// A turn in words, one action after the other: in the middle of a sentence, and by itself.
export const saidOf = (table: Table, choice: { actions: ChoiceSeen["actions"] }): string =>
  choice.actions.map((action) => table.speech.action(action)).join(", ");

export function moveOf(table: Table, choice: { actions: ChoiceSeen["actions"] }): string {
  const said = saidOf(table, choice);
  return said.charAt(0).toLocaleUpperCase() + said.slice(1);
}

export const perCent = (chance: number | undefined): number => Math.round((chance ?? 0) * 100);

// The same as it is written in each language ("27%", "27 %"); nothing where it is not known yet.
export function percentOf(chance: number | undefined): string {
  if (chance === undefined) return "";
  return new Intl.NumberFormat(language.lang, { style: "percent" }).format(perCent(chance) / 100);
}

// How a move compares with the best one, without a number: who plays is not to count.
export const stepOf = ({ step }: ChoiceSeen): string => ui(`page-hint-${step}`);

// What a moment is called: what was gained or lost by it.
export function titleOf(table: Table, { title }: MomentSeen): string {
  const said = table.speech.message(title);
  return said.charAt(0).toLocaleUpperCase() + said.slice(1);
}

// The chance to win before a moment and after it: what was missed, or what the next best would have left.
export function swingOf({ choices, played, seat }: DecisionSeen): [string, string] {
  const chance = (at: number): string => percentOf(choices[at]?.chances[seat]);
  return [chance(played ? 0 : 1), chance(played)];
}

// Where no decision of a seat swung a game: what did.
export function decidedBy(table: TableModel, decided: DecidedBy | null): string {
  if (!decided) return ui("page-analysis-no-lesson");
  const { seat, winner, other, by, part, winners, others } = decided;
  const called = (one: number): string => table.speech.seat(one);
  const names = { whose: called(seat), name: called(winner), other: called(other) };
  if (!by) return ui("page-analysis-level", names);
  const figures = { by, part: table.speech.scorePart(part), mine: winners, theirs: others };
  return ui("page-analysis-decided", { ...names, ...figures });
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
