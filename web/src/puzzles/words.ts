// What pages of puzzles share: addresses, and the levels by which puzzles are graded.

import { animalSign } from "../lib/animals";
import type { PuzzleHead } from "../lib/protocol";
import { ui } from "../lib/speech.svelte";
import { toFile } from "../lib/home";

export const GRADES = ["skilled", "strong", "master", ""] as const; // the weakest level that finds it; easiest first
const MARKS: Record<string, string> = { first: "mk-best", later: "mk-good", missed: "mk-slip" };

export const pathOf = ({ game, name }: { game: string; name: string }): string => `/puzzle/${game}-${name}`;

// The server's name of a puzzle, from its address.
export const idOf = (address: string): string => address.replace(/-(?=[^-]*$)/, "/");

export const gradeSign = (grade: string): string => animalSign(grade) || toFile("/art/insight.svg#riddle");
export const gradeName = (grade: string): string => ui(`page-puzzle-grade-${grade || "nobody"}`);
export const markSign = (mark: string): string => toFile(`/art/insight.svg#${MARKS[mark] ?? "riddle"}`);
export const markName = (mark: string): string => ui(`page-puzzle-mark-${mark || "none"}`);

// The next one that was not solved yet, after this one in the order of the list, or from the beginning.
export function nextOf(
  all: PuzzleHead[],
  here: { game: string; name: string } | undefined,
): PuzzleHead | null {
  const at = all.findIndex(({ game, name }) => game === here?.game && name === here.name);
  const order = [...all.slice(at + 1), ...all.slice(0, Math.max(0, at))];
  const open = order.filter(({ mark }) => mark !== "first" && mark !== "later");
  return open.find(({ game }) => game === here?.game) ?? open[0] ?? order[0] ?? null;
}
