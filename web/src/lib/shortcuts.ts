// Keys of the table. Letters work only outside of fields, and can be switched off.

export type Deed =
  | "undo"
  | "text"
  | "help"
  | "log"
  | "chat"
  | "prompt"
  | "menu"
  | "next"
  | "previous"
  | "main"
  | "back"
  | "info";

export const KEYS: [string, Deed][] = [
  ["n", "next"],
  ["N", "previous"],
  ["i", "info"],
  ["p", "prompt"],
  ["u", "undo"],
  ["t", "text"],
  ["l", "log"],
  ["c", "chat"],
  ["m", "menu"],
  ["?", "help"],
];

const FIELD = "input:not([type=radio]), textarea, select, [contenteditable]";

export interface Deeds {
  enabled(): boolean;
  do(deed: Deed): void;
  number(place: number): void; // 1–9: a button of the prompt bar
}

export function listen(deeds: Deeds): (event: KeyboardEvent) => void {
  return (event) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (document.querySelector("dialog[open]")) return;
    const { key, target } = event;
    if (key === "Escape") {
      deeds.do("back");
      return;
    }
    if (target instanceof Element && target.closest(FIELD)) return;
    const busy = target instanceof Element && target.closest("button, a, [role=button]");
    if (key === "Enter" && !busy) {
      deeds.do("main");
      return;
    }
    if (!deeds.enabled()) return;
    const deed = KEYS.find(([one]) => one === key)?.[1];
    if (deed) {
      event.preventDefault();
      deeds.do(deed);
    } else if (/^[1-9]$/.test(key)) {
      deeds.number(Number(key));
    }
  };
}

// Move the focus to the next (or previous) thing on the table that can be done now.
export function focusLegal(step: 1 | -1): void {
  const all = [...document.querySelectorAll<HTMLElement>("main .legal, #prompt .btn.may, #prompt .btn.pri")];
  const seen = all.filter((one) => one.getClientRects().length > 0 && !one.closest("[data-faint]"));
  if (!seen.length) return;
  const at = seen.indexOf(document.activeElement as HTMLElement);
  const next = at < 0 ? (step > 0 ? 0 : seen.length - 1) : (at + step + seen.length) % seen.length;
  const found = seen[next];
  found?.focus({ focusVisible: true });
  found?.scrollIntoView({ block: "nearest", inline: "nearest" });
}
