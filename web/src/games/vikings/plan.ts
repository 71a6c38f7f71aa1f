// Where things lie in harbour and fjord, in units of the drawing. Two plans of the same things:
// "wide" has the quay at the left and ships growing to the right; "tall", for phones, has a jetty
// above every ship, and everything on it is large enough for a thumb.

import type { View } from "./view";

export interface Row {
  ship: number;
  y: number;
  h: number;
  shipX: number;
  shipY: number; // top of the ship's drawing, P high
  chipsX: number;
  chipsY: number;
  wakeY: number;
  closed: boolean; // a berth with nothing left to see: no circles are drawn
  circle: (place: number) => { x: number; y: number };
}

export interface Plan {
  tall: boolean;
  land: boolean; // a phone held sideways: the four circles of a berth in one row, chips too
  cards: boolean; // the sea has room for cards beside the ships
  W: number;
  H: number;
  P: number; // width of a prow and of a hull piece
  quay: number; // width of the quay; 0 in the tall plan
  jetty: number; // height of a jetty; 0 in the wide plan
  radius: number;
  chip: number; // from one control chip to the next
  rows: Row[];
}

const NARROW = 560;
const CARD = 78; // from one card to the next
const WIDE = { P: 74, quay: 150, ship: 164, least: 700, row: 93 };

export function planOf(width: number, height: number, view: View): Plan {
  if (width < NARROW && width > height) return landPlan(width, height, view);
  return width < NARROW ? tallPlan(width, view) : widePlan(width, height, view);
}

function widePlan(width: number, height: number, view: View): Plan {
  const { P, quay, ship, least, row } = WIDE;
  const ratio = width / Math.max(height, 1);
  const H = Math.max(row * 8, least / ratio);
  const W = Math.max(least, H * ratio);
  const h = H / 8;
  const rows = view.ships.map(({ ship: number }, i) => {
    const middle = (i + 0.5) * h;
    return {
      ship: number,
      y: i * h,
      h,
      shipX: ship,
      shipY: middle - 40,
      chipsX: ship + P * (view.limits.hull + 1) + 14,
      chipsY: middle,
      wakeY: middle,
      closed: false,
      circle: (place: number) => ({
        x: 45 + (place % 2) * 54,
        y: middle - 21.5 + (place >> 1) * 43,
      }),
    };
  });
  const cards = W - 90 - (ship + P * (view.limits.hull + 1) + 14) > 3 * CARD;
  return {
    tall: false,
    land: false,
    cards,
    W,
    H,
    P,
    quay,
    jetty: 0,
    radius: 18.5,
    chip: cards ? CARD : 21,
    rows,
  };
}

// All eight berths in sight, each a row as high as the screen allows.
function landPlan(W: number, H: number, view: View): Plan {
  const radius = Math.min(13, H / 8 / 3.2);
  const [chip, quay] = [27, 36 + radius * 9];
  const P = (W - quay - 12 - 4 * chip) / (view.limits.hull + 1);
  const h = H / 8;
  const rows = view.ships.map(({ ship }, i) => {
    const middle = (i + 0.5) * h;
    return {
      ship,
      y: i * h,
      h,
      shipX: quay + 5,
      shipY: middle - P * 0.6,
      chipsX: W - 4 * chip - 3,
      chipsY: middle,
      wakeY: middle + 6,
      closed: false,
      circle: (place: number) => ({ x: 36 + radius * (1 + place * 2.2), y: middle }),
    };
  });
  return { tall: false, land: true, cards: false, W, H, P, quay, jetty: 0, radius, chip, rows };
}

function tallPlan(width: number, view: View): Plan {
  const W = Math.max(width, 320);
  const P = (W - 12) / (view.limits.hull + 1);
  const jetty = 50;
  let y = 0;
  const rows = view.ships.map(({ ship, sailed, bets }) => {
    const gone = sailed && view.sailing !== ship;
    const closed = gone && !bets.length;
    const h = gone ? (closed ? 34 : jetty + 34) : jetty + P * 0.86 + 18;
    const top = y;
    y += h;
    return {
      ship,
      y: top,
      h,
      shipX: 6,
      shipY: top + jetty + 2,
      chipsX: 212,
      chipsY: closed ? top + 17 : top + jetty / 2,
      wakeY: top + (closed ? 18 : jetty + 18),
      closed,
      circle: (place: number) => ({ x: 46 + place * 46, y: top + jetty / 2 }),
    };
  });
  const chip = Math.min(38, (W - 214) / 4); // four teams side by side
  return { tall: true, land: false, cards: false, W, H: y, P, quay: 0, jetty, radius: 18.5, chip, rows };
}
