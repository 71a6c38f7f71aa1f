// Numbers for what is drawn at random.

// A row of numbers that look thrown but are always the same, so that the sea lies still.
export function thrown(seed: number): () => number {
  let now = seed;
  return () => {
    now = (now * 16807) % 2147483647;
    return now / 2147483647;
  };
}
