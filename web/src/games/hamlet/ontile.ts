// Something that lies or stands on a tile: it says what it is when it is looked at; a press belongs to
// its tile.

import type { Attachment } from "svelte/attachments";
import type { Thing } from "../../lib/contract";
import { looked } from "../../lib/inspect";
import { listening } from "../../lib/listening";
import type { Table } from "./view";

export function onTile(table: Table, tile: string, thing: () => Thing): Attachment {
  return (node) => {
    const look = looked(node, () => ({ table, anchor: node, thing: thing() }));
    const stop = listening(node, {
      click: (event) => {
        const place = node.closest("svg.village")?.querySelector(`[data-place="${tile}"][data-action]`);
        if (look.pressed()) event.stopPropagation();
        else if (place) {
          event.stopPropagation();
          place.dispatchEvent(new MouseEvent("click", { bubbles: true, detail: event.detail }));
        }
      },
    });
    return () => {
      stop();
      look.end();
    };
  };
}
