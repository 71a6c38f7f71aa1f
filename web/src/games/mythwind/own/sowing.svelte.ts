// Where a tile may lie: the plots that the rules offer, and the one that is shown of them.

import type { Action } from "../../../lib/action";
import { phone } from "../../../lib/windows";
import { ownSeat, type Farm, type MythwindTable, type View } from "../view";
import { Words } from "../words";
import { worth } from "./sets";

export interface Plot {
  action: Action;
  cells: string[];
}

interface Told {
  price: number;
  says: string; // of the set it would belong to
}

export class Sowing {
  #picked = $state(0);
  readonly plots: Plot[] = $derived.by(() =>
    this.table()
      .matching("plot")
      .map((action) => ({ action, cells: action.slice(1).map(String) })),
  );
  readonly at = $derived.by(() => this.#picked % Math.max(1, this.plots.length));
  readonly shown: Plot | undefined = $derived.by(() => this.plots[this.at]);

  constructor(private readonly table: () => MythwindTable) {}

  // The next plot over this cell after the one that is shown.
  point(cell: string): void {
    const order = [...this.plots.keys()].map((n) => (this.at + 1 + n) % this.plots.length);
    const next = order.find((n) => this.plots[n]?.cells.includes(cell));
    this.#show(next ?? this.at);
  }

  turn(step: number): void {
    this.#show((this.at + step + this.plots.length) % this.plots.length);
  }

  #show(at: number): void {
    this.#picked = at;
    this.draft();
  }

  // What the tile costs here, and the set it would belong to then.
  told(view: View): Told {
    const words = new Words(this.table());
    const now = ownSeat(this.table());
    const then = view.seats[now?.seat ?? -1];
    const set = (then?.board as Farm | undefined)?.sets.find((group) =>
      group.some(({ cells }) => cells.includes(this.shown?.cells[0] ?? "")),
    );
    return {
      price: (now?.coins ?? 0) - (then?.coins ?? 0),
      says: set ? words.page("plant-set", { count: set.length, coins: worth(set) }) : "",
    };
  }

  // The prompt says it too, for windows without room for a card.
  draft(brings?: string[]): void {
    const at = this.at;
    const words = new Words(this.table());
    const { shown } = this;
    if (!shown) return;
    const bare = phone.current;
    if (bare && !brings)
      void this.table()
        .whatIf(shown.action)
        .then((what) => {
          if (!what || this.shown !== shown || !this.table().isLegal(shown.action)) return;
          const { price, says } = this.told(what.view);
          this.draft([words.page("plant-for", { price }), says].filter(Boolean));
        });
    this.table().draft = {
      ask: words.page("plant-here"),
      step: [2, 2],
      names: [words.page("step-tile"), words.page("step-place")],
      ...(brings
        ? { brings }
        : {
            how: words.page("plant-how", { cells: shown.cells.join(" "), at: at + 1, of: this.plots.length }),
          }),
      main: { label: words.page("plant"), action: shown.action },
      extra: [
        { label: words.page("previous"), icon: "turn-left", bare, act: () => this.turn(-1), key: "Q" },
        { label: words.page("next"), icon: "turn-right", bare, act: () => this.turn(1), key: "E" },
      ],
    };
  }
}
