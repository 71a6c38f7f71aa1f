// What happened at a table while nobody looked at it in this browser.

import { untrack } from "svelte";
import type { Table } from "../lib/contract";
import { missedSince } from "./frames";
import { lastSeen, saw } from "./seen";

export class Missed {
  numbers: number[] = $state.raw([]);

  constructor(table: () => Table) {
    let here = $state(true); // somebody can see the page

    const look = (): void => {
      const seen = lastSeen(table().id);
      if (table().outcome || table().head.status !== "running") return; // the end says it all
      if (seen === null || !table().live || table().me === null || this.numbers.length) return;
      this.numbers = missedSince(table(), seen);
    };
    $effect(() => {
      untrack(look); // once: what comes while somebody looks is not missed
      const change = (): void => {
        here = document.visibilityState === "visible";
        if (here) look();
      };
      document.addEventListener("visibilitychange", change);
      return () => document.removeEventListener("visibilitychange", change);
    });
    // Whatever is on the table while somebody looks at it has been seen.
    $effect(() => {
      const number = table().entries.at(-1)?.number ?? 0;
      if (here && table().live && !this.numbers.length) saw(table().id, number);
    });
  }

  clear(): void {
    this.numbers = [];
  }
}
