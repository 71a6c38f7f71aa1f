// Six-sided tiles for tests that need no particular ones.

import { beforeAll, vi } from "vitest";
import glyphs from "./art/glyphs.json";
import { fetchGlyphs } from "./glyphs";
import { HEXAGON, posed } from "./lattice";
import type { Kind, Tile, TileName, Vertex } from "./view";

const KINDS: Record<string, Kind> = { R: "road", F: "forest", H: "hill" };

export const kinds = (letters: string): Kind[] => Array.from(letters, (letter) => KINDS[letter] ?? "hill");

// A producer with nothing on it, unless more is said of it.
export const hexagonal = (
  tile: TileName,
  sections: string,
  at: Vertex = [0, 0],
  { rotation = 0, ...more }: Partial<Tile> = {},
): Tile => ({
  tile,
  outline: posed(HEXAGON, rotation, at),
  sections: kinds(sections),
  category: "producer",
  rotation,
  at,
  output: null,
  spaces: 3,
  basics: [],
  tokens: [],
  flag: null,
  points: null,
  connected: true,
  ...more,
});

// The drawings of the buildings, which a page fetches.
export const withGlyphs = (): void =>
  beforeAll(async () => {
    vi.stubGlobal("fetch", () => Promise.resolve({ json: () => Promise.resolve(glyphs) }));
    await fetchGlyphs();
  });
