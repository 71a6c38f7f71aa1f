// Things move from one spot of the page to another. A spot is any element with `data-spot`.

import { moving } from "../../lib/pace.svelte";

const MOVE = 260;
const FLIGHT = 560;
const SVG = "http://www.w3.org/2000/svg";
const EASE = "cubic-bezier(.2,.8,.3,1)";

// The same thing may be drawn in several panes of a phone: the one that is shown counts.
function spot(name: string): Element | undefined {
  const all = [...document.querySelectorAll(`[data-spot="${name}"]`)];
  return all.find((one) => one.getClientRects().length);
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
  if (!from || moving.still) {
    thing.animate([{ opacity: 0.2 }, { opacity: 1 }], { duration: MOVE });
    return;
  }
  const mover = thing instanceof SVGGraphicsElement ? raised(thing) : thing;
  const scale = thing instanceof SVGGraphicsElement ? (thing.getScreenCTM()?.a ?? 1) : 1;
  const dx = (from.x + from.width / 2 - to.x - to.width / 2) / scale;
  const dy = (from.y + from.height / 2 - to.y - to.height / 2) / scale;
  const duration = moving.time(Math.hypot(dx, dy) > 200 ? MOVE * 1.6 : MOVE);
  const path = [{ transform: `translate(${dx}px,${dy}px)` }, { transform: "none" }];
  const way = mover.animate(path, { duration, easing: EASE });
  if (mover === thing) return;
  hide(thing, duration);
  way.onfinish = () => mover.parentElement?.remove();
}

const hide = (thing: Element, duration: number): void =>
  void thing.animate([{ opacity: 0 }, { opacity: 0 }], { duration });

// A double of a drawn thing above all others, so that what moves is never behind what rests.
function raised(thing: SVGGraphicsElement): SVGElement {
  const svg = thing.ownerSVGElement;
  const matrix = thing.getScreenCTM();
  const ground = svg?.getScreenCTM();
  if (!svg || !matrix || !ground) return thing;
  const { a, b, c, d, e, f } = ground.inverse().multiply(matrix);
  const holder = document.createElementNS(svg.namespaceURI, "g") as SVGElement;
  holder.setAttribute("transform", `matrix(${[a, b, c, d, e, f].join()})`);
  holder.setAttribute("aria-hidden", "true");
  holder.style.pointerEvents = "none";
  const double = thing.cloneNode(true) as SVGElement;
  double.removeAttribute("data-spot");
  holder.append(double);
  svg.append(holder);
  return double;
}

// A picture of a symbol flies over the whole page, for what leaves the drawing.
// With `lands`, what it becomes shows itself when it arrives.
export function fly(href: string, from: DOMRect | null, name: string, lands: boolean): void {
  const to = placeOf(name);
  if (!from || !to || moving.still) return;
  const duration = moving.time(FLIGHT);
  const thing = lands && spot(name);
  if (thing) hide(thing, duration);
  const svg = document.createElementNS(SVG, "svg");
  const use = document.createElementNS(SVG, "use");
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
  svg.animate(path, { duration, easing: EASE }).onfinish = () => svg.remove();
}
