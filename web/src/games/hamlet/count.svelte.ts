// The final count, piece by piece as the rules tell it: points fly from where they lie to whoever wins them,
// and what has been counted of everybody runs up.

import { flyPoints } from "../../lib/flying";
import { moving } from "../../lib/pace.svelte";
import type { ChangeSeen, EntrySeen } from "../../lib/protocol";
import type { Table } from "./view";

const BEFORE = 700; // for the church, when the village is in sight
const EACH = 230;
const AFTER = 700;

export class Count {
  telling = $state(false);
  #sofar: number[] | null = $state.raw(null); // while it is told
  #run = 0;

  constructor(private readonly table: Table) {}

  // What has been counted of a seat; null while the game goes on.
  points(seat: number): number | null {
    return (this.#sofar ?? this.table.scene.view.counted)?.[seat] ?? null;
  }

  // To be called when the scene has changed; `rest` is there when nothing moves any more.
  follow(fresh: readonly EntrySeen[], root: () => Element | undefined, rest: () => Promise<void>): void {
    const run = ++this.#run;
    const steps = countedIn(fresh);
    if (!this.table.scene.view.counted || !steps.length || document.hidden) {
      this.#end();
      return;
    }
    this.#sofar = sofar(steps[0]) ?? [];
    this.telling = true;
    void this.#tell(steps, run, root, rest);
  }

  skip(): void {
    this.#run++;
    this.#end();
  }

  #end(): void {
    this.#sofar = null;
    this.telling = false;
  }

  async #tell(
    steps: ChangeSeen[],
    run: number,
    root: () => Element | undefined,
    rest: () => Promise<void>,
  ): Promise<void> {
    await rest();
    if (run !== this.#run) return;
    ring(root());
    await wait(BEFORE);
    for (const step of moving.still ? [] : steps) {
      if (run !== this.#run) return;
      const now = sofar(step) ?? [];
      for (const [from, to] of step.moves ?? []) {
        const seat = Number(to.split(" ")[1]);
        const more = (now[seat] ?? 0) - (this.#sofar?.[seat] ?? 0);
        // where they lie apart, each place sends its share
        const [place, goal] = [spotOf(from, root()), spotOf(to, root())];
        const of = step.moves?.length ?? 1;
        if (of === 1 || more % of === 0) flyPoints(more / of, place, goal);
        else if (from === step.moves?.[0]?.[0]) flyPoints(more, place, goal);
      }
      this.#sofar = now;
      await wait(EACH);
    }
    if (run !== this.#run) return;
    await wait(AFTER);
    if (run === this.#run) this.#end();
  }
}

const countedIn = (fresh: readonly EntrySeen[]): ChangeSeen[] =>
  fresh.flatMap(({ changes }) => changes ?? []).filter((change) => sofar(change) !== null);

function sofar(change: ChangeSeen | undefined): number[] | null {
  const found = change?.after?.find(([path]) => path[0] === "counted");
  return (found?.[1] as number[] | undefined) ?? null;
}

const wait = (ms: number): Promise<void> => new Promise((go) => setTimeout(go, moving.time(ms)));

// Where a spot that the rules name lies on the page; null where it is not in sight.
function spotOf(spot: string, root: Element | undefined): DOMRect | null {
  const [kind = "", one = "", two = ""] = spot.split(" ");
  const box = (selector: string, within: ParentNode | undefined): DOMRect | null => {
    const all = [...(within?.querySelectorAll(selector) ?? [])];
    return all.find((each) => each.getClientRects().length)?.getBoundingClientRect() ?? null;
  };
  const tile = (name: string): DOMRect | null => box(`[data-place="${name}"]`, root);
  if (kind === "tile") return tile(one);
  if (kind === "points") return box(`[data-score="${one}"]`, document);
  if (kind !== "road") return box(`[data-spot="${spot}"]`, document);
  const [from, to] = [tile(one), tile(two)];
  const half = (a: number, b: number): number => (a + b) / 2;
  return (
    from &&
    to &&
    new DOMRect(
      half(from.x + from.width / 2, to.x + to.width / 2),
      half(from.y + from.height / 2, to.y + to.height / 2),
    )
  );
}

// How the church shines when its bells ring.
export const BELLS: Keyframe[] = [
  { filter: "none" },
  { filter: "brightness(1.25) drop-shadow(0 0 14px var(--a-glow2))", offset: 0.35 },
  { filter: "brightness(1.1) drop-shadow(0 0 8px var(--a-glow2))", offset: 0.6 },
  { filter: "none" },
];

function ring(root: Element | undefined): void {
  if (moving.still) return;
  const church = root?.querySelector('[data-tile="church"]');
  church?.animate(BELLS, { duration: moving.time(1400), easing: "ease-in-out" });
}

const counts = new WeakMap<Table, Count>();

export function countOf(table: Table): Count {
  let count = counts.get(table);
  if (!count) counts.set(table, (count = new Count(table)));
  return count;
}
