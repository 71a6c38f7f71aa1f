// What can be looked at: after a moment under the pointer, with the focus, or pressed long with a
// finger, a thing says what it is on the information card.

import { untrack } from "svelte";
import type { Attachment } from "svelte/attachments";
import { card, type Question } from "./card.svelte";
import type { Table, Thing } from "./contract";
import { listening } from "./listening";

const HOVER = 350;
const PREVIEWED = 1_500; // what the board shows already, the card tells to who stays; or at once, with I
const PRESS = 400;

// A thing on a board that stands for no action; the board gives it a name for those who hear it. As there
// is nothing to be done with it, a plain tap asks what it is, unless it belongs to something that acts.
export function inspect(table: Table, thing: () => Thing): Attachment {
  return (element) => {
    const question = (): Question => ({ table, anchor: element, thing: thing() });
    const look = looked(element, question);
    const stop = listening(element, {
      click: () => {
        if (!look.pressed() && !element.closest("button, a, [data-action]")) card.keep(question());
      },
    });
    return () => {
      stop();
      look.end();
    };
  };
}

interface Looked {
  pressed: () => boolean; // whether a long press has just spoken: what follows is no click
  end: () => void;
}

// Whether the board shows what choosing it would move.
const isPreviewed = ({ table, legal }: Question): boolean =>
  legal === true && (table.pointing.ahead?.changes ?? []).some(({ moves = [] }) => moves.length > 0);

export function looked(node: Element, question: () => Question): Looked {
  let timer = 0;
  let asked = false; // once a visit
  let long = false;
  const later = (delay: number, then: () => void): void => {
    clearTimeout(timer);
    timer = window.setTimeout(then, delay);
  };
  const leave = (): void => {
    clearTimeout(timer);
    asked = false;
    if (card.next?.anchor === node) card.next = null;
    card.leave(node);
  };
  const hover = (event: PointerEvent): void => {
    if (event.pointerType !== "mouse" || asked || card.resting || card.spent === node) return;
    asked = true;
    later(HOVER, () => {
      const now = question();
      if (!isPreviewed(now)) return void card.look(now);
      card.next = now;
      later(PREVIEWED - HOVER, () => card.look(question()));
    });
  };
  const stop = listening(node, {
    pointerenter: hover,
    pointermove: hover,
    pointerleave: leave,
    pointercancel: leave,
    pointerdown: (event) => {
      long = false;
      clearTimeout(timer);
      if (event.pointerType === "mouse") return;
      later(PRESS, () => {
        long = true;
        card.keep(question());
      });
    },
    pointerup: () => clearTimeout(timer),
    focus: () => {
      if (card.byKey && node.matches(":focus-visible")) card.look(question());
    },
    blur: leave,
  });
  untrack(() => card.shown?.anchor === node && card.renew(question()));
  return {
    pressed: () => {
      const was = long;
      long = false;
      return was;
    },
    end: () => {
      clearTimeout(timer);
      card.gone(node);
      stop();
    },
  };
}
