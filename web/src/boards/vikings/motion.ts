// Things move from one spot of the page to another. A spot is any element with `data-spot`.

const MOVE = 260;
const EASE = "cubic-bezier(.2,.8,.3,1)";

export const still = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;

function spot(name: string): Element | null {
  return document.querySelector(`[data-spot="${name}"]`);
}

// Where the spot is on the screen; null when it is not shown (in another tab, say).
export function placeOf(name: string): DOMRect | null {
  const box = spot(name)?.getBoundingClientRect();
  return box && box.width ? box : null;
}

// The thing that is at `name` now comes from the place where something else was.
export function comeFrom(name: string, from: DOMRect | null): void {
  const thing = spot(name);
  const to = placeOf(name);
  if (!thing || !to) return;
  const appear = [{ opacity: 0.2 }, { opacity: 1 }];
  if (!from || still()) {
    thing.animate(appear, { duration: MOVE });
    return;
  }
  const scale = thing instanceof SVGGraphicsElement ? (thing.getScreenCTM()?.a ?? 1) : 1;
  const dx = (from.x + from.width / 2 - to.x - to.width / 2) / scale;
  const dy = (from.y + from.height / 2 - to.y - to.height / 2) / scale;
  const far = Math.hypot(dx, dy) > 200;
  thing.animate(
    [{ transform: `translate(${dx}px,${dy}px)` }, { transform: "none" }],
    { duration: far ? MOVE * 1.6 : MOVE, easing: EASE },
  );
}

// A picture of a symbol flies over the whole page, for what leaves the drawing.
export function fly(href: string, from: DOMRect | null, to: DOMRect | null): void {
  if (!from || !to || still()) return;
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  const use = document.createElementNS("http://www.w3.org/2000/svg", "use");
  use.setAttribute("href", href);
  svg.setAttribute("viewBox", "0 0 64 64");
  svg.setAttribute("aria-hidden", "true");
  svg.append(use);
  const size = Math.max(24, to.height);
  Object.assign(svg.style, {
    position: "fixed",
    left: `${to.x + to.width / 2 - size / 2}px`,
    top: `${to.y + to.height / 2 - size / 2}px`,
    width: `${size}px`,
    height: `${size}px`,
    pointerEvents: "none",
    zIndex: "30",
  });
  document.body.append(svg);
  const dx = from.x + from.width / 2 - to.x - to.width / 2;
  const dy = from.y + from.height / 2 - to.y - to.height / 2;
  const path = [{ transform: `translate(${dx}px,${dy}px) scale(1.3)` }, { transform: "none" }];
  svg.animate(path, { duration: 600, easing: EASE }).onfinish = () => svg.remove();
}

