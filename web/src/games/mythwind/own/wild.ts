// Where the trails and their stones lie on the map of the wild; the unit is that of art/places.svg#pl-wild,
// which holds the paths and the fog, too.

type Point = readonly [x: number, y: number];

interface Way {
  stones: Point[];
  name: Point; // where its name stands
}

export const MAP = { y: 30, width: 640, height: 596 };
export const GATE: Point = [150, 462];

const points = (text: string): Point[] =>
  text.split(" ").map((point) => {
    const [x = 0, y = 0] = point.split(",").map(Number);
    return [x, y] as const;
  });

export const WAYS: Record<string, Way> = {
  fens: {
    stones: points("104,392 82,322 112,258"),
    name: [94, 184],
  },
  "old-wood": {
    stones: points("206,424 268,366 322,308 330,232"),
    name: [292, 142],
  },
  crags: {
    stones: points("330,452 412,408 452,330 470,250 492,172"),
    name: [452, 84],
  },
  "silver-deep": {
    stones: points("402,478 496,452 548,384 560,300 574,220 560,140"),
    name: [556, 520],
  },
};
