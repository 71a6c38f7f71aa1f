// The strokes of this board's own icons, and numbers for what is drawn at random.

// One stroke each on a grid of 24, by action space.
export const STROKES: Record<string, string> = {
  "first-player": "M5 19L3.5 7l5 4.5L12 4l3.5 7.5l5-4.5L19 19Z",
  promote: "M12 20V5M6 10.5L12 4.5l6 6M5 20.5h14",
  "jump-own": "M4 18q2-11 9-11q5 0 6 7M15.5 11.5L19 15l3-4.5",
  bet: "M12 3.5q-7 1-7 8.5t7 8.5q7-1 7-8.5t-7-8.5ZM5.5 9h13M5.5 15h13",
  "add-1": "M4 8h11v11H4ZM4 13.5h11M19.5 3v7M16 6.5h7",
  market: "M12 4v16M7 20h10M4.5 7h15M4.5 7l-2.5 6q2.5 2.5 5 0ZM19.5 7L17 13q2.5 2.5 5 0Z",
  "jump-any": "M2.5 19q1-8 6-8t5 5M11 13.5l2.5 3.5l3-3M9 8q2-5 6-5t5 6M17.5 7l2.5 3.5l2.5-3",
  "bet-or-move":
    "M9 6q-5.5 1-5.5 7T9 20q5.5-1 5.5-7T9 6ZM4 11h10M4 15.5h10M16 5h6M19.5 2.5L22 5l-2.5 2.5",
  "draw-3": "M3 5h5v5H3ZM9.5 5h5v5h-5ZM16 5h5v5h-5ZM12 13v7M8.5 16.5h7",
  "set-sail": "M12 3v13M12 4q8 2 7 10q-4-1.5-7 0M3 17h18q-2 4-6 4H9q-4 0-6-4Z",
  swap: "M4 8h14M14.5 4.5L18 8l-3.5 3.5M20 16H6M9.5 12.5L6 16l3.5 3.5",
};

// A row of numbers that look thrown but are always the same, so that the sea lies still.
export function thrown(seed: number): () => number {
  let now = seed;
  return () => {
    now = (now * 16807) % 2147483647;
    return now / 2147483647;
  };
}
