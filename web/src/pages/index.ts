// All pages in one piece: who comes for one soon wants another, and together they are smaller. Only the
// boards are fetched apart, each when its game is played.

import type { Component } from "svelte";
import type { PageName } from "../lib/router.svelte";
import Account from "./Account.svelte";
import Learn from "./Learn.svelte";
import Lobby from "./Lobby.svelte";
import NewTable from "./NewTable.svelte";
import RulesPage from "./RulesPage.svelte";
import SitDown from "./SitDown.svelte";
import TablePage from "./TablePage.svelte";

export type Page = Component<{ params: Record<string, string> }>;

export const pages: Partial<Record<PageName, Page>> = {
  lobby: Lobby,
  new: NewTable,
  table: TablePage,
  sit: SitDown,
  watch: SitDown,
  rules: RulesPage,
  learn: Learn,
  account: Account,
  settings: Account,
};
