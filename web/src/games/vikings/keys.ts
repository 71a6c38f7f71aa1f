// The arrow keys go from target to target, to the nearest one that lies that way on the screen.

const WAYS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const middle = (element: Element): [number, number] => {
  const box = element.getBoundingClientRect();
  return [box.x + box.width / 2, box.y + box.height / 2];
};

export function arrows(event: KeyboardEvent): void {
  const way = WAYS[event.key];
  const from = (event.target as Element).closest("[data-action]");
  if (!way || !from) return;
  const [x, y] = middle(from);
  let best: Element | null = null;
  let least = Infinity;
  for (const other of document.querySelectorAll(".vikings [data-action]")) {
    const [ox, oy] = middle(other);
    const along = (ox - x) * way[0] + (oy - y) * way[1];
    const aside = Math.abs((ox - x) * way[1]) + Math.abs((oy - y) * way[0]);
    const far = along + aside * 2.5;
    if (other !== from && along > 3 && far < least && other.getClientRects().length) {
      least = far;
      best = other;
    }
  }
  event.preventDefault();
  (best as HTMLElement | null)?.focus();
}
