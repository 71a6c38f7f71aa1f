// What everything on the board is called in the reader's language, and a word on each action: the
// twin of osada/games/mythwind/terminal/{signs,glosses}.py.

import { same, type Action } from "../../lib/action";
import type { Speech } from "../../lib/speech.svelte";
import type { Arguments } from "../../lib/wording";
import { cardOf, ownSeat, questionFor, TILES } from "./view";
import type { Building, Effect, Farm, Meaning, MythwindTable } from "./view";

export class Words {
  constructor(readonly table: MythwindTable) {}

  get speech(): Speech {
    return this.table.speech;
  }

  // A name of the game; the last word of the key, readably, when there is none.
  named(key: string): string {
    if (this.speech.has(`mythwind-${key}`)) return this.speech.name(key);
    return key.slice(key.indexOf("-") + 1).replaceAll("-", " ");
  }

  // A text of the story, or nothing.
  told(key: string): string {
    return this.speech.has(`mythwind-${key}`) ? this.speech.name(key) : "";
  }

  // What a goal card, from 1, asks of this table.
  goal(goal: number): string {
    const [wanted = 0, other = 0] = this.table.scene.view.wanted[goal - 1] ?? [];
    return this.speech.name(`goal-${goal}-text`, { wanted, other });
  }

  // The season; in the Bad Winter by the calendar and by the window.
  season({ season, bad_winter } = this.table.scene.view): string {
    return bad_winter ? this.speech.name("chronicle-winter", { season }) : this.named(`season-${season}`);
  }

  // When it is, for the head of the page.
  status(): string {
    const view = this.table.scene.view;
    const { year, day } = view;
    const said = { season: this.season(), year, day, phase: this.named(`phase-${view.phase}`) };
    return this.page(view.bad_winter ? "status-winter" : "status", said);
  }

  // The board's own words, and those it shares with the terminal's board.
  page(key: string, args: Arguments = {}): string {
    return this.speech.ui(`mythwind-page-${key}`, args);
  }

  talk(key: string, args: Arguments = {}): string {
    return this.speech.ui(`cli-mythwind-${key}`, args);
  }

  place(space: string): string {
    return this.named(`${TILES.includes(space) ? "tile" : "building"}-${space}`);
  }

  die(die: string): string {
    return this.named(`die-${die}`);
  }

  cost(cost: Building["cost"]): string {
    const parts = Object.entries(cost).map(([kind, n]) => `${n} ${this.named(`resource-${kind}`)}`);
    return parts.join(", ") || "–";
  }

  // Effects behind what they cost.
  effects(effects: Effect[], cost: Effect[] = []): string {
    const gain = this.said(effects) || "–";
    return cost.length ? `${this.said(cost)} → ${gain}` : gain;
  }

  // Effects one after the other.
  said(effects: Effect[]): string {
    return effects.map((effect) => this.effect(effect)).join("; ");
  }

  effect({ key, args }: Effect): string {
    return this.speech.message({ key, args: { ...args } });
  }

  meaning(action: Action): Meaning | undefined {
    return questionFor(this.table.scene.view)?.meanings.find(({ answer }) => same(answer, action));
  }

  // What an action is called: an option by its words in the story.
  label(action: Action): string {
    const meaning = this.meaning(action);
    const key = meaning?.label;
    const named = this.bare(action) && meaning ? this.happening(meaning.effects) : "";
    const words =
      (key && this.told(key)) || named || this.answer("answer", action) || this.speech.action(action);
    return words.charAt(0).toUpperCase() + words.slice(1);
  }

  // Whether an option has no words of its own in the story: it is called by what happens.
  bare(action: Action): boolean {
    const meaning = this.meaning(action);
    return (
      action[0] === "option" &&
      Boolean(meaning?.effects.length) &&
      !(meaning?.label && this.told(meaning.label))
    );
  }

  // "A coin" where one's own purse is meant, otherwise the effects in words.
  private happening(effects: Effect[]): string {
    const [only, ...more] = effects;
    const { change = 0, who } = only?.args ?? {};
    const purse = only?.key === "mythwind-effect-coins" && who === "one" && change > 0 && !more.length;
    return purse ? this.page("answer-coins", { count: change }) : this.said(effects);
  }

