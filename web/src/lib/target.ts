// A target: anything on a board that stands for one action (see contract.ts). It says what it is to who
// looks; legal ones are played or selected, an attempt at the others is answered with the reason.

import type { Attachment } from "svelte/attachments";
import { keyOf, same, type Action } from "./action";
import { card, type Question } from "./card.svelte";
import type { Table, TargetOptions } from "./contract";
import { looked } from "./inspect";
import { listening } from "./listening";

export function target(table: Table, action: Action, said: string, options: TargetOptions = {}): Attachment {
  return (element) => {
    const node = element as HTMLElement;
    const label = table.called?.(action) ?? said;
    const playable = table.live && (options.legal ?? (table.isLegal(action) && meant(table, action)));
    const native = element instanceof HTMLButtonElement;
    dress(node, { native, playable, label, table, action, options });

    const act = (): void => {
      card.close();
      card.spent = node;
      if (options.act) options.act(action);
      else void table.play(action);
    };
    const question = (): Question => ({
      table,
      anchor: node,
      thing: options.about?.() ?? table.about(action) ?? { name: options.name ?? label },
      legal: playable,
      act: playable ? act : undefined,
      ...(table.live ? { action } : {}),
    });
    const look = looked(node, question);
    const press = (): void => {
      if (!table.live) return;
      if (playable) act();
      else card.refuse(question());
    };
    // Soon, not now: an element that is being removed loses the focus in the midst of that.
    const off = (): void => queueMicrotask(() => table.pointing.off(action));
    const at = (): void => table.pointing.at(action);

    const stop = listening(node, {
      click: (event) => {
        event.stopPropagation();
        if (!look.pressed()) press();
      },
      keydown: (event) => {
        if (native || (event.key !== "Enter" && event.key !== " ")) return;
        event.preventDefault();
        event.stopPropagation();
        press();
      },
      pointerenter: at,
      pointermove: at,
      pointerleave: off,
      focus: at,
      blur: off,
    });
    if (node === document.activeElement) queueMicrotask(at);
    return () => {
      stop();
      off();
      look.end();
    };
  };
}

// In a guided game only what the lesson means is lit; all else may be looked at.
function meant({ scene }: Table, action: Action): boolean {
  const wanted = scene.lesson?.wanted;
  return !wanted || same(wanted, action);
}

interface Dress {
  native: boolean;
  playable: boolean;
  label: string;
  table: Table;
  action: Action;
  options: TargetOptions;
}

// What the element says of itself: its role, label, whether it may be used now.
function dress(node: Element, it: Dress): void {
  if (!it.native) node.setAttribute("role", "button");
  if (!it.native) node.setAttribute("tabindex", it.table.live ? "0" : "-1");
  node.setAttribute("aria-label", it.label);
  node.setAttribute("data-action", keyOf(it.action));
  node.classList.toggle("legal", it.playable);
  node.classList.toggle("not-legal", !it.playable);
  node.classList.toggle("wanted", it.playable && same(it.table.scene.lesson?.wanted, it.action));
  node.classList.toggle("selected", it.options.selected === true);
  if (it.playable) node.removeAttribute("aria-disabled");
  else node.setAttribute("aria-disabled", "true");
  if (it.options.selected === undefined) node.removeAttribute("aria-pressed");
  else node.setAttribute("aria-pressed", String(it.options.selected));
}
