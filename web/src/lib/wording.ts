// Fluent texts made ready to speak: the twin of osada/texts/wording.py and things.py.

import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Written } from "./folding";
import { hold } from "./spaces";

export type Argument = string | number;
export type Arguments = Record<string, Argument>;

const NAME = "name";
const COUNT = "-count";
const NAMES = "names.ftl";
const FOLDS = "log.json";
const MINUS = /(^|[^\w.-])-(?=\d)/g; // the hyphen that Fluent puts before a number below 0
// The server puts this line before every file, so that we know which keys name things.
const FILE = /^### file: (\S+)\s*$/gm;

// The texts of one game (and of the table itself) in one language. What is missing is shown in ⟨…⟩.
export class Wording {
  readonly #lang: string;
  readonly #texts: FluentBundle;
  readonly #keys = new Map<string, string>();
  readonly folds: Written; // how what is told becomes lines of the log
  readonly #known = new Map<string, Record<string, string>>();

  constructor(lang: string, source: string) {
    this.#lang = lang;
    // Nothing is wrapped in marks of its own direction: all our languages run left to right.
    this.#texts = new FluentBundle(lang, { useIsolating: false });
    let folds: Written = {};
    for (const [file, text] of files(source)) {
      if (file === FOLDS) {
        folds = JSON.parse(text.slice(text.indexOf("\n"))) as Written;
        continue;
      }
      const resource = new FluentResource(text);
      this.#texts.addResource(resource, { allowOverrides: true });
      if (file !== NAMES) continue;
      for (const { id } of resource.body) {
        const parts = id.split("-");
        if (parts.length > 2) this.#keys.set(parts.slice(2).join("-"), id);
      }
    }
    this.folds = folds;
  }

  has(key: string, attribute = ""): boolean {
    const text = this.#texts.getMessage(key);
    return Boolean(attribute ? text?.attributes[attribute] : text?.value);
  }

  say(key: string, args: Arguments = {}, attribute = ""): string {
    const text = this.#texts.getMessage(key);
    const pattern = attribute ? text?.attributes[attribute] : text?.value;
    if (!pattern) return `⟨${attribute ? `${key}.${attribute}` : key}⟩`;
    // An argument that is missing is shown as its name. All that the page says is shown: lines break well.
    return hold(this.#texts.formatPattern(pattern, args, []).replace(MINUS, "$1−"), this.#lang);
  }

  // A list in words; `last` is the key of the text that adds the last item.
  oneAfterTheOther(items: string[], last = "table-list-last"): string {
    return items.slice(1).reduce((head, next, place) => {
      const key = place + 2 === items.length ? last : "table-list-more";
      return this.say(key, { head, next });
    }, items[0] ?? "");
  }

  // The forms of a thing's name that a sentence may need; none for what is no thing.
  formsOf(thing: string): Record<string, string> {
    let forms = this.#known.get(thing);
    if (!forms) {
      forms = {};
      const key = this.#keys.get(thing);
      if (key !== undefined) {
        forms[NAME] = this.say(key);
        const attributes = this.#texts.getMessage(key)?.attributes ?? {};
        for (const form of Object.keys(attributes)) forms[form] = this.say(key, {}, form);
      }
      this.#known.set(thing, forms);
    }
    return forms;
  }

  formsOfList(things: string[]): Arguments {
    const each = things.map((thing) => this.formsOf(thing));
    const first = each[0];
    if (!first || each.some((forms) => !(NAME in forms))) return {};
    const told: Arguments = {};
    for (const form of Object.keys(first)) {
      if (each.every((forms) => form in forms)) {
        told[form] = this.oneAfterTheOther(each.map((forms) => forms[form] ?? ""));
      }
    }
    told.number = each.length;
    told.either = this.oneAfterTheOther(
      each.map((forms) => forms[NAME] ?? ""),
      "table-list-either",
    );
    if (things.every((thing) => this.#keys.has(thing + COUNT))) {
      const counts = new Map<string, number>();
      for (const thing of things) counts.set(thing, (counts.get(thing) ?? 0) + 1);
      told.counted = this.oneAfterTheOther([...counts].map(([thing, count]) => this.counted(thing, count)));
    }
    return told;
  }

  // A thing with its number; empty where its name is not told so.
  counted(thing: string, count: number): string {
    const key = this.#keys.get(thing + COUNT);
    return key ? this.say(key, { count }) : "";
  }
}

function files(source: string): [string, string][] {
  const marks = [...source.matchAll(FILE)];
  if (marks.length === 0) return [["", source]];
  return marks.map((mark, place) => [
    mark[1] ?? "",
    source.slice(mark.index, marks[place + 1]?.index ?? source.length),
  ]);
}
