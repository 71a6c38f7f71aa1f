// Told when somebody looks at an element: the pointer over it, or the focus on it.

import type { Attachment } from "svelte/attachments";

export function watched(tell: (looking: boolean) => void): Attachment {
  return (node) => {
    // Not at once: an element that goes away loses the focus while the page is being changed.
    const [yes, no] = [true, false].map((looking) => () => queueMicrotask(() => tell(looking)));
    const on = { pointerenter: yes!, focus: yes!, pointerleave: no!, blur: no! };
    for (const [name, listen] of Object.entries(on)) node.addEventListener(name, listen);
    return () => {
      for (const [name, listen] of Object.entries(on)) node.removeEventListener(name, listen);
    };
  };
}
