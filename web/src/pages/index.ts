// Which page an address shows. The table comes with the page itself; the lobby and the pages that many never
// open are fetched when they are asked for, and so are the boards (games/).

import type { Component } from "svelte";
import type { PageName } from "../lib/router.svelte";
import TablePage from "./TablePage.svelte";

export type Page = Component<{ params: Record<string, string> }>;

const aside =
  (
    name:
      | "Account"
      | "AnimalsPage"
      | "ChroniclePage"
      | "Learn"
      | "NewTable"
      | "RulesPage"
      | "SettingsPage"
      | "SitDown"
      | "SummaryPage",
  ) =>
  (): Promise<Page> =>
    import("./aside").then((found) => found[name]);

export const pages: Partial<Record<PageName, () => Page | Promise<Page>>> = {
  lobby: () => import("./Lobby.svelte").then((found) => found.default),
  new: aside("NewTable"),
  table: () => TablePage,
  analysis: () => import("../insight/AnalysisPage.svelte").then((found) => found.default),
  chronicle: aside("ChroniclePage"),
  puzzles: () => import("../puzzles/PuzzlesPage.svelte").then((found) => found.default),
  puzzle: () => import("../puzzles/PuzzlePage.svelte").then((found) => found.default),
  enter: () => import("../editor/EditorPage.svelte").then((found) => found.default),
  sit: aside("SitDown"),
  watch: aside("SitDown"),
  rules: aside("RulesPage"),
  learn: aside("Learn"),
  summary: aside("SummaryPage"),
  account: aside("Account"),
  animals: aside("AnimalsPage"),
  settings: aside("SettingsPage"),
};
