// A game in a person's words, in the language chosen now: the twin of osada/texts/speech.py. Every
// method reads the chosen language, so whatever is said in a component is said anew when it changes.

import type { Action, Word } from "./action";
import { api } from "./api";
import { Folds } from "./folding";
import { language, type Language } from "./language.svelte";
import type { GameInfo, Tell } from "./protocol";
import { Wording, type Argument, type Arguments } from "./wording";

const SEAT_ARGUMENTS = new Set(["seat", "turn"]);
const COMMON = "common";
const HIDDEN = "hidden";
const DECIMAL = /^\d+$/;

const wordings = new Map<string, Wording>();
const rulebooks = new Map<string, Wording>();
const actions = new Map<string, GameInfo["actions"]>();
const opened = new Map<string, Promise<void>>();
const asked = new Set<string>();
// Counts rule books as they arrive, so that who asked too early is told again.
let arrived = $state(0);

export class Speech {
  // `names` are the players' by seat; a seat without one is called by its number, from 1.
  // `corrected` is the table whose owner has corrected what is printed, if the game is played there.
  constructor(
    readonly game: string,
    private readonly names: () => readonly string[] = () => [],
    private readonly corrected = "",
  ) {}

  get lang(): Language {
    return language.lang;
  }

  // -- what happens at the table -------------------------------------------------------------

  // An argument may be messages too.
  message(told: Tell): string {
    return this.#words.say(told.key, { ...this.beside(told), ...this.#spoken(told.args ?? {}) });
  }

  // What the text of an event may use beside its arguments: the texts that it only points at (`text` in log.toml;
  // `hidden` where there is none), and whether the one who does it is called by the very colour spoken of.
  beside(told: Tell): Arguments {
    const { folds } = this;
    const { seat, colour } = told.args ?? {};
    const found: Arguments = {};
    for (const pointer of folds.written.text?.[folds.short(told)] ?? []) {
      const [name = "", pattern = "", lower] = pointer.split(" ");
      const filled = pattern.replace(/\{(\w+)\}/g, (_, arg: string) => String(told.args?.[arg]));
      const key = `${this.game}-${filled}`;
      const text = this.has(key) ? this.ui(key) : HIDDEN;
      found[name] = lower ? text.charAt(0).toLowerCase() + text.slice(1) : text;
    }
    if (typeof seat === "number" && this.has(`${this.game}-colour-${colour as string}`)) {
      const alike = this.seat(seat).toLowerCase() === this.colour(colour as string).toLowerCase();
      found["seat-coloured"] = alike ? "yes" : "no";
    }
    return found;
  }

  // What an action is called: `piece 2 of ship 3`.
  action([kind, ...words]: Action): string {
    const names = actions.get(this.game)?.[kind] ?? [kind];
    return this.#say(`action-${kind}`, this.#spoken(named(names, words)));
  }

  seat(seat: number): string {
    return this.names()[seat] || this.#words.say("table-seat", { number: seat + 1 });
  }

  // -- what things are called ----------------------------------------------------------------

  get title(): string {
    return this.#say("title");
  }

  space(name: string): string {
    return this.#say(`space-${name}`);
  }

  spaceHelp(name: string): string {
    return this.#say(`space-${name}`, {}, "help");
  }

  // What a thing is called whose key, behind the game's name, is this: `tile-quarry`.
  name(name: string, args: Arguments = {}, attribute = ""): string {
    return this.#say(name, args, attribute);
  }

  word(word: string): string {
    return this.#words.formsOf(word).name ?? this.#say(`word-${word}`);
  }

  colour(name: string): string {
    return this.#say(`colour-${name}`);
  }

  scorePart(name: string): string {
    return this.#say(`score-${name}`);
  }

  option(name: string): string {
    return this.#say(`option-${name}`);
  }

  optionHelp(name: string): string {
    return this.#say(`option-${name}`, {}, "help");
  }

  optionChoice(name: string, choice: string): string {
    return this.#say(`option-${name}`, { choice }, "choice");
  }

  // Whether there is a text for this key (with the game's name, or a page's own key).
  has(key: string, attribute = ""): boolean {
    return this.#words.has(key, attribute);
  }

  // How what is told becomes lines of the log.
  get folds(): Folds {
    return new Folds(this.game, this.#words.folds);
  }

  // The page's own words: `page-undo`, or the whole key of any text.
  ui(key: string, args: Arguments = {}, attribute = ""): string {
    return this.#words.say(key, args, attribute);
  }

  // Items said one after the other: `wood, stone and wheat`.
  list(items: string[], last?: string): string {
    return this.#words.oneAfterTheOther(items, last);
  }

  // -- the rules -----------------------------------------------------------------------------

  // The text of a rule; empty until the rule book has arrived (then whoever showed it is told).
  rule(id: string): string {
    return this.#ruleBook()?.say(`rule-${id}`) ?? "";
  }

  ruling(id: string): string {
    return this.#ruleBook()?.say(`ruling-${id}`) ?? "";
  }

  #ruleBook(): Wording | undefined {
    void arrived;
    const book = rulebooks.get(idOf(this.game, language.lang, this.corrected));
    if (!book) void loadRules(this.game, language.lang, this.corrected);
    return book;
  }

