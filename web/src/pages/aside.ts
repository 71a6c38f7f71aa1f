// Pages that many never open, in one piece.

export { default as Account } from "./Account.svelte";
export { default as AnimalsPage } from "./AnimalsPage.svelte";
export { default as ChroniclePage } from "./ChroniclePage.svelte";
export { default as Learn } from "./Learn.svelte";
export { default as NewTable } from "./NewTable.svelte";
export { default as RulesPage } from "./RulesPage.svelte";
export { default as SettingsPage } from "./SettingsPage.svelte";
export { default as SitDown } from "./SitDown.svelte";
export { default as SummaryPage } from "./SummaryPage.svelte";
