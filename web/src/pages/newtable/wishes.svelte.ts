// A table as it is being set up: who is to sit where, and by which rules.

import type { GameInfo, NewTable, SeatWish } from "../../lib/protocol";
import { about } from "../../games";

export type Who = "me" | "link" | `computer ${string}`;

export class Wishes {
  count = $state(2);
  who: Who[] = $state.raw([]);
  options: Record<string, string> = $state.raw({});
  title = $state("");
  listed = $state(false);
  patience = $state(12 * 3600);

  constructor(readonly game: GameInfo) {
    this.seat(this.quickCount);
    this.options = Object.fromEntries(game.options.map(({ name, choices }) => [name, choices[0] ?? ""]));
  }

  get best(): Who {
    return `computer ${this.game.levels.at(-1) ?? "greedy"}`;
  }

  // How many seats a game has that one click begins.
  get quickCount(): number {
    const wanted = about(this.game.name).quick;
    return this.game.seats.includes(wanted) ? wanted : Math.min(...this.game.seats);
  }

  seat(count: number): void {
    this.count = count;
    const before = this.who;
    this.who = Array.from({ length: count }, (_, seat) => before[seat] ?? (seat ? this.best : "me"));
  }

  // One browser has one seat: who was there before makes room.
  sit(seat: number, who: Who): void {
    this.who = this.who.map((there, place) => {
      if (place === seat) return who;
      return who === "me" && there === "me" ? "link" : there;
    });
  }

  get hasMe(): boolean {
    return this.who.includes("me");
  }

  get hasFriends(): boolean {
    return this.who.includes("link");
  }

  // What was changed from the usual rules, as the server wants it.
  wish(): NewTable {
    const usual = (name: string): string | undefined =>
      this.game.options.find((option) => option.name === name)?.choices[0];
    const options = Object.entries(this.options).filter(([name, choice]) => choice !== usual(name));
    return {
      game: this.game.name,
      seats: this.who.map(wished),
      options: Object.fromEntries(options),
      title: this.title.trim(),
      listed: this.listed && this.hasFriends,
      patience: this.patience,
    };
  }

  quick(): NewTable {
    const others = Array.from({ length: this.quickCount - 1 }, () => wished(this.best));
    return { game: this.game.name, seats: [{ who: "me" }, ...others] };
  }
}

function wished(who: Who): SeatWish {
  if (who === "me" || who === "link") return { who };
  return { who: "computer", level: who.slice("computer ".length) };
}
