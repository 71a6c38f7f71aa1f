// The action that a pointer or the focus rests on, and what the rules say it would bring.

import { same, type Action } from "./action";
import type { Table, WhatIf } from "./contract";

const REST = 60; // who only passes over a thing asks nothing

export class Pointing {
  action: Action | null = $state.raw(null);
  ahead: WhatIf<unknown> | null = $state.raw(null); // of a legal action, where nothing unknown decides
  #held = false;
  #timer = 0;

  constructor(private readonly table: Pick<Table, "isLegal" | "whatIf">) {}

  // What waits to be confirmed is shown whatever the pointer does.
  hold(action: Action | null): void {
    this.#held = false;
    if (action) this.at(action);
    else if (this.action) this.off(this.action);
    this.#held = action !== null;
  }

  at(action: Action): void {
    if (this.#held || same(this.action, action)) return;
    this.action = action;
    this.ahead = null;
    clearTimeout(this.#timer);
    if (this.table.isLegal(action)) this.#timer = window.setTimeout(() => this.#foresee(action), REST);
  }

  // Left by who pointed at it: what another points at meanwhile stays.
  off(action: Action): void {
    if (this.#held || !same(this.action, action)) return;
    clearTimeout(this.#timer);
    this.action = this.ahead = null;
  }

  #foresee(action: Action): void {
    void this.table.whatIf(action).then((told) => {
      if (same(this.action, action)) this.ahead = told;
    });
  }
}
