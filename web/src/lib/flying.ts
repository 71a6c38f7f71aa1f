// Points that are counted fly over the page, from where they lie to whoever wins them.

import { moving } from "./pace.svelte";

const FLIGHT = 640;

export function flyPoints(points: number, from: DOMRect | null, to: DOMRect | null): void {
  if (!from || !to || moving.still || document.hidden) return;
  const figure = document.createElement("b");
  figure.className = "flying-points";
  figure.setAttribute("aria-hidden", "true");
  figure.textContent = points < 0 ? `−${-points}` : `+${points}`;
  document.body.append(figure);
  const at = ({ x, y, width, height }: DOMRect, size: number): string =>
    `translate(${x + width / 2}px, ${y + height / 2}px) translate(-50%, -50%) scale(${size})`;
  const path = [
    { transform: at(from, 0.5), opacity: 0 },
    { transform: at(from, 1.25), opacity: 1, offset: 0.25 },
    { transform: at(from, 1.25), opacity: 1, offset: 0.4 },
    { transform: at(to, 0.8), opacity: 0.9 },
  ];
  const way = figure.animate(path, { duration: moving.time(FLIGHT), easing: "ease-in-out" });
  way.onfinish = way.oncancel = () => figure.remove();
}
