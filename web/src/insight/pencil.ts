// What the pencil draws of a move: where the things lie that its actions name, as they stand on the page.

import { keyOf, type Action } from "../lib/action";

export interface Line {
  letter: string;
  kind: "best" | "also" | "played";
  actions: Action[];
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Shape {
  d: string;
  matrix: string;
  at: [number, number]; // on it, near its upper right
}

export interface Found extends Box {
  map: boolean;
  shape: Shape | null;
}

export interface Drawn {
  letter: string;
  kind: Line["kind"];
  boxes: Found[];
  path: string; // from what moves to where it lands; empty where nothing moves
  letters: [number, number][]; // where its letter stands
}

const ROOM = 4; // px around a thing
const BOW = 0.18; // of its length by which a line is bowed
const SHORT = 24; // px: what lies nearer needs no line
const STEPS = 48; // points of an outline that are looked at
const INWARDS = 0.3; // of the way to its middle that a letter stands
const NAMED = 0.32; // of a place's size that a line keeps from its middle, where its name stands

// What stands for an action, as far as it is in sight: the thing that is pressed for it, or else the places that it
// names, as where nothing can be pressed; in a picture, as they lie there.
export function boxesOf(action: Action, picture?: Element): Found[] {
  const pressed = first([`[data-action="${CSS.escape(keyOf(action))}"]`], picture);
  const names = action.slice(1).filter((word) => typeof word === "string");
  return pressed.length ? pressed : first(names.map(placed), picture);
}

// Where places lie in a picture, by their names.
export const placesOf = (names: string[], picture: Element): Found[] => first(names.map(placed), picture);

const placed = (name: string): string => `[data-place="${CSS.escape(name)}"]`;

// Of each kind of thing the first that is in sight.
function first(wanted: string[], picture?: Element): Found[] {
  const { x: left = 0, y: top = 0 } = picture?.getBoundingClientRect() ?? {};
  return wanted.flatMap((one) => {
    for (const thing of (picture ?? document).querySelectorAll(picture ? one : `main ${one}`)) {
      const { x, y, width, height } = thing.getBoundingClientRect();
      if (width < 4 || height < 4) continue;
      if (!picture && (x > innerWidth || y > innerHeight || x + width < 0 || y + height < 0)) continue;
      const box = {
        x: x - left - ROOM,
        y: y - top - ROOM,
        width: width + 2 * ROOM,
        height: height + 2 * ROOM,
      };
      const map = picture !== undefined || thing.closest(".map") !== null;
      return [{ ...box, map, shape: shapeOf(thing, left, top) }];
    }
    return [];
  });
}

// The outline of a place that has one of its own, laid where it lies on the page.
function shapeOf(thing: Element, left: number, top: number): Shape | null {
  if (!(thing instanceof SVGPathElement) || !("place" in thing.dataset)) return null;
  const lies = thing.getScreenCTM();
  if (!lies) return null;
  const { a, b, c, d, e, f } = lies;
  const matrix = `matrix(${[a, b, c, d, e - left, f - top].join(" ")})`;
  return { d: thing.getAttribute("d") ?? "", matrix, at: cornerOf(thing, lies, left, top) };
}

// The point of an outline that is farthest to the upper right, a little towards the middle: a letter that
// stands there stands on the place, and not on the empty map beside it.
function cornerOf(outline: SVGPathElement, lies: DOMMatrix, left: number, top: number): [number, number] {
  const long = outline.getTotalLength();
  const round = Array.from({ length: STEPS }, (_, at): [number, number] => {
    const { x, y } = outline.getPointAtLength((at * long) / STEPS).matrixTransform(lies);
    return [x - left, y - top];
  });
  const [x, y] = round.reduce((best, at) => (at[0] - at[1] > best[0] - best[1] ? at : best));
  const sum = round.reduce((all, at) => [all[0] + at[0], all[1] + at[1]] as [number, number], [0, 0]);
  const [mx, my] = [sum[0] / STEPS, sum[1] / STEPS];
  return [x + (mx - x) * INWARDS, y + (my - y) * INWARDS];
}

export function drawn({ letter, kind, actions }: Line, picture?: Element): Drawn | null {
  const found = distinct(actions.flatMap((action) => boxesOf(action, picture)));
  const one = found[0];
  if (!one) return null;
  const onMap = found.filter(({ map }) => map);
  const [from, to] = onMap.slice(-2);
  const path = from && to ? bowed(from, to) : "";
  const letters: [number, number][] = [one.shape?.at ?? [one.x + one.width - 12, one.y + 12]];
  if (from && to && path) letters.push(middle(from, to));
  return { letter, kind, boxes: found, path, letters };
}

// A place that is named twice is drawn once.
const distinct = (found: Found[]): Found[] =>
  found.filter(({ x, y }, at) => found.findIndex((other) => other.x === x && other.y === y) === at);

// The best on top; where two lead the same way, only its line is drawn.
export function apart(all: Drawn[]): Drawn[] {
  return all
    .map((one, at) => {
      if (!one.path || all.findIndex(({ path }) => path === one.path) === at) return one;
      return { ...one, path: "", letters: one.letters.slice(0, 1) };
    })
    .reverse();
}

const centre = ({ x, y, width, height }: Box): [number, number] => [x + width / 2, y + height / 2];

// Where a line between two things begins and ends.
function ends(from: Found, to: Found): [[number, number], [number, number]] {
  const [[ax, ay], [bx, by]] = [centre(from), centre(to)];
  const far = Math.hypot(bx - ax, by - ay) || 1;
  const kept = ({ shape, width, height }: Found): number =>
    shape ? (NAMED * Math.min(width, height)) / far : 0;
  const [k, m] = [kept(from), kept(to)];
  return [
    [ax + (bx - ax) * k, ay + (by - ay) * k],
    [bx + (ax - bx) * m, by + (ay - by) * m],
  ];
}

function bent([ax, ay]: [number, number], [bx, by]: [number, number]): [number, number] {
  return [(ax + bx) / 2 + (by - ay) * BOW, (ay + by) / 2 - (bx - ax) * BOW];
}

function bowed(from: Found, to: Found): string {
  const [[ax, ay], [bx, by]] = ends(from, to);
  if (Math.hypot(bx - ax, by - ay) < SHORT) return "";
  const [cx, cy] = bent([ax, ay], [bx, by]);
  return `M${ax} ${ay}Q${cx} ${cy} ${bx} ${by}`;
}

// The point half-way along the bow.
function middle(from: Found, to: Found): [number, number] {
  const [[ax, ay], [bx, by]] = ends(from, to);
  const [cx, cy] = bent([ax, ay], [bx, by]);
  return [(ax + 2 * cx + bx) / 4, (ay + 2 * cy + by) / 4];
}
