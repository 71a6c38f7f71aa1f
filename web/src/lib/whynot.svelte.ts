// The one "Why not?" bubble of the page: what it is asked about, what the rules answer, where it
// points. `shell/WhyNot.svelte` shows it.

import { same, type Action } from "./action";
import type { Table } from "./contract";
import type { Tell } from "./protocol";

export interface WhyNotQuestion {
  table: Table;
  action: Action;
  label: string;
  anchor: Element;
  pinned?: boolean; // opened on purpose: stays until it is closed
}

const LINGER = 250; // time to move the pointer from the target into the bubble

class WhyNotBubble {
  question: WhyNotQuestion | null = $state.raw(null);
  reasons: Tell[] = $state.raw([]);
  #timer = 0;

  ask(question: WhyNotQuestion): void {
    clearTimeout(this.#timer);
    if (this.question?.anchor === question.anchor && same(this.question.action, question.action)) {
      if (question.pinned && !this.question.pinned) this.question = question;
      return;
    }
    void question.table.why(question.action).then((reasons) => {
      if (!question.anchor.isConnected || reasons.length === 0) return;
      this.reasons = reasons;
      this.question = question;
    });
  }

  // The pointer or the focus has left the target: close soon, unless it was opened on purpose.
  leave(anchor: Element): void {
    if (this.question?.anchor !== anchor || this.question.pinned) return;
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => this.close(), LINGER);
  }

  stay(): void {
    clearTimeout(this.#timer);
  }

  // The target is no longer there.
  gone(anchor: Element): void {
    if (this.question?.anchor === anchor) window.setTimeout(() => this.#ifGone(anchor), 0);
  }

  close(): void {
    clearTimeout(this.#timer);
    this.question = null;
    this.reasons = [];
  }

  // An attachment is also taken off and put on again when what it stands for has changed.
  #ifGone(anchor: Element): void {
    const now = this.question;
    if (now?.anchor === anchor && (!anchor.isConnected || now.table.isLegal(now.action))) this.close();
  }
}

export const whyNot = new WhyNotBubble();
