// The words of the text table (words.ftl), beside those of the board.

import type { Arguments } from "../../../lib/wording";
import { Words } from "../words";

export class Sayer extends Words {
  say(key: string, args: Arguments = {}): string {
    return this.speech.ui(`mythwind-words-${key}`, args);
  }

  coins(price: number): string {
    return this.page("price", { price });
  }

  // Equal workers together, each kind with its number.
  dice(dice: string[]): string {
    return [...new Set(dice)]
      .map((die) => `${dice.filter((one) => one === die).length} × ${this.die(die)}`)
      .join(", ");
  }

  // Numbers of named things: `Cloth 2, Paper 1`.
  counts(family: string, counts: Record<string, number>): string {
    return Object.entries(counts)
      .filter(([, count]) => count)
      .map(([thing, count]) => `${this.named(`${family}-${thing}`)} ${count}`)
      .join(", ");
  }

  // Who stands there today.
  figures(space: string): string {
    const there = this.table.scene.view.seats.filter(({ figure }) => figure === space);
    return there.map(({ seat }) => this.speech.seat(seat)).join(", ");
  }
}
