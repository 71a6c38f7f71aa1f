// What somebody is about to choose on the map, shared by the map and the panels around it.

import type { Action } from "../../lib/action";
import { phone } from "../../lib/windows";
import type { Kind } from "./marks";
import type { Place } from "./sites";
import type { Table } from "./view";

export class Choice {
  site: Place | null = $state.raw(null); // where the ghost lies
  preview: Place | null = $state.raw(null); // where it would lie, under the pointer
  refused: Place | null = $state.raw(null); // where it cannot lie
  culprits: string[] = $state.raw([]); // sections (seams as paths) that forbid it
  donkey: string | null = $state(null); // the tile of the donkey that was picked up
  unit: Action | null = $state.raw(null); // the unit of a payment that is looked at
  over: string | null = $state(null); // the tile that is looked at
  kind: Kind = $state(phone.current ? "work" : "all"); // which errands are marked
  villager: string | null = $state(null); // the tile of a villager that is looked at in the prompt
  sought: string | null = $state(null); // a tile that is to be brought into sight
  mix: string[] = $state.raw([]); // what a Barn would be filled with

  clear(): void {
    this.site = this.preview = this.refused = null;
    this.culprits = [];
    this.donkey = this.over = this.villager = null;
    this.unit = null;
    this.mix = [];
  }
}

const choices = new WeakMap<Table, Choice>();

export function choiceOf(table: Table): Choice {
  let choice = choices.get(table);
  if (!choice) choices.set(table, (choice = new Choice()));
  return choice;
}
