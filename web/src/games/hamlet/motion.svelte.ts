// What somebody did since the last scene, shown one thing after the other: pieces walk along the
// roads, tiles drop, goods travel, points fly. A click or Esc ends it at once.

import { nth } from "../../lib/nth";
import { moving } from "../../lib/pace.svelte";
import type { EntrySeen } from "../../lib/protocol";
import { BELLS } from "./count.svelte";
import { far, type Pt } from "./pen";
import type { Piece } from "./pieces";
import { hue, toldIn, type View } from "./view";
import type { Village } from "./village";

const APART = 250;
const WALK = 600; // at most
const FLY = 620;
const LANDED = 320; // until a delivered disc lies where it belongs

export interface Flyer {
  id: number;
  symbol: string;
  size: number;
  points: Pt[];
  delay: number;
  time: number;
  gold: number; // what somebody has won; none for goods on their way
  stars: number;
}

interface Gain {
  seat: number;
  gold: number;
  stars: number;
  place: string;
}

interface Moment {
  view: View;
  village: Village;
  pieces: Piece[];
  stands: Map<string, Pt>; // where the pieces stand
}

let made = 0;

export class Motion {
  flyers: Flyer[] = $state.raw([]);
  goal: (seat: number) => Pt | null = () => null; // where on the map's sheet a player's points are

  #running = new Set<Animation>();
  #until = 0; // what came before is still being shown until then

  // Show how one moment became the next; `root` holds the drawn map of the next.
  play(root: Element, before: Moment, now: Moment, fresh: EntrySeen[]): void {
    if (moving.still) {
      this.#fade(root, before, now);
      return;
    }
    const start = Math.min(1500, Math.max(0, this.#until - performance.now()) / moving.time(1));
    const at = new Map<EntrySeen, number>(fresh.map((entry, i) => [entry, start + i * APART]));
    this.#until = performance.now() + moving.time(start + fresh.length * APART);
    this.#walks(root, before, now, at);
    for (const [entry, delay] of at) {
      for (const { key, args } of toldIn(entry))
        if (key === "hamlet-built" || key === "hamlet-laid-out")
          this.#drop(root.querySelector(`[data-tile="${args.tile}"]`), delay);
        else if (key === "hamlet-delivered")
          this.#deliver(root.querySelector(`[data-delivery="${args.space}"]`), delay);
        else if (key === "hamlet-church-complete")
          this.#ring(root.querySelector('[data-tile="church"]'), delay + LANDED);
      this.#story(entry, delay, now);
    }
  }

  run(element: Element, frames: Keyframe[], options: KeyframeAnimationOptions, then = () => {}): void {
    const animation = element.animate(frames, options);
    if (!moving.still) animation.playbackRate = 1 / moving.time(1);
    this.#running.add(animation);
    animation.onfinish = animation.oncancel = () => {
      this.#running.delete(animation);
      then();
    };
  }

  skip(): void {
    for (const animation of this.#running) animation.finish();
    this.flyers = [];
    this.#until = 0;
  }

  // When nothing moves any more.
  async rest(): Promise<void> {
    do await new Promise((frame) => requestAnimationFrame(frame));
    while (this.#running.size);
  }

  landed(flyer: Flyer): void {
    this.flyers = this.flyers.filter(({ id }) => id !== flyer.id);
  }

  // Pieces go the way that is told of them; new ones drop from above.
  #walks(root: Element, before: Moment, now: Moment, at: Map<EntrySeen, number>): void {
    const old = new Map(before.pieces.map((piece) => [piece.id, piece]));
    for (const piece of now.pieces) {
      const delay = piece.at ? at.get(piece.at) : undefined;
      const element = root.querySelector(`[data-piece="${piece.id}"]`);
      if (!element || delay === undefined) continue;
      const was = old.get(piece.id);
      const goal = now.stands.get(piece.id) ?? [0, 0];
      if (!was) {
        this.#drop(element, delay, goal);
        continue;
      }
      const way = now.village.trail(piece.way).slice(1, -1);
      const points = [before.stands.get(piece.id) ?? goal, ...way, goal];
      this.run(element, alongPoints(points), {
        duration: pace(points),
        delay,
        fill: "backwards",
        easing: "ease-in-out",
      });
    }
  }

  #drop(element: Element | null, delay: number, at?: Pt): void {
    if (!element) return;
    const move = (y: number): string => `translate(${at?.[0] ?? 0}px, ${(at?.[1] ?? 0) + y}px)`;
    const frames = [
      { transform: move(-22), opacity: 0 },
      { transform: move(-9), opacity: 1, offset: 0.4 },
      { transform: move(0), opacity: 1 },
    ];
    this.run(element, frames, {
      duration: 420,
      delay,
      fill: "backwards",
      easing: "cubic-bezier(.3,1.5,.5,1)",
    });
  }

  // The disc of whoever has delivered lands beside the spire.
  #deliver(disc: Element | null, delay: number): void {
    const frames = [
      { transform: "translateY(-26px) scale(1.5)", opacity: 0 },
      { transform: "translateY(0) scale(1.3)", opacity: 1, offset: 0.6 },
      { transform: "none", opacity: 1 },
    ];
    if (disc) this.run(disc, frames, { duration: LANDED, delay, fill: "backwards", easing: "ease-in" });
  }

  // The last of them completes the church: its bells ring.
  #ring(church: Element | null, delay: number): void {
    if (church) this.run(church, BELLS, { duration: 900 - LANDED, delay, easing: "ease-in-out" });
  }

