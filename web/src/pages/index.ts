// The pages around the table, in one piece: each is small, and who comes for one soon wants another.

import type { Component } from "svelte";
import type { PageName } from "../lib/router.svelte";
import Account from "./Account.svelte";
import Learn from "./Learn.svelte";
import Lobby from "./Lobby.svelte";
import NewTable from "./NewTable.svelte";
import RulesPage from "./RulesPage.svelte";
import SitDown from "./SitDown.svelte";

export type Page = Component<{ params: Record<string, string> }>;

export const pages: Partial<Record<PageName, Page>> = {
  lobby: Lobby,
  new: NewTable,
  sit: SitDown,
  watch: SitDown,
  rules: RulesPage,
  learn: Learn,
  account: Account,
  settings: Account,
};
