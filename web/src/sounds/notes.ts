// What each sound is made of: a few soft notes, none louder than a wooden piece on a wooden table.

export type Sound = "turn" | "piece" | "points" | "refusal" | "end";

export interface Note {
  wave: OscillatorType;
  from: number; // hertz
  to: number;
  at: number; // seconds after the beginning
  long: number; // seconds
  loud: number; // 0–1
}

const note = (from: number, at: number, long: number, loud: number, to = from): Note => ({
  wave: "sine",
  from,
  to,
  at,
  long,
  loud,
});
const knock = (from: number, to: number, at: number, long: number, loud: number): Note => ({
  ...note(from, at, long, loud, to),
  wave: "triangle",
});

export const NOTES: Record<Sound, Note[]> = {
  piece: [knock(340, 120, 0, 0.07, 0.8), knock(900, 300, 0, 0.025, 0.3)],
  points: [note(1319, 0.06, 0.14, 0.3), note(1760, 0.13, 0.26, 0.3)],
  turn: [note(587, 0.22, 0.28, 0.5), note(880, 0.36, 0.42, 0.5)],
  refusal: [knock(208, 175, 0, 0.16, 0.6), knock(175, 147, 0.12, 0.2, 0.5)],
  end: [523, 659, 784, 1047].map((pitch, place) => note(pitch, 0.25 + place * 0.16, 0.7, 0.45)),
};

// How loud 1–10 is: equal steps to the ear, the loudest still quiet.
export const gainOf = (volume: number): number => 0.3 * (Math.max(0, Math.min(10, volume)) / 10) ** 2;
