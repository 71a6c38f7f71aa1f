// The border of a set of cells as a path, drawn in by a little and round at its corners.

type Point = readonly [x: number, y: number];

interface Drawing {
  size: number; // of a cell
  inset: number;
  round: number;
}

export const COLUMNS = "abcdefg";

// c3 is column 2, row 2.
export function placeOf(cell: string): Point {
  return [COLUMNS.indexOf(cell.charAt(0)), Number(cell.slice(1)) - 1];
}

export function outline(cells: readonly string[], drawing: Drawing): string {
  return loops(cells.map(placeOf))
    .map((loop) => path(loop, drawing))
    .join("");
}

// Edges between a cell and what is not of the set, clockwise, joined to closed loops of corners.
function loops(cells: Point[]): Point[][] {
  const inside = new Set(cells.map(String));
  const next = new Map<string, Point[]>();
  const edge = (from: Point, to: Point, beyond: Point): void => {
    if (inside.has(String(beyond))) return;
    next.set(String(from), [...(next.get(String(from)) ?? []), to]);
  };
  for (const [x, y] of cells) {
    edge([x, y], [x + 1, y], [x, y - 1]);
    edge([x + 1, y], [x + 1, y + 1], [x + 1, y]);
    edge([x + 1, y + 1], [x, y + 1], [x, y + 1]);
    edge([x, y + 1], [x, y], [x - 1, y]);
  }
  const take = (from: Point): Point | undefined => {
    const ways = next.get(String(from)) ?? [];
    const way = ways.pop();
    if (!ways.length) next.delete(String(from));
    return way;
  };
  const found: Point[][] = [];
  for (let first = next.keys().next().value; first !== undefined; first = next.keys().next().value) {
    const start = first.split(",").map(Number) as [number, number];
    const loop: Point[] = [start];
    for (let at = take(start); at && String(at) !== first; at = take(at)) loop.push(at);
    found.push(loop);
  }
  return found;
}

function path(loop: Point[], { size, inset, round }: Drawing): string {
  const at = (n: number): Point => loop[(n + loop.length) % loop.length] ?? [0, 0];
  const way = (from: Point, to: Point): Point => [Math.sign(to[0] - from[0]), Math.sign(to[1] - from[1])];
  let drawn = "";
  loop.forEach((corner, n) => {
    const [into, out] = [way(at(n - 1), corner), way(corner, at(n + 1))];
    if (String(into) === String(out)) return;
    const x = corner[0] * size - (into[1] + out[1]) * inset;
    const y = corner[1] * size + (into[0] + out[0]) * inset;
    const from = `${x - into[0] * round} ${y - into[1] * round}`;
    drawn += `${drawn ? "L" : "M"}${from}Q${x} ${y} ${x + out[0] * round} ${y + out[1] * round}`;
  });
  return `${drawn}Z`;
}
