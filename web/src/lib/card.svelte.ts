// The one information card of the page: what a thing is and does, and below it the present: that one
// may choose it, or why not now. It answers a look (hover, focus, long press) calmly; only an attempt
// at what is not legal is refused. `shell/InfoCard.svelte` shows it.

import type { Action } from "./action";
import type { Table, Thing } from "./contract";
import type { Tell } from "./protocol";

export interface Question {
  table: Table;
  anchor: Element;
  thing: Thing;
  action?: Action; // what it stands for; without one it can only be looked at
  legal?: boolean;
  act?: (() => void) | undefined; // does it, where it is legal
}

// How it was opened: by a look, to be kept open, or by an attempt.
type Way = "look" | "kept" | "refused";

const LINGER = 250; // time to move the pointer from the thing into the card
const REFUSAL = 6_000;
const NEAR = 4; // px: a pointer that has not gone further is resting
const NOT_A_LOOK = new Set(["Enter", " ", "Escape"]);

class InformationCard {
  shown: Question | null = $state.raw(null);
  way: Way = $state("look");
  reasons: Tell[] = $state.raw([]);
  brings: Tell[] = $state.raw([]);
  next: Question | null = null; // waits, because the board shows it
  spent: Element | null = null; // it has been pressed: nothing more of it until the pointer has left it
  resting = true; // the pointer has not been moved since the last press
  byKey = false; // the focus moves because somebody leads it
  #rest: [number, number] | null = null;
  #timer = 0;

  // -- what one does -------------------------------------------------------------------------

  pointer({ type, clientX: x, clientY: y, movementX, movementY }: PointerEvent): void {
    this.byKey = false;
    if (type === "pointerdown") {
      this.#rest = [x, y];
      this.resting = true;
    } else if (this.#rest) {
      if (Math.hypot(x - this.#rest[0], y - this.#rest[1]) < NEAR) return;
      this.#rest = null;
      this.resting = false;
    } else if (movementX || movementY) this.resting = false;
  }

  key(key: string): void {
    this.byKey = !NOT_A_LOOK.has(key);
  }

  // -- the card ------------------------------------------------------------------------------

  look(question: Question): void {
    const same = this.shown?.anchor === question.anchor;
    if (same || this.way === "kept") this.stay();
    // Of some there is nothing to say but the name.
    else if (!question.legal || tells(question.thing)) this.#show(question, "look");
  }

  keep(question: Question | null = this.shown ?? this.next): void {
    if (!question) return;
    clearTimeout(this.#timer);
    if (this.shown?.anchor === question.anchor && this.way !== "refused") this.way = "kept";
    else this.#show(question, "kept");
  }

  refuse(question: Question): void {
    this.#show(question, "refused");
    this.away();
  }

  // Who reads a refusal keeps it: it leaves by itself only when nobody does.
  away(): void {
    clearTimeout(this.#timer);
    if (this.way === "refused") this.#timer = window.setTimeout(() => this.close(), REFUSAL);
  }

  stay(): void {
    clearTimeout(this.#timer);
  }

  // The pointer or the focus has left the thing: close soon, unless it was opened on purpose.
  leave(anchor: Element): void {
    if (this.spent === anchor) this.spent = null;
    if (this.shown?.anchor !== anchor || this.way !== "look") return;
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => this.close(), LINGER);
  }

  // The thing has changed under the card: what is told of it changes too.
  renew(question: Question): void {
    if (this.way === "refused") this.close();
    else this.#show(question, this.way);
  }

  gone(anchor: Element): void {
    if (this.shown?.anchor !== anchor) return;
    setTimeout(() => this.shown?.anchor === anchor && !anchor.isConnected && this.close());
  }

  close(): void {
    clearTimeout(this.#timer);
    this.shown = null;
    this.way = "look";
    this.reasons = this.brings = [];
  }

  #show(question: Question, way: Way): void {
    clearTimeout(this.#timer);
    if (this.shown?.anchor !== question.anchor) this.reasons = this.brings = [];
    this.shown = question;
    this.way = way;
    const { table, action, legal } = question;
    if (!action) return;
    const still = (): boolean => this.shown === question;
    if (legal) {
      this.reasons = [];
      void table.whatIf(action).then((told) => still() && (this.brings = told?.events ?? []));
    } else {
      this.brings = [];
      void table.why(action).then((reasons) => still() && (this.reasons = reasons));
    }
  }
}

// Whether there is more to say of a thing than its name.
const tells = ({ says, rows, numbers }: Thing): boolean => Boolean(says || rows?.length || numbers?.length);

export const card = new InformationCard();
