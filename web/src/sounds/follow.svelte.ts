// What is heard at a table: your turn, a piece set down, points, a refusal, the end.

import { untrack } from "svelte";
import { card } from "../lib/card.svelte";
import type { BoardModule, Table } from "../lib/contract";
import { preferences } from "../lib/preferences.svelte";
import type { EntrySeen } from "../lib/protocol";
import type { TableModel } from "../lib/table.svelte";
import type { Sound } from "./notes";

// Phones are silent until somebody wants to hear them.
export const soundOn = (): boolean => preferences.sound ?? !matchMedia("(pointer: coarse)").matches;

// No page makes a noise before somebody has touched it.
export function sound(name: Sound): void {
  if (!soundOn() || document.hidden || !navigator.userActivation.hasBeenActive) return;
  void import("./synth").then(({ play }) => play(name, preferences.volume)).catch(() => undefined);
}

// What some plays sound like: points where somebody won any.
export function heardIn(fresh: readonly EntrySeen[], board: BoardModule | null, table: Table): Sound | null {
  if (!fresh.some(({ kind }) => kind === "play")) return null;
  const gained = fresh
    .flatMap(({ events }) => events ?? [])
    .some((told) => (board?.deed?.(told, table)?.gain ?? 0) > 0);
  return gained ? "points" : "piece";
}

// To be called while a component is made: lives as long as it.
export function followSounds(table: TableModel, board: () => BoardModule | null, over: () => boolean): void {
  const rises = (what: () => boolean, name: Sound): void => {
    let was = untrack(what);
    $effect(() => {
      const now = what();
      if (now && !was) untrack(() => sound(name));
      was = now;
    });
  };
  rises(() => table.myTurn, "turn");
  rises(over, "end");
  $effect(() => {
    const refused = (card.way === "refused" ? card.shown : null) ?? table.problem ?? table.stale;
    if (refused) untrack(() => sound("refusal"));
  });
  $effect(() => {
    const { fresh } = table;
    const heard = untrack(() => heardIn(fresh, board(), table));
    if (heard) untrack(() => sound(heard));
  });
}
