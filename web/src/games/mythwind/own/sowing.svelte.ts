// Where a tile may lie: the plots that the rules offer, and the one that is shown of them.

import type { Action } from "../../../lib/action";
import type { MythwindTable } from "../view";
import { Words } from "../words";

export interface Plot {
  action: Action;
  cells: string[];
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

  // The prompt says it too, for windows without room for a card.
  #show(at: number): void {
    this.#picked = at;
    const words = new Words(this.table());
    const { shown } = this;
    if (!shown) return;
    this.table().draft = {
      ask: words.page("plant-here"),
      how: words.page("plant-how", { cells: shown.cells.join(" "), at: at + 1, of: this.plots.length }),
      main: { label: words.page("plant"), action: shown.action },
      extra: [
        { label: words.page("previous"), icon: "turn-left", act: () => this.turn(-1), key: "Q" },
        { label: words.page("next"), icon: "turn-right", act: () => this.turn(1), key: "E" },
      ],
    };
  }
}
