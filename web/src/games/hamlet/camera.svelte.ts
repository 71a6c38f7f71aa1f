// How the village is looked at: one move and one scale for everything that is drawn.

import type { Box } from "./lattice";
import type { Pt } from "./pen";

const LEAST = 0.28;
const MOST = 3;
const HUGE = 1800; // a view so wide is looked at from farther away

export class Camera {
  x = $state(0); // a point of the map is seen at point * k + (x, y)
  y = $state(0);
  k = $state(1);
  rest = $state(1); // the scale at which it came to rest last: what has a constant size is set out for it
  moving = $state(false); // while it moves, the picture is a layer of its own
  width = $state(0);
  height = $state(0);
  own = false; // whether somebody has moved it by hand
  held = false; // whether a pointer is down on it
  #rest = 0;

  // Whether the view is so small that all of a village would be tiny in it.
  get small(): boolean {
    return this.width < 560;
  }

  get seen(): Box {
    return { x: -this.x / this.k, y: -this.y / this.k, w: this.width / this.k, h: this.height / this.k };
  }

  // What lies under a point of the view.
  under(px: number, py: number): Pt {
    return [(px - this.x) / this.k, (py - this.y) / this.k];
  }

  pan(dx: number, dy: number): void {
    this.#stir();
    this.x += dx;
    this.y += dy;
  }

  zoom(factor: number, px = this.width / 2, py = this.height / 2): void {
    this.#stir();
    const k = Math.max(LEAST, Math.min(MOST, this.k * factor));
    this.x = px - ((px - this.x) * k) / this.k;
    this.y = py - ((py - this.y) * k) / this.k;
    this.k = k;
  }

  // All of a box, as large as it goes but neither tiny nor huge.
  fit(box: Box, least = LEAST, most = this.width > HUGE ? 2.8 : 1.7): void {
    if (!this.width || !this.height) return;
    const k = Math.max(least, Math.min(most, this.width / box.w, this.height / box.h));
    this.rest = this.k = k;
    this.own = false;
    this.centre([box.x + box.w / 2, box.y + box.h / 2]);
  }

  centre([x, y]: Pt): void {
    this.#stir();
    this.x = this.width / 2 - x * this.k;
    this.y = this.height / 2 - y * this.k;
  }

  // Move just so far that a box is seen.
  show(box: Box, margin = 24): void {
    const { seen } = this;
    const m = margin / this.k;
    const off = (low: number, long: number, from: number, span: number): number => {
      if (long + 2 * m > span) return low + long / 2 - (from + span / 2);
      return Math.min(0, low - m - from) + Math.max(0, low + long + m - (from + span));
    };
    const [dx, dy] = [off(box.x, box.w, seen.x, seen.w), off(box.y, box.h, seen.y, seen.h)];
    if (dx || dy) this.pan(-dx * this.k, -dy * this.k);
  }

  #stir(): void {
    this.moving = true;
    clearTimeout(this.#rest);
    this.#rest = window.setTimeout(() => {
      this.moving = false;
      this.rest = this.k;
    }, 180);
  }
}
