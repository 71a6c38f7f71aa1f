// Where an action is found: on the town, among the building cards, on the character's own board, in
// the prompt bar, or as a card beside what it is about. Together these are everywhere, so nothing that is
// legal is out of reach.

import { same, type Action } from "../../lib/action";
import { phone, sideways } from "../../lib/windows";
import { lore } from "./lore";
import { openCard, ownSeat, questionFor, type MythwindTable, type View } from "./view";

export type Pane = "town" | "cards" | "own";
// What the tabs over the middle open: a pane, or somebody else's place.
export type Tab = Pane | `seat-${number}`;
export type Place = Pane | "page" | "bar";
// Where the choices stand that have no place of their own: beside the open card of the story, on the page
// of the season's end, on the character's board or sheet, or beside the house in the valley.
export type Home = "page" | "season" | "own" | "sheet" | "town";

const BAR = new Set(["done", "finish", "agree", "object", "keep", "leave-it"]);
// Short answers: in the prompt bar too, wherever else they are.
const SHORT = new Set([...BAR, "yes", "no", "use", "pass", "kind"]);
const TRAIL = new Set(["spend-gear", "ignore-need", "call", "spend-stamina"]);
const WORKSHOP = new Set(["bonus", "tier"]);
// Where small decisions are cards beside the question on a phone held sideways.
export const ASIDE = new Set<Home>(["town", "own"]);
const TOWN = new Set(["visit", "area", "clear", "demolish", "hire", "buy", "resource", "field"]);
const PAGE = new Set([
  "option",
  "yes",
  "no",
  "use",
  "pass",
  "kind",
  "character",
  "goal",
  "learn",
  "become",
  "card",
]);
const OWN = /^(farmer|crafter|merchant|ranger)-/;
const SEASON = new Set(["season-end", "between"]);
// Skills are offered on the sheet, whichever house or card has sent one there.
const SHEET = new Set(["learn", "forget", "use-skill"]);

export function placeOf([kind]: Action, view: View): Place {
  if (BAR.has(kind)) return "bar";
  if (kind === "construct") return "cards";
  if (kind === "building") return "town";
  if (kind === "skill" && questionFor(view)) return "page";
  if (kind === "die") return hired(view) ? "own" : "town";
  if (PAGE.has(kind)) return "page";
  if (TOWN.has(kind)) return "town";
  return lore.own.includes(kind) ? "own" : "page";
}

// Whether what is asked is about hired dice, which may be anybody's.
export const hired = (view: View): boolean => (questionFor(view)?.kind ?? "").endsWith("hired");

// On a phone the few ways to meet a need on the trail are there too: the page that asks lies below the map. Held
// sideways, what is asked at the foot of the workshop is there as well, and what stands there as a card is not.
export function inBar(action: Action, table: MythwindTable): boolean {
  const { view } = table.scene;
  const [kind] = action;
  if (phone.current && questionFor(view)) {
    if (TRAIL.has(kind) || (sideways.current && WORKSHOP.has(kind))) return true;
    if (sideways.current && ASIDE.has(homeOf(view)) && freeChoices(table).some((one) => same(one, action)))
      return BAR.has(kind);
  }
  return SHORT.has(kind);
}

export function homeOf(view: View): Home {
  const question = questionFor(view);
  const kind = question?.kind ?? "";
  // What one's own board asks at the season's end is answered there, before the page of its end is opened.
  const own = OWN.test(kind) && (!SEASON.has(view.phase) || question?.seat === view.viewer);
  if (own) return "own";
  if (SEASON.has(view.phase)) return "season";
  if (SHEET.has(kind)) return "sheet";
  return openCard(view) === null ? "town" : "page";
}

// The choices that have no place of their own, as cards; short answers only where nothing else is asked.
export function freeChoices(table: MythwindTable): Action[] {
  const view = table.scene.view;
  const asked = questionFor(view)?.choices ?? [];
  const shown = asked.length ? asked : table.scene.legal;
  if (homeOf(view) === "season") return shown.filter(([kind]) => !BAR.has(kind));
  const free = shown.filter(
    (action) => placeOf(action, view) === "page" || (action[0] === "die" && hired(view)),
  );
  const placed = shown.some((action) => ["town", "cards", "own"].includes(placeOf(action, view)));
  return placed ? free.filter(([kind]) => !SHORT.has(kind)) : free;
}

// How many legal actions a pane holds.
export function countIn(table: MythwindTable, pane: Pane): number {
  const view = table.scene.view;
  const free = homeOf(view) === pane && questionFor(view) ? freeChoices(table) : [];
  const there = table.scene.legal.filter((action) => placeOf(action, view) === pane);
  return there.length + free.filter((action) => table.isLegal(action) && !there.includes(action)).length;
}

// The pane to look at now; it changes with what is to be done.
export function wantedPane(table: MythwindTable): Pane {
  const { legal, view } = table.scene;
  if (!legal.length || ownSeat(table) === null || homeOf(view) === "season") return "town";
  const counts = (["town", "cards", "own"] as Pane[]).map((pane) => [pane, countIn(table, pane)] as const);
  const question = questionFor(view);
  if (question) {
    if (question.kind === "visit-construct" || question.kind === "construct") return "cards";
    return counts.reduce((best, next) => (next[1] > best[1] ? next : best))[0];
  }
  return table.matching("visit").length > 0 || countIn(table, "own") === 0 ? "town" : "own";
}

// On a phone: the pane that holds most of what is lit.
export function leadOf(table: MythwindTable): "board" | "side" | "dock" | null {
  if (!table.myTurn) return null;
  const { view } = table.scene;
  const pane = wantedPane(table);
  const free = freeChoices(table).filter((action) => table.isLegal(action) || view.question?.proposal).length;
  if (homeOf(view) === "sheet") return "dock";
  if (homeOf(view) === "page" && free > countIn(table, pane)) return "side";
  return pane === "own" ? "dock" : "board";
}

// The house or the tile that the card in the valley is about; "" where it is about none.
export function askedAt(table: MythwindTable): string {
  const view = table.scene.view;
  const seat = questionFor(view)?.seat ?? null;
  if (seat === null || seat !== table.viewer || homeOf(view) !== "town" || !freeChoices(table).length)
    return "";
  return view.seats[seat]?.figure ?? "";
}

// Whether every answer is a button of the prompt: then nothing is asked a second time over the valley.
export function allInBar(table: MythwindTable): boolean {
  return !isJoint(table.scene.view) && freeChoices(table).every((action) => inBar(action, table));
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
