// A table as it is being set up: who is to sit where, with what, and by which rules.

import { about } from "../../games";
import type { Kept } from "../../editor/kept";
import type { SeatThing } from "../../lib/contract";
import type { GameInfo, NewTable, OptionInfo, SeatWish } from "../../lib/protocol";

export const WHO = ["me", "link", "computer", "nobody"] as const;
export type Who = (typeof WHO)[number];

export class Wishes {
  who: Who[] = $state.raw([]);
  levels: string[] = $state.raw([]); // of the computer players, whether one sits there now or not
  options: Record<string, string> = $state.raw({});
  title = $state("");
  listed = $state(false);
  patience = $state(12 * 3600);
  hints = $state(true);

  // `kept`: a position that was entered; its players and rules are those of the table. `last`: what was chosen
  // last time.
  constructor(
    readonly game: GameInfo,
    readonly kept: Kept | null = null,
    last: NewTable | null = null,
  ) {
    const wanted = kept?.seats ?? about(game.name).quick;
    const count = game.seats.includes(wanted) ? wanted : Math.min(...game.seats);
    const places = kept ? count : Math.max(...game.seats);
    const usually = (seat: number): Who => (seat >= count ? "nobody" : seat ? "computer" : "me");
    this.who = Array.from({ length: places }, (_, seat) => usually(seat));
    this.levels = this.who.map(() => game.usual);
    this.options = Object.fromEntries(game.options.map(({ name, choices }) => [name, choices[0] ?? ""]));
    if (last && !kept) this.#again(last);
  }

  // As far as it is still to be had.
  #again({ seats, options = {}, listed = false, patience, hints = true }: NewTable): void {
    if (!this.game.seats.includes(seats.length)) return;
    this.who = this.who.map((_, seat) => seats[seat]?.who ?? "nobody");
    this.levels = this.levels.map((usual, seat) => {
      const level = seats[seat]?.level ?? "";
      return this.game.levels.includes(level) ? level : usual;
    });
    for (const { name, choices } of this.game.options) {
      const choice = options[name];
      if (choice !== undefined && choices.includes(choice)) this.options[name] = choice;
    }
    this.listed = listed;
    this.patience = patience ?? this.patience;
    this.hints = hints;
  }

  // How many play.
  get count(): number {
    return this.who.filter((who) => who !== "nobody").length;
  }

  // Whether the seat may be that: somebody too few or too many cannot play, and what was entered has its players.
  may(seat: number, who: Who): boolean {
    const there = this.who[seat];
    if (this.kept && who === "nobody") return false;
    if (who === "computer" && !this.game.levels.length) return false;
    const after = this.count - Number(there !== "nobody") + Number(who !== "nobody");
    return this.game.seats.includes(after);
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
      const choice = this.#seated(name, this.options[name] ?? usual);
      return choice === usual ? [] : [[name, choice] as const];
    });
    return {
      game: this.game.name,
      seats: this.who.flatMap((who, seat) => (who === "nobody" ? [] : [this.#wished(who, seat)])),
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

  // Of an order of things, those of who plays first: places where nobody sits are none at the table.
  #seated(option: string, order: string): string {
    if (!this.seatOptions.some(({ name }) => name === option)) return order;
    const things = Array.from(order);
    const played = (_: string, seat: number): boolean => (this.who[seat] ?? "nobody") !== "nobody";
    return [...things.filter(played), ...things.filter((one, seat) => !played(one, seat))].join("");
  }

  #wished(who: Exclude<Who, "nobody">, seat: number): SeatWish {
    return who === "computer" ? { who, level: this.levels[seat] ?? this.game.usual } : { who };
  }
}
