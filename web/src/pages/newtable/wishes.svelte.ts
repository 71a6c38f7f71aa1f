// A table as it is being set up: who is to sit where, with what, and by which rules.

import { about } from "../../games";
import type { Kept } from "../../editor/kept";
import type { SeatThing } from "../../lib/contract";
import type { GameInfo, NewTable, OptionInfo, SeatWish } from "../../lib/protocol";

export type Who = "me" | "link" | "computer";

export class Wishes {
  who: Who[] = $state.raw([]);
  levels: string[] = $state.raw([]); // of the computer players, whether one sits there now or not
  options: Record<string, string> = $state.raw({});
  title = $state("");
  listed = $state(false);
  patience = $state(12 * 3600);
  hints = $state(true);

  // `kept`: a position that was entered; its players and rules are those of the table.
  constructor(
    readonly game: GameInfo,
    readonly kept: Kept | null = null,
  ) {
    const wanted = kept?.seats ?? about(game.name).quick;
    this.seat(game.seats.includes(wanted) ? wanted : Math.min(...game.seats));
    this.options = Object.fromEntries(game.options.map(({ name, choices }) => [name, choices[0] ?? ""]));
  }

  get count(): number {
    return this.who.length;
  }

  // So many play: whoever sits already stays.
  seat(count: number): void {
    const usual = this.game.usual;
    const { who, levels } = this;
    this.who = Array.from({ length: count }, (_, seat) => who[seat] ?? (seat ? "computer" : "me"));
    this.levels = Array.from({ length: count }, (_, seat) => levels[seat] ?? usual);
  }

  // One browser has one seat: who was there before makes room.
  sit(seat: number, who: Who): void {
    this.who = this.who.map((there, place) => {
      if (place === seat) return who;
      return who === "me" && there === "me" ? "link" : there;
    });
  }

  level(seat: number, level: string): void {
    this.levels = this.levels.with(seat, level);
  }

  // -- what each seat has, no two the same ---------------------------------------------------

  get seatOptions(): OptionInfo[] {
    return this.kept ? [] : this.game.options.filter(({ things }) => things.length);
  }

  get tableOptions(): OptionInfo[] {
    return this.kept ? [] : this.#fitting.filter(({ things }) => !things.length);
  }

  thing(option: string, seat: number): string {
    return this.options[option]?.[seat] ?? "";
  }

  shown(option: string, thing: string): SeatThing {
    return about(this.game.name).things?.[option]?.[thing] ?? {};
  }

  // Whoever had it takes in exchange what this seat has had.
  give(option: string, seat: number, thing: string): void {
    const order = Array.from(this.options[option] ?? "");
    const [from, had] = [order.indexOf(thing), order[seat]];
    if (from < 0 || had === undefined) return;
    order[from] = had;
    order[seat] = thing;
    this.options = { ...this.options, [option]: order.join("") };
  }

  // -- the wish ------------------------------------------------------------------------------

  get hasMe(): boolean {
    return this.who.includes("me");
  }

  get friends(): number {
    return this.who.filter((who) => who === "link").length;
  }

  get computers(): number {
    return this.who.filter((who) => who === "computer").length;
  }

  // What was changed from the usual rules, as the server wants it.
  wish(): NewTable {
    const options = this.#fitting.flatMap(({ name, choices: [usual = ""] }) => {
      const choice = this.options[name] ?? usual;
      return choice === usual ? [] : [[name, choice] as const];
    });
    return {
      game: this.game.name,
      seats: this.who.map((who, seat) => this.#wished(who, seat)),
      options: Object.fromEntries(options),
      title: this.title.trim(),
      listed: this.listed && this.friends > 0,
      patience: this.patience,
      hints: this.hints,
      ...(this.kept ? { position: this.kept.position, options: {} } : {}),
    };
  }

  // Some rules are for certain numbers of players only.
  get #fitting(): OptionInfo[] {
    return this.game.options.filter(({ seats }) => !seats.length || seats.includes(this.count));
  }

  #wished(who: Who, seat: number): SeatWish {
    return who === "computer" ? { who, level: this.levels[seat] ?? this.game.usual } : { who };
  }
}
