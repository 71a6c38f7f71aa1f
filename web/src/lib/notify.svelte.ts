// "Your turn" where one looks when the table is not in front: the tab's title, and a notification
// of the browser for whoever asked for it.

import { untrack } from "svelte";
import { preferences } from "./preferences.svelte";
import { ui } from "./speech.svelte";
import type { TableModel } from "./table.svelte";
import { toFile } from "./home";

export async function askToNotify(): Promise<void> {
  const answer = typeof Notification === "undefined" ? "denied" : await Notification.requestPermission();
  preferences.set("notify", answer === "granted");
}

// To be called while a component is made: lives as long as it.
export function followTurn(open: () => TableModel): void {
  let was = untrack(() => open().myTurn);
  $effect(() => {
    const table = open();
    const game = table.head.title || table.speech.title;
    document.title = table.myTurn ? `● ${ui("page-your-turn")} · ${game}` : `${game} · Osada`;
  });
  $effect(() => {
    const turn = open().myTurn;
    if (turn && !was && preferences.notify && document.visibilityState === "hidden") show(open());
    was = turn;
  });
  $effect(() => () => void (document.title = "Osada"));
}

function show(table: TableModel): void {
  try {
    const note = new Notification(ui("page-your-turn"), {
      body: table.head.title || table.speech.title,
      tag: table.id,
      icon: toFile("/icon.svg"),
    });
    note.onclick = () => {
      window.focus();
      note.close();
    };
  } catch {
    // some phones allow notifications only to installed pages
  }
}
