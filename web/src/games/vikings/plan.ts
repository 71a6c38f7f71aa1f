// Where things lie in harbour and fjord, in units of the drawing: the quay with its circles at the left, ships
// growing away from it. Three plans of the same things; on phones a unit is a pixel.

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
  circle: (place: number) => { x: number; y: number };
}

export interface Plan {
  kind: "wide" | "land" | "upright"; // land, upright: a phone held so
  cards: boolean; // the sea has room for cards beside the ships
  W: number;
  H: number;
  P: number; // width of a prow and of a hull piece
  quay: number; // width of the quay
  radius: number;
  chip: number; // from one control chip to the next
  rows: Row[];
}

const NARROW = 560;
const LEAST = 44; // the lowest row of a phone held upright
const PIECE = 8; // the least width of a hull piece: a board may be narrow for a moment while the window changes
const CARD = 78; // from one card to the next
const READ = 0.925; // of its size a card's smallest letter may have
const WIDE = { P: 74, quay: 150, ship: 164, least: 700, row: 93 };

export function planOf(width: number, height: number, view: View): Plan {
  if (width >= NARROW) return widePlan(width, height, view);
  return width > height ? landPlan(width, height, view) : uprightPlan(width, height, view);
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
      circle: (place: number) => ({
        x: 45 + (place % 2) * 54,
        y: middle - 21.5 + (place >> 1) * 43,
      }),
    };
  });
  // as wide, and large enough to be read
  const cards = W - 90 - (ship + P * (view.limits.hull + 1) + 14) > 3 * CARD && height / H > READ;
  return { kind: "wide", cards, W, H, P, quay, radius: 18.5, chip: cards ? CARD : 21, rows };
}

// All eight berths in sight, each a row as high as the screen allows.
function landPlan(W: number, H: number, view: View): Plan {
  const radius = Math.min(13, H / 8 / 3.2);
  const [chip, quay] = [27, 36 + radius * 9];
  const P = Math.max(PIECE, (W - quay - 12 - 4 * chip) / (view.limits.hull + 1));
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
      circle: (place: number) => ({ x: 36 + radius * (1 + place * 2.2), y: middle }),
    };
  });
  return { kind: "land", cards: false, W, H, P, quay, radius, chip, rows };
}

// All eight berths in sight, circles two by two, chips one below the other. A very low window scrolls.
function uprightPlan(W: number, height: number, view: View): Plan {
  const H = Math.max(height, 8 * LEAST);
  const h = H / 8;
  const radius = Math.min(15, h / 4.6);
  const [chips, quay] = [37, 19 + radius * 4.1];
  const P = Math.max(PIECE, (W - quay - 5 - chips) / (view.limits.hull + 1));
  const rows = view.ships.map(({ ship }, i) => {
    const middle = (i + 0.5) * h;
    return {
      ship,
      y: i * h,
      h,
      shipX: quay + 4,
      shipY: middle - P * 0.58,
      chipsX: W - chips,
      chipsY: middle,
      wakeY: middle + 4,
      circle: (place: number) => ({
        x: 18 + radius * (1 + (place % 2) * 2.05),
        y: middle + radius * (place < 2 ? -1.04 : 1.04),
      }),
    };
  });
  return { kind: "upright", cards: false, W, H, P, quay, radius, chip: Math.min(18, h / 4), rows };
}

const SAIL = 36; // units of a ship's own drawing that its hoisted sail is above it,
const KEEL = 86; // and where it ends below
const SHORE = 110; // the far shore
const MIDDLE = 40;
const [SMALLEST, LARGEST] = [0.7, 1.7];
const [BEHIND, DECK] = [172, 14]; // the sail, and above the deck

// How much a ship grows that puts to sea, and how far it moves up or down so that all of it is seen.
export function stageOf(
  { kind, W, H, P }: Plan,
  { shipX, shipY }: Row,
  length: number,
): { grown: number; rise: number } {
  const unit = P / 74;
  const room = (W - shipX - (kind === "wide" ? SHORE : 8)) / unit - 16;
  const grown = Math.max(SMALLEST, Math.min(LARGEST, room / (74 * (length + 2))));
  const [top, foot] = [-SAIL * grown, KEEL * grown];
  const rise = Math.max(-shipY / unit - top, Math.min((1 - grown) * MIDDLE, (H - shipY) / unit - foot));
  return { grown, rise };
}

// Where above its deck, behind its sail, there is room.
export function deckOf(plan: Plan, row: Row, length: number): { x: number; y: number } {
  const unit = plan.P / 74;
  const { grown, rise } = stageOf(plan, row, length);
  return { x: row.shipX + (16 + BEHIND * grown) * unit, y: row.shipY + (rise + DECK * grown) * unit };
}
