// The log in few words: a line a turn, the name once, then each deed as a phrase. The twin of osada/texts/log.py,
// where it is told what a phrase is said with.

import { Folds, type Deed } from "./folding";
import type { Tell } from "./protocol";
import type { Turn } from "./turns";
import type { Speech } from "./speech.svelte";
import type { Argument, Arguments } from "./wording";

const PHRASE = "-log";
const BETWEEN = " · ";
const HIDDEN = "hidden";
const ROOM = 90; // letters of a line
const SEATS = new Set(["seat", "turn"]);

export interface Said {
  name: string; // whose turn it is; empty where it is nobody's, or the sentences name them
  subject: string;
  says: string;
  few: string; // the same where there is no room for more than some letters
  more: number; // deeds that are left out of it
}

export class Log {
  constructor(
    private readonly speech: Speech,
    readonly folds: Folds = speech.folds,
  ) {}

  // A line in words.
  line(kind: "turn" | "line" | "heading", seat: number | null, told: readonly Tell[]): Said {
    const deeds = this.folds.deeds(told);
    const [first] = deeds;
    let says = "";
    let few = "";
    let more = 0;
    for (const deed of deeds) {
      const phrase = this.phrase(deed, seat);
      if (!phrase) continue;
      says += `${says && (this.brief(deed) ? BETWEEN : " ")}${phrase}`;
      if (!few || (says.length <= ROOM && !more)) few = says;
      else more += 1;
    }
    const heard = deeds.find((deed) => this.phrase(deed, seat) !== "");
    const named = seat !== null && heard && this.brief(heard);
    return {
      name: named ? this.speech.seat(seat) : "",
      subject: kind === "turn" || !first ? "" : this.say(first, "subject", seat),
      says,
      few,
      more,
    };
  }

  // Whether a line has anything to say: that a turn begins needs none. A play that tells nothing is one.
  tells({ is, seat, told }: Turn): boolean {
    const { subject, says } = this.line(is, seat, told);
    return Boolean(!told.length || subject || says);
  }

  // Whether there is a phrase for it.
  brief({ told }: Deed): boolean {
    return this.speech.has(told[0].key + PHRASE);
  }

  // What is said of a deed in the turn of a seat.
  phrase(deed: Deed, seat: number | null): string {
    if (!this.brief(deed)) return deed.told.map((told) => this.speech.message(told)).join(" ");
    const text = this.say(deed, "", seat);
    const whose = deed.told[0].args?.seat;
    if (!text || whose === seat || typeof whose !== "number") return text;
    if (this.folds.written.named?.[this.folds.short(deed.told[0])]) return text;
    return this.speech.ui("table-log-of", { seat: this.speech.seat(whose), deed: text });
  }

  // A phrase, or a part of it that stands beside it: with signs for the line in symbols.
  say(deed: Deed, part: string, seat: number | null, signs: Arguments = {}): string {
    const key = deed.told[0].key + PHRASE;
    if (!this.speech.has(key, part)) return "";
    const args = { ...this.#arguments(deed, seat), ...signs };
    if (this.speech.has(key, "each")) {
      const each = deed.told.map((told) =>
        this.speech.ui(key, this.#arguments({ told: [told], within: [] }, seat), "each"),
      );
      args["each-number"] = each.length;
      args.each = this.speech.list(each, "table-list-more");
    }
    return this.speech.ui(key, args, part).trim();
  }

  // -- the arguments -------------------------------------------------------------------------

  #arguments(deed: Deed, seat: number | null): Arguments {
    const { takes, adds, run } = this.folds.written;
    const key = this.folds.short(deed.told[0]);
    const args = this.#merged(deed.told, run?.[key] ?? []);
    args.times = deed.told.length;
    args.own = (deed.told[0].args?.seat ?? null) === seat ? "yes" : "no";
    Object.assign(args, this.speech.beside(deed.told[0]));
    for (const name of [...(takes?.[key] ?? []), ...(adds?.[key] ?? [])]) {
      const of = deed.within.filter((told) => this.folds.short(told) === name);
      args[name] ??= of.length; // an event's own argument of this name is the nearer one
      for (const [inner, value] of Object.entries(this.#merged(of, []))) args[`${name}-${inner}`] = value;
    }
    return args;
  }

  // The arguments of several events of one kind, each with the forms of what it names.
  #merged(several: readonly Tell[], equal: readonly string[]): Arguments {
    const args: Arguments = {};
    const last = several[0] && this.folds.written.last?.[this.folds.short(several[0])];
    for (const name of Object.keys(several[0]?.args ?? {})) {
      const values = several.map((told) => told.args?.[name]);
      const first = equal.includes(name) || SEATS.has(name);
      const merged = first ? values[0] : last?.includes(name) ? values.at(-1) : together(values);
      const [value, forms] = this.#argument(name, merged);
      args[name] = value;
      for (const [form, text] of Object.entries(forms)) args[`${name}-${form}`] = text;
    }
    return args;
  }

  #argument(name: string, value: unknown): [Argument, Arguments] {
    const spoken = this.speech.spoken(name, value, "table-list-more");
    if (typeof value === "number" && !SEATS.has(name)) {
      return [spoken, { signed: `${value > 0 ? "+" : ""}${value}`, before: value - 1 }];
    }
    const words: unknown[] = Array.isArray(value) ? value : [value];
    const forms = { ...this.speech.forms(value) };
    if (words.length && value !== HIDDEN && words.every((word) => typeof word === "string")) {
      forms.counted = this.#counted(words);
    }
    return [spoken, forms];
  }

  // Equal ones together, each with its number if there are more: `wood, 2 stone`.
  #counted(words: string[]): string {
    const counts = new Map<string, number>();
    for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
    const said = [...counts].map(([word, count]) => this.speech.counted(word, count));
    return this.speech.list(said, "table-list-more");
  }
}

// Arguments of one name as one: the sum of numbers, all words of words.
export function together(values: readonly unknown[]): unknown {
  if (values.length === 1) return values[0];
  if (values.every((value) => typeof value === "number"))
    return values.reduce((sum, value) => sum + value, 0);
  return values.flat();
}