  // -- the texts -----------------------------------------------------------------------------

  get #words(): Wording {
    const id = idOf(this.game, language.lang, this.corrected);
    const words = wordings.get(id);
    if (!words) throw new Error(`the texts of ${id} are not here: await openTexts first`);
    return words;
  }

  #say(name: string, args: Arguments = {}, attribute = ""): string {
    return this.#words.say(`${this.game}-${name}`, args, attribute);
  }

  #spoken(args: Record<string, unknown>): Arguments {
    const spoken: Arguments = {};
    for (const [name, value] of Object.entries(args)) {
      spoken[name] = this.spoken(name, value);
      for (const [form, text] of Object.entries(this.forms(value))) spoken[`${name}-${form}`] = text;
    }
    return spoken;
  }

  // An argument of a message as the texts know it; `last` adds the last word of a list.
  spoken(name: string, value: unknown, last = "table-list-last"): Argument {
    if (Array.isArray(value)) return this.#listed(value, last);
    if (isTold(value)) return this.message(value);
    if (typeof value === "boolean") return Number(value);
    if (typeof value === "number") return SEAT_ARGUMENTS.has(name) ? this.seat(value) : value;
    return String(value);
  }

  // A thing, with its number if there is more than one: `2 stone`.
  counted(word: string, count: number): string {
    const told = count > 1 && this.#words.counted(word, count);
    if (told) return told;
    const key = `${this.game}-word-${word}`;
    const known = this.#words.formsOf(word).name ?? (this.has(key) ? this.ui(key) : word);
    return count === 1 ? known : this.ui("table-times", { count, of: known });
  }

  // The forms of what an argument names; none where it names no things.
  forms(value: unknown): Arguments {
    if (Array.isArray(value)) {
      return this.#words.formsOfList(value.filter((item) => !isTold(item)).map(String));
    }
    return typeof value === "string" ? this.#words.formsOf(value) : {};
  }

  // Words, or messages, said one after the other. With nothing in it, a list has nothing to tell.
  #listed(items: unknown[], last: string): string {
    if (isTold(items[0])) {
      const said = items.filter(isTold).map((item) => this.message(item));
      return this.#words.oneAfterTheOther(said, "table-list-more");
    }
    const spoken = items.map((i) => (DECIMAL.test(String(i)) ? String(i) : this.word(String(i))));
    return spoken.length ? this.#words.oneAfterTheOther(spoken, last) : HIDDEN;
  }
}

// Whether something is a message: an argument of another one, or part of a view.
export function isTold(value: unknown): value is Tell {
  return typeof value === "object" && value !== null && "key" in value && "args" in value;
}

// The arguments of an action by the names the texts have for them. A name with a star takes all that
// are left, as a list, with `-*` joined by hyphens; a name without an argument has nothing to tell.
function named(names: string[], words: Word[]): Record<string, unknown> {
  const args: Record<string, unknown> = {};
  names.forEach((name, place) => {
    const rest = words.slice(place);
    if (name.endsWith("-*")) args[name.slice(0, -2)] = rest.join("-");
    else if (name.endsWith("*")) args[name.slice(0, -1)] = rest;
    else args[name] = rest[0] ?? HIDDEN;
  });
  return args;
}

// -- fetching ----------------------------------------------------------------------------------

// The texts of a game ("common": of the page alone) in this and in every language chosen later.
export function openTexts(game: string, corrected = ""): Promise<void> {
  const book = game + corrected;
  let ready = opened.get(book);
  if (!ready) {
    ready = Promise.all([
      language.need(async (lang) => {
        if (wordings.has(idOf(game, lang, corrected))) return;
        const text = game === COMMON ? await api.words(lang) : await api.texts(game, lang, corrected);
        putTexts(game, lang, text, corrected);
      }),
      game === "common" ? undefined : openActions(game),
    ]).then(() => undefined);
    ready.catch(() => opened.delete(book));
    opened.set(book, ready);
  }
  return ready;
}

async function openActions(game: string): Promise<void> {
  const info = (await api.games()).find(({ name }) => name === game);
  if (info) putActions(game, info.actions);
}

async function loadRules(game: string, lang: Language, corrected: string): Promise<void> {
  const id = idOf(game, lang, corrected);
  if (rulebooks.has(id) || asked.has(id)) return;
  asked.add(id);
  try {
    rulebooks.set(id, new Wording(lang, await api.rules(game, lang, corrected)));
    arrived += 1;
  } finally {
    asked.delete(id);
  }
}

function idOf(game: string, lang: string, corrected: string): string {
  return `${game}/${lang}/${corrected}`;
}

export function putTexts(game: string, lang: string, text: string, corrected = ""): void {
  wordings.set(idOf(game, lang, corrected), new Wording(lang, text));
}

export function putActions(game: string, names: GameInfo["actions"]): void {
  actions.set(game, names);
}

// -- the page's own words, for whoever speaks without a game -----------------------------------

export const common = new Speech("common");

export function ui(key: string, args: Arguments = {}, attribute = ""): string {
  return common.ui(key, args, attribute);
}
