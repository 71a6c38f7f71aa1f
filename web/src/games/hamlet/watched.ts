// Told when somebody looks at an element: the pointer over it, or the focus on it.

import type { Attachment } from "svelte/attachments";
import { listening } from "../../lib/listening";

export function watched(tell: (looking: boolean) => void): Attachment {
  return (node) => {
    // Not at once: an element that goes away loses the focus while the page is being changed.
    const told = (looking: boolean) => () => queueMicrotask(() => tell(looking));
    const [yes, no] = [told(true), told(false)];
    return listening(node, { pointerenter: yes, focus: yes, pointerleave: no, blur: no });
  };
}
