// Where everything lies in the painted valley; the unit is that of art/valley.svg#valley, which
// also holds the islands of ground and the roads.

export const FRAME = { x: -14, y: -6, width: 766, height: 484 };
export const BOX = `${FRAME.x} ${FRAME.y} ${FRAME.width} ${FRAME.height}`;

const POINTS =
  "104,96 236,74 372,84 506,76 632,104 132,236 340,212 500,228 640,246 98,396 246,392 414,392 572,396";

export interface Spot {
  x: number;
  y: number;
}

export const AREAS: Spot[] = POINTS.split(" ").map((point) => {
  const [x = 0, y = 0] = point.split(",").map(Number);
  return { x, y };
});

// Where a figure stands in the valley: beside the building it visits, or nowhere.
export function figureAt(space: string | null, areas: { what: string }[]): Spot | null {
  const area = space === null ? undefined : AREAS[areas.findIndex(({ what }) => what === space)];
  return area ? { x: area.x + 50, y: area.y + 22 } : null;
}
