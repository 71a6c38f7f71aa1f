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

export interface Drawn {
  letter: string;
  kind: Line["kind"];
  boxes: Box[];
  path: string; // from what moves to where it lands; empty where nothing moves
  letters: [number, number][]; // where its letter stands
}

const ROOM = 4; // px around a thing
const BOW = 0.18; // of its length by which a line is bowed
const SHORT = 24; // px: what lies nearer needs no line

// The thing that stands for an action, if it is in sight; in a picture, as it lies there.
export function boxOf(action: Action, picture?: Element): (Box & { map: boolean }) | null {
  const wanted = `[data-action="${CSS.escape(keyOf(action))}"]`;
  const { x: left = 0, y: top = 0 } = picture?.getBoundingClientRect() ?? {};
  for (const found of (picture ?? document).querySelectorAll(picture ? wanted : `main ${wanted}`)) {
    const { x, y, width, height } = found.getBoundingClientRect();
    if (width < 4 || height < 4) continue;
    if (!picture && (x > innerWidth || y > innerHeight || x + width < 0 || y + height < 0)) continue;
    const box = { x: x - left - ROOM, y: y - top - ROOM, width: width + 2 * ROOM, height: height + 2 * ROOM };
    return { ...box, map: picture !== undefined || found.closest(".map") !== null };
  }
  return null;
}

export function drawn({ letter, kind, actions }: Line, picture?: Element): Drawn | null {
  const found = actions.map((action) => boxOf(action, picture)).filter((box) => box !== null);
  const first = found[0];
  if (!first) return null;
  const onMap = found.filter(({ map }) => map);
  const [from, to] = onMap.slice(-2);
  const path = from && to ? bowed(from, to) : "";
  const letters: [number, number][] = [[first.x + first.width - 12, first.y + 12]];
  if (from && to && path) letters.push(middle(from, to));
  return { letter, kind, boxes: found, path, letters };
}

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

function bent(from: Box, to: Box): [number, number] {
  const [ax, ay] = centre(from);
  const [bx, by] = centre(to);
  return [(ax + bx) / 2 + (by - ay) * BOW, (ay + by) / 2 - (bx - ax) * BOW];
}

function bowed(from: Box, to: Box): string {
  const [ax, ay] = centre(from);
  const [bx, by] = centre(to);
  if (Math.hypot(bx - ax, by - ay) < SHORT) return "";
  const [cx, cy] = bent(from, to);
  return `M${ax} ${ay}Q${cx} ${cy} ${bx} ${by}`;
}

// The point half-way along the bow.
function middle(from: Box, to: Box): [number, number] {
  const [ax, ay] = centre(from);
  const [bx, by] = centre(to);
  const [cx, cy] = bent(from, to);
  return [(ax + 2 * cx + bx) / 4, (ay + 2 * cy + by) / 4];
}
