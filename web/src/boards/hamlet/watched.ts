// Told when somebody looks at an element: the pointer over it, or the focus on it.

import type { Attachment } from "svelte/attachments";

export function watched(tell: (looking: boolean) => void): Attachment {
  return (node) => {
    const [yes, no] = [() => tell(true), () => tell(false)];
    const on = { pointerenter: yes, focus: yes, pointerleave: no, blur: no };
    for (const [name, listen] of Object.entries(on)) node.addEventListener(name, listen);
    return () => {
      for (const [name, listen] of Object.entries(on)) node.removeEventListener(name, listen);
    };
  };
}
