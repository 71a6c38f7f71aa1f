// What the first move at a table does without, fetched in one piece once the table is there.

export { default as BannerOfEnd } from "../end/BannerOfEnd.svelte";
export { default as EndOfGame } from "../end/EndOfGame.svelte";
export { default as Film } from "../replay/Film.svelte";
export { default as ReplayBar } from "../replay/ReplayBar.svelte";
export { default as SettingsDialog } from "../settings/SettingsDialog.svelte";
export { default as Chat } from "./Chat.svelte";
export { default as EndAlone } from "./EndAlone.svelte";
export { default as Freed } from "./Freed.svelte";
export { default as GenericBoard } from "./GenericBoard.svelte";
export { default as HandsDialog } from "./HandsDialog.svelte";
export { default as Here } from "./Here.svelte";
export { default as Heard } from "./Heard.svelte";
export { default as HelpDialog } from "./HelpDialog.svelte";
export { default as LessonLine } from "./LessonLine.svelte";
export { default as Log } from "./Log.svelte";
export { overOf } from "./over";
export { default as SeatMenu } from "./SeatMenu.svelte";
export { default as TableMenu } from "./TableMenu.svelte";
export { default as TextTable } from "./TextTable.svelte";
export { default as UndoDialog } from "./UndoDialog.svelte";
export { default as VoteBar } from "./VoteBar.svelte";
