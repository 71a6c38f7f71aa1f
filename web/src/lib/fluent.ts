// Fluent, as much of it as our texts use: attributes, variables, words of other texts, literals,
// choices by word, number and plural. Terms and functions there are none. A test says every text we
// have with this and with @fluent/bundle.

export type Argument = string | number;
export type Arguments = Record<string, Argument>;

export type Say = (args: Arguments) => string;
type Value = (args: Arguments) => Argument | undefined;

export interface Text {
  value: Say | null;
  attributes: Record<string, Say>;
}

// One line of a pattern's text ends, and the next begins so far from the margin.
interface Break {
  lines: string;
  indent: number;
}

export class Fluent {
  readonly texts = new Map<string, Text>();
  readonly #numbers: Intl.NumberFormat;
  readonly #plurals: Intl.PluralRules;

  constructor(lang: string) {
    this.#numbers = new Intl.NumberFormat(lang);
    this.#plurals = new Intl.PluralRules(lang);
  }

  // Reads the texts of a file; their keys.
  read(source: string): string[] {
    let at = 0;
    const take = (wanted: RegExp): RegExpExecArray | null => {
      wanted.lastIndex = at;
      const found = wanted.exec(source);
      if (found) at = wanted.lastIndex;
      return found;
    };

    const pattern = (): Say | null => {
      const parts: (string | Break | [Value, string])[] = [];
      let margin = Infinity;
      for (;;) {
        const text = take(/[^{}\n]+/y);
        if (text) parts.push(text[0]);
        else if (take(/\{/y)) {
          const from = at;
          const value = placeable();
          parts.push([value, source.slice(from - 1, at)]);
        } else {
          const [, lines, { length: indent }] = take(/(\s*\n|)( *)/y) as unknown as [string, string, string];
          const next = source[at] ?? "}";
          if (".[*}".includes(next) || (!indent && next !== "{")) break;
          margin = Math.min(margin, indent);
          parts.push({ lines: parts.length ? lines.replace(/ /g, "") : "", indent });
        }
      }
      const last = parts.length - 1;
      if (last < 0) return null;
      const said = parts.map((part, place) => {
        if (typeof part === "string") return place === last ? part.trimEnd() : part;
        return "lines" in part ? part.lines + " ".repeat(part.indent - margin) : part;
      });
      return (args) =>
        said
          .map((part) =>
            typeof part === "string" ? part : this.#shown(part[0](args) ?? part[1].replace(/\s/g, "")),
          )
          .join("");
    };

    const placeable = (): Value => {
      const on = inline();
      if (!take(/\s*->\s*/y)) {
        take(/\s*\}/y);
        return on;
      }
      const variants: [string, Say][] = [];
      let other: Say = () => "";
      for (let found; (found = take(/(\*?)\[\s*([\w.-]+)\s*\] */y));) {
        const say = pattern() ?? other;
        variants.push([found[2]!, say]);
        if (found[1]) other = say;
      }
      take(/\}/y);
      return (args) => {
        const value = on(args);
        const kind = typeof value === "number" ? this.#plurals.select(value) : value;
        const [, say] = variants.find(([key]) => key === kind || Number(key) === value) ?? ["", other];
        return say(args);
      };
    };

    const inline = (): Value => {
      const [, open, word, variable, name = "", attribute] =
        take(/\s*(?:(\{)|"([^"]*)"|\$([\w-]+)|([\w-]+)(?:\.([\w-]+))?)/y) ?? [];
      if (open) return placeable();
      if (word !== undefined) return () => word;
      if (variable) return (args) => args[variable];
      return (args) => {
        const text = this.texts.get(name);
        return (attribute ? text?.attributes[attribute] : text?.value)?.(args);
      };
    };

    return [...source.matchAll(/^([a-z][\w-]*) *= */gim)].map(({ 0: start, 1: key = "", index }) => {
      at = index + start.length;
      const text: Text = { value: pattern(), attributes: {} };
      for (let found; (found = take(/\.([\w-]+) *= */y));) text.attributes[found[1]!] = pattern()!;
      this.texts.set(key, text);
      return key;
    });
  }

  #shown(value: Argument): string {
    return typeof value === "number" ? this.#numbers.format(value) : value;
  }
}