  // Goods that travelled and points that were won, from what is told of one play.
  #story(entry: EntrySeen, delay: number, now: Moment): void {
    const gains = new Map<number, Gain>();
    let k = 0;
    const later = (): number => delay + 90 * k++;
    const win = (seat: number, place: string, gold: number, stars: number): void => {
      const sofar = gains.get(seat) ?? { seat, gold: 0, stars: 0, place };
      if (gold + stars && now.village.by.has(place))
        gains.set(seat, { seat, place, gold: sofar.gold + gold, stars: sofar.stars + stars });
    };
    for (const { key, args } of toldIn(entry)) {
      if ((key === "hamlet-consumed" || key === "hamlet-bought") && "way" in args)
        this.#fly(`r-${args.resource}`, now.village.trail(args.way), later(), 20);
      if (key === "hamlet-produced" || key === "hamlet-rewarded" || key === "hamlet-sold")
        win(args.seat, args.tile, args.gold, args.stars);
      if (key === "hamlet-delivered" || key === "hamlet-built") win(args.seat, args.tile, 0, args.stars);
    }
    for (const gain of gains.values()) this.#gain(gain, now, later());
  }

  // What a player has won rises from the place and goes to that player's panel.
  #gain({ seat, gold, stars, place }: Gain, { view, village }: Moment, delay: number): void {
    const [x, y] = village.point(place, ({ em }) => em);
    const high: Pt = [x, y - 46];
    const points: Pt[] = [[x, y], high, this.goal(seat) ?? high];
    const flyer = {
      id: made++,
      symbol: `disc-${hue(view, seat)}`,
      size: 22,
      points,
      delay: delay + 300,
      time: 1300,
    };
    this.flyers = [...this.flyers, { ...flyer, gold, stars }];
  }

  #fly(symbol: string, points: Pt[], delay: number, size: number): void {
    if (points.length < 2) return;
    const time = Math.min(FLY, 200 + pace(points));
    this.flyers = [...this.flyers, { id: made++, symbol, size, points, delay, time, gold: 0, stars: 0 }];
  }

  #fade(root: Element, before: Moment, now: Moment): void {
    const old = new Map(before.pieces.map((piece) => [piece.id, piece.tile]));
    const changed = [
      ...now.pieces.filter(({ id, tile }) => old.get(id) !== tile).map(({ id }) => `[data-piece="${id}"]`),
      ...now.view.tiles
        .filter(({ tile }) => !before.village.by.has(tile))
        .map(({ tile }) => `[data-tile="${tile}"]`),
    ];
    for (const selector of changed) {
      const element = root.querySelector(selector);
      if (element) this.run(element, [{ opacity: 0 }, { opacity: 1 }], { duration: 260 });
    }
  }
}

const length = (points: Pt[]): number =>
  points.slice(1).reduce((sum, pt, i) => sum + far(nth(points, i), pt), 0);
const pace = (points: Pt[]): number => Math.min(WALK, 160 + length(points));

// A walk through points at an even pace, as key frames.
export function alongPoints(points: Pt[]): Keyframe[] {
  const whole = length(points) || 1;
  let gone = 0;
  return points.map((pt, i) => {
    if (i) gone += far(nth(points, i - 1), pt);
    return { transform: `translate(${pt[0]}px, ${pt[1]}px)`, offset: Math.min(1, gone / whole) };
  });
}
