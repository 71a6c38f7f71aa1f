// Keys of the log: ↑ ↓ from line to line (Enter opens one, being a button), W between symbols and words.

import { preferences } from "../lib/preferences.svelte";

export function walk(event: KeyboardEvent): void {
  if (event.ctrlKey || event.metaKey || event.altKey || !(event.currentTarget instanceof HTMLElement)) return;
  const way = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (event.key === "w" && preferences.shortcuts) preferences.set("logWords", !preferences.logWords);
  else if (!way) return;
  else {
    const lines = [...event.currentTarget.querySelectorAll<HTMLElement>("button.row")];
    const at = lines.indexOf(document.activeElement as HTMLElement);
    // From outside the lines up begins at the newest, down at the first in sight.
    const next = at < 0 ? (way > 0 ? 0 : lines.length - 1) : at + way;
    if (!lines[next]) return;
    lines[next].focus({ focusVisible: true, preventScroll: true });
    lines[next].scrollIntoView({ block: "nearest" });
  }
  event.preventDefault();
  event.stopPropagation();
}
