// A target: anything on a board that stands for one action (see contract.ts). Legal ones are played
// or selected; the others say why not, before the click.

import type { Attachment } from "svelte/attachments";
import { keyOf, same, type Action } from "./action";
import type { Table, TargetOptions } from "./contract";
import { whyNot } from "./whynot.svelte";

const HOVER = 400;
const LINGER = 1200; // over what is not being asked for just now
const PRESS = 500;

export function target(table: Table, action: Action, label: string, options: TargetOptions = {}): Attachment {
  return (element) => {
    const node = element as HTMLElement | SVGElement;
    const playable = table.live && (options.legal ?? table.isLegal(action));
    const native = node instanceof HTMLButtonElement;
    dress(node, { native, playable, label, table, action, options });
    const bare = { table, action, label: options.name ?? label, anchor: node };

    const wait = options.quiet ? LINGER : HOVER;
    let timer = 0;
    let pressed = false;
    const later = (delay: number, then: () => void): void => {
      clearTimeout(timer);
      timer = window.setTimeout(then, delay);
    };
    const say = (): void => void (playable || !table.live || whyNot.ask(bare));
    const leave = (): void => {
      clearTimeout(timer);
      whyNot.leave(node);
    };
    const act = (): void => {
      if (!table.live) return;
      if (!playable) {
        whyNot.ask({ ...bare, pinned: true });
        return;
      }
      whyNot.close();
      if (options.act) options.act(action);
      else void table.play(action);
    };

    const on: Record<string, (event: Event) => void> = {
      click: (event) => {
        event.stopPropagation();
        if (pressed)
          pressed = false; // the end of a long press, which has already spoken
        else act();
      },
      keydown: (event) => {
        const { key } = event as KeyboardEvent;
        if (native || (key !== "Enter" && key !== " ")) return;
        event.preventDefault();
        event.stopPropagation();
        act();
      },
      pointerenter: (event) => {
        if ((event as PointerEvent).pointerType === "mouse") later(wait, say);
      },
      pointerleave: leave,
      pointerdown: (event) => {
        pressed = false;
        if ((event as PointerEvent).pointerType === "mouse" || playable) return;
        later(PRESS, () => {
          pressed = true;
          whyNot.ask({ ...bare, pinned: true });
        });
      },
      pointerup: () => clearTimeout(timer),
      pointercancel: leave,
      focus: () => {
        if (node.matches(":focus-visible")) later(wait, say);
      },
      blur: leave,
    };
    for (const [name, listen] of Object.entries(on)) node.addEventListener(name, listen);
    return () => {
      clearTimeout(timer);
      whyNot.gone(node);
      for (const [name, listen] of Object.entries(on)) node.removeEventListener(name, listen);
    };
  };
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
function dress(node: HTMLElement | SVGElement, it: Dress): void {
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