  // A plain yes or no in the words of what is asked, and what comes of it.
  answer(part: "answer" | "then", action: Action): string {
    const key = `mythwind-page-${part}-${questionFor(this.table.scene.view)?.kind}-${action[0]}`;
    return this.speech.has(key) ? this.speech.ui(key, this.onTheTrail()) : "";
  }

  // What a Ranger has to think of in the evening.
  private onTheTrail(): Arguments {
    const board = ownSeat(this.table)?.board;
    if (!board || !("trip_maps" in board)) return {};
    return {
      coins: board.worth,
      finds: Object.values(board.loot).reduce((sum, n) => sum + n, 0),
      step: board.step + 1,
      length: board.regions.find(({ region }) => region === board.region)?.length ?? 0,
      stamina: board.stamina,
    };
  }

  // What is asked, without whom.
  question(): string {
    return this.told(`question-${questionFor(this.table.scene.view)?.kind ?? ""}`);
  }

  // What a target says of itself: its name, what it costs and brings.
  aria(action: Action): string {
    const more = this.gloss(action);
    return more ? `${this.label(action)} (${more})` : this.label(action);
  }

  // What is good to know of an action.
  gloss(action: Action): string {
    const view = this.table.scene.view;
    const [kind = "", thing = "", more = ""] = action.map(String);
    const meaning = this.meaning(action);
    if (meaning && kind !== "learn")
      return meaning.effects.length ? this.effects(meaning.effects, meaning.cost) : this.said(meaning.cost);
    const mine = ownSeat(this.table);
    if (kind === "agree" && view.question?.proposal) return this.label(view.question.proposal);
    if (kind === "visit") return this.visit(thing);
    if (kind === "use" && mine?.figure) return this.visit(mine.figure);
    if (kind === "construct" || kind === "building" || kind === "demolish")
      return this.card(thing, kind === "construct");
    if (kind === "learn" || kind === "skill")
      return [...(meaning ? [this.said(meaning.cost)] : []), this.told(`skill-${thing}-help`)].join("; ");
    if (kind === "goal") return this.goal(Number(thing));
    if (kind === "become" || kind === "character") return this.told(`character-${thing}-help`);
    if (kind === "field" && view.sprite_field)
      return this.effects(view.sprite_field.effects, view.sprite_field.cost);
    const then = this.answer("then", action);
    if (then) return then;
    const price = this.price(kind, thing, more);
    return price === null ? "" : this.page("price", { price });
  }

  // Coins an action costs; null where it has no price.
  price(kind: string, thing: string, more = ""): number | null {
    const { prices } = this.table.scene.view;
    const question = questionFor(this.table.scene.view);
    const mine = ownSeat(this.table);
    if (kind === "clear") return prices.clear;
    if (kind === "hire")
      return question?.kind === "hire-second" ? prices.hire_two - prices.hire_one : prices.hire_one;
    if (kind === "buy") return mine?.community[thing as "food"] ?? null;
    if (mine?.character !== "farmer") return null;
    const farm = mine.board as Farm;
    if (kind === "seed") return farm.seed_prices[more] ?? null;
    return kind === "farm-gear" ? (farm.gear_prices[thing] ?? null) : null;
  }

  // The building where one's own figure stands.
  usable(): Building | undefined {
    const figure = ownSeat(this.table)?.figure;
    return figure ? cardOf(this.table.scene.view, figure) : undefined;
  }

  visit(space: string): string {
    const view = this.table.scene.view;
    if (TILES.includes(space)) return this.page(`visit-${space}`, { ...view.prices });
    const card = cardOf(view, space);
    return card ? this.effects(card.action, card.action_cost) : "";
  }

  // Cost, the space it enters at, bonus, action, end of season.
  card(building: string, price: boolean): string {
    const card = cardOf(this.table.scene.view, building);
    if (!card) return "";
    const parts = price ? [`${this.cost(card.cost)} → ${card.entry}/4`] : [];
    if (card.bonus.length) parts.push(this.talk("bonus", { effects: this.effects(card.bonus) }));
    if (card.action.length)
      parts.push(this.talk("action", { effects: this.effects(card.action, card.action_cost) }));
    if (card.season_end.length)
      parts.push(this.talk("season-end", { effects: this.effects(card.season_end) }));
    if (card.season_end_goal.length) {
      parts.push(this.talk("season-end-goal", { effects: this.effects(card.season_end_goal) }));
    }
    return parts.join(" · ");
  }
}
