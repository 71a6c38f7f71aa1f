// Where a banner lies on a board: never over what moved last, and on the widest band that is empty.

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const STEP = 4;
const EDGE = 8; // px that it keeps from the board's edges

// Its upper left corner. `never` counts before `rather`; among equals it lies as far from all of them as it can,
// and in the middle.
export function bandOf(
  board: { width: number; height: number },
  banner: { width: number; height: number },
  never: Box[],
  rather: Box[],
  tail = 0, // px beside it
): { x: number; y: number } {
  const middle = (board.width - banner.width) / 2;
  const side = Math.max(0, middle - tail - EDGE);
  const last = Math.max(EDGE, board.height - banner.height - EDGE);
  let best = { x: middle, y: EDGE, cost: [Infinity, Infinity, Infinity] };
  for (const x of [middle, middle - side / 2, middle + side / 2, middle - side, middle + side]) {
    for (let y = EDGE; y <= last; y += STEP) {
      const here = { x: x - tail, y, width: banner.width + 2 * tail, height: banner.height };
      const far = Math.min(...[...never, ...rather].map((box) => apart(here, box)), y, last + EDGE - y);
      const cost = [covered(here, never), covered(here, rather), -far];
      const way = cost.findIndex((one, at) => one !== best.cost[at]);
      if (way >= 0 && (cost[way] ?? 0) < (best.cost[way] ?? 0)) best = { x, y, cost };
    }
  }
  return best;
}

const over = (a: number, as: number, b: number, bs: number): number =>
  Math.max(0, Math.min(a + as, b + bs) - Math.max(a, b));

const covered = (banner: Box, boxes: Box[]): number =>
  boxes.reduce(
    (sum, { x, y, width, height }) =>
      sum + over(banner.x, banner.width, x, width) * over(banner.y, banner.height, y, height),
    0,
  );

// How far below or above something the banner lies; what is beside it does not count.
function apart(banner: Box, { x, y, width, height }: Box): number {
  if (!over(banner.x, banner.width, x, width)) return Infinity;
  return Math.max(0, y - banner.y - banner.height, banner.y - y - height);
}
