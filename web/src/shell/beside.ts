// Where the information card lies: right of the thing it speaks of, else left, else under or over it, and
// never upon it. On a phone it is a sheet, and the part of the table that holds the thing slides away from
// under it.

import { phone } from "../lib/windows";

const GAP = 12;
const EDGE = 8;

export function beside(card: HTMLElement, anchor: Element): () => void {
  const pane = anchor.closest<HTMLElement>(".middle, .pane, .says");
  const put = (): void => {
    if (phone.current) slide(card, anchor, pane);
    else place(card, anchor.getBoundingClientRect());
  };
  const grown = new ResizeObserver(put);
  grown.observe(card);
  addEventListener("resize", put);
  addEventListener("scroll", put, true);
  return () => {
    grown.disconnect();
    removeEventListener("resize", put);
    removeEventListener("scroll", put, true);
    if (pane) pane.style.translate = "";
  };
}

const between = (least: number, wish: number, most: number): number => Math.max(least, Math.min(wish, most));

function place(card: HTMLElement, at: DOMRect): void {
  const { offsetWidth: width, offsetHeight: height } = card;
  const right = at.right + GAP;
  const left = at.left - GAP - width;
  const fits = right + width <= innerWidth - EDGE ? right : left >= EDGE ? left : null;
  const under = at.bottom + GAP + height <= innerHeight - EDGE;
  const x = fits ?? between(EDGE, at.left + at.width / 2 - width / 2, innerWidth - width - EDGE);
  const y = fits === null ? (under ? at.bottom + GAP : at.top - GAP - height) : at.top - GAP;
  card.style.left = `${x}px`;
  card.style.top = `${between(EDGE, y, innerHeight - height - EDGE)}px`;
}

// Up by what the sheet covers of the thing (held sideways: to the left), and no further than that.
function slide(card: HTMLElement, anchor: Element, pane: HTMLElement | null): void {
  if (!pane) return;
  pane.style.translate = "";
  card.style.left = card.style.top = "";
  const at = anchor.getBoundingClientRect();
  const sheet = card.getBoundingClientRect();
  const sideways = sheet.top <= 0;
  const over = sideways ? at.right - sheet.left : at.bottom - sheet.top;
  const free = sideways ? at.left : at.top;
  const by = between(0, over + EDGE, Math.max(0, free - EDGE));
  if (by) pane.style.translate = sideways ? `${-by}px` : `0 ${-by}px`;
}
