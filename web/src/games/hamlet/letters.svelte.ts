// How wide words are on the map; known for certain as soon as the letters have been fetched.

import { nth } from "../../lib/nth";

const FACE = "600 48px Vollkorn, 'Iowan Old Style', 'Palatino Linotype', 'DejaVu Serif', Georgia, serif";

class Letters {
  #fetched = $state(false);
  #pen: CanvasRenderingContext2D | null = null;
  readonly #known = new Map<string, number>();

  // In pixels, for letters of this size.
  width(text: string, size: number): number {
    if (!this.#pen) {
      this.#pen = document.createElement("canvas").getContext("2d");
      void document.fonts.load(FACE).then(() => {
        this.#known.clear();
        this.#fetched = true;
      });
    }
    const asked = this.#fetched ? text : `${text} `;
    let found = this.#known.get(asked);
    if (found === undefined && this.#pen) {
      this.#pen.font = FACE;
      this.#known.set(asked, (found = this.#pen.measureText(text).width / 48));
    }
    return (found ?? text.length * 0.5) * size;
  }
}

export const letters = new Letters();

// The ways to write a name: in one line, or parted where both halves are shortest.
export function formsOf(name: string): string[][] {
  const words = name.split(" ");
  if (words.length < 2) return [[name]];
  const parted = (at: number): string[] => [words.slice(0, at).join(" "), words.slice(at).join(" ")];
  const longest = (lines: string[]): number => Math.max(...lines.map((line) => line.length));
  const halves = words.slice(1).map((_, i) => parted(i + 1));
  return [
    [name],
    nth(
      halves.sort((a, b) => longest(a) - longest(b)),
      0,
    ),
  ];
}
