// Our reading of Fluent holds beside the one everybody uses: the same words for every text we have.

import { FluentBundle, FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";
import { Fluent, type Arguments } from "./fluent";

const files = import.meta.glob<string>(
  ["../../../osada/texts/common/*/*.ftl", "../../../osada/games/*/texts/*/*.ftl"],
  { query: "?raw", import: "default", eager: true },
);

// Arguments that reach every branch of a file's texts: numbers of each plural, and the words it asks for.
function likely(source: string): Arguments[] {
  const found = (pattern: RegExp): string[] => [
    ...new Set([...source.matchAll(pattern)].map(([, word]) => word!)),
  ];
  const values = [0, 1, 2, 3, 5, 21, 22, 1234, 1.5, "a b", ...found(/\[([a-z][\w-]*)\]/g)];
  const names = found(/\$([\w-]+)/g);
  return [{}, ...values.map((value) => Object.fromEntries(names.map((name) => [name, value])))];
}

test.each(["en", "pl", "cs"])(
  "every text is said alike in %s",
  (lang) => {
    const fluent = new Fluent(lang);
    const bundle = new FluentBundle(lang, { useIsolating: false });
    const ours = Object.values(files).filter((_, place) => Object.keys(files)[place]!.includes(`/${lang}/`));
    expect(ours.length).toBeGreaterThan(10);
    const resources = ours.map((source) => new FluentResource(source));
    for (const resource of resources) bundle.addResource(resource, { allowOverrides: true });
    for (const [place, source] of ours.entries()) {
      expect(fluent.read(source)).toEqual(resources[place]!.body.map(({ id }) => id));
    }
    for (const [place, source] of ours.entries()) {
      const tries = likely(source);
      for (const { id } of resources[place]!.body) {
        const { value, attributes } = bundle.getMessage(id)!;
        const text = fluent.texts.get(id)!;
        expect(Object.keys(text.attributes), id).toEqual(Object.keys(attributes));
        for (const args of tries) {
          if (value === null) expect(text.value, id).toBeNull();
          else expect(text.value!(args), id).toBe(bundle.formatPattern(value, args, []));
          for (const [name, pattern] of Object.entries(attributes)) {
            expect(text.attributes[name]!(args), `${id}.${name}`).toBe(
              bundle.formatPattern(pattern, args, []),
            );
          }
        }
      }
    }
  },
  60_000,
);
