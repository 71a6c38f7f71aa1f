// Every page: its addresses, and what shows it. Who adds a page adds a line here and nowhere else: the build tells
// the server the addresses (web/addresses.ts).
// The table comes with the page itself; the others are fetched when they are asked for, and so are the boards (games/).

import type { Component } from "svelte";
import TablePage from "./TablePage.svelte";

type Shown = Component<{ params: Record<string, string> }>;
type Page = readonly [addresses: readonly string[], open: () => Shown | Promise<{ default: Shown }>];

export const PAGES = {
  lobby: [["/"], () => import("./Lobby.svelte")],
  new: [["/new/:game"], () => import("./NewTable.svelte")],
  table: [["/t/:id"], () => TablePage],
  analysis: [["/a/:id"], () => import("../insight/AnalysisPage.svelte")],
  chronicle: [["/chronicle/:id"], () => import("./ChroniclePage.svelte")],
  puzzles: [["/puzzles"], () => import("../puzzles/PuzzlesPage.svelte")],
  puzzle: [["/puzzle/:id"], () => import("../puzzles/PuzzlePage.svelte")],
  enter: [["/enter/:game"], () => import("../editor/EditorPage.svelte")],
  sit: [["/s/:token", "/g/:token"], () => import("./SitDown.svelte")],
  watch: [["/w/:token"], () => import("./SitDown.svelte")],
  rules: [["/rules/:game"], () => import("./RulesPage.svelte")],
  learn: [["/learn/:game"], () => import("./Learn.svelte")],
  summary: [["/summary/:game"], () => import("./SummaryPage.svelte")],
  account: [["/account"], () => import("./Account.svelte")],
  device: [["/device"], () => import("./DevicePage.svelte")],
  animals: [["/animals"], () => import("./AnimalsPage.svelte")],
  settings: [["/settings"], () => import("./SettingsPage.svelte")],
  house: [["/house"], () => import("./HousePage.svelte")],
} satisfies Record<string, Page>;

export type PageName = keyof typeof PAGES;

// What shows a page; undefined for the page that says that there is none at an address.
export function shown(name: PageName | "lost"): Shown | Promise<Shown> | undefined {
  const page: Page | undefined = name === "lost" ? undefined : PAGES[name];
  const opened = page?.[1]();
  return opened instanceof Promise ? opened.then((module) => module.default) : opened;
}
