// Where an action is found: on the town, among the building cards, on the character's own board, in
// the prompt bar, or as a choice card on the page. Together these are everywhere, so nothing that is
// legal is out of reach.

import { same, type Action } from "../../lib/action";
import { lore } from "./lore";
import { ownSeat, type MythwindTable, type View } from "./view";

export type Pane = "town" | "cards" | "own";
export type Place = Pane | "page" | "bar";

const BAR = new Set(["done", "finish", "agree", "object", "keep", "leave-it"]);
// Short answers: in the prompt bar too, wherever else they are.
const SHORT = new Set([...BAR, "yes", "no", "use", "pass", "kind"]);
const TOWN = new Set(["visit", "area", "clear", "demolish", "hire", "buy", "resource", "field"]);
const PAGE = new Set(["option", "yes", "no", "use", "pass", "kind", "character", "goal", "learn", "become"]);

export function placeOf([kind]: Action, view: View): Place {
  if (BAR.has(kind)) return "bar";
  if (kind === "construct") return "cards";
  if (kind === "building") return "town";
  if (kind === "skill" && view.question) return "page";
  if (kind === "die") return (view.question?.kind ?? "").endsWith("hired") ? "own" : "town";
  if (PAGE.has(kind)) return "page";
  if (TOWN.has(kind)) return "town";
  return lore.own.includes(kind) ? "own" : "page";
}

export function inBar([kind]: Action): boolean {
  return SHORT.has(kind);
}

// The choices that have no place of their own: cards on the page. Dice are there too, because whose
// they are is not always seen on the board.
export function pageChoices(table: MythwindTable): Action[] {
  const view = table.scene.view;
  const asked = view.question?.choices ?? [];
  const shown = asked.length ? asked : table.scene.legal;
  return shown.filter((action) => placeOf(action, view) === "page" || action[0] === "die");
}

// How many legal actions a pane holds.
export function countIn(table: MythwindTable, pane: Pane): number {
  const view = table.scene.view;
  return table.scene.legal.filter((action) => placeOf(action, view) === pane).length;
}

// The pane to look at now; it changes with what is to be done.
export function wantedPane(table: MythwindTable): Pane {
  const { legal, view } = table.scene;
  if (!legal.length || ownSeat(table) === null) return "town";
  const counts = (["town", "cards", "own"] as Pane[]).map((pane) => [pane, countIn(table, pane)] as const);
  if (view.question) {
    if (view.question.kind === "visit-construct" || view.question.kind === "construct") return "cards";
    return counts.reduce((best, next) => (next[1] > best[1] ? next : best))[0];
  }
  return table.matching("visit").length > 0 || countIn(table, "own") === 0 ? "town" : "own";
}

// MYT-GEN-08: a decision of all together.
export function isJoint(view: View): boolean {
  return view.question !== null && view.question.seat === null && view.seats.length > 1;
}

// Clicking what is already proposed means to agree with it.
export function answerFor(table: MythwindTable, action: Action): Action {
  return proposes(table.scene.view, action) && table.isLegal(["agree"]) ? ["agree"] : action;
}

// Whether this is what somebody has proposed.
export function proposes({ question }: View, action: Action): boolean {
  return same(question?.proposal, action);
}
