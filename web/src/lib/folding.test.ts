// How events become lines of the log, and that the page says them as the command line does: the cases are those
// of tests/texts/test_log.py and tests/texts/log_lines.py.

import { describe, expect, test } from "vitest";
import cases from "../../../tests/texts/log_cases.json";
import lines from "../../../tests/texts/log_lines.json";
import spoken from "../../../tests/texts/page_lines.json";
import { Folds, type Written } from "./folding";
import { LANGUAGES, language } from "./language.svelte";
import { Log } from "./logged";
import type { Tell } from "./protocol";
import { putTexts, Speech } from "./speech.svelte";

type Args = Tell["args"];
interface Case {
  name: string;
  written: Written;
  heard: [number | null, string, Args?][];
  rows: unknown[];
}
interface Lines {
  written: Written;
  heard: [number | null, string, Args][];
  said: Record<string, string[]>;
}

const heardOf = (heard: (readonly [number | null, string, Args?])[]): { seat: number | null; told: Tell }[] =>
  heard.map(([seat, key, args]) => ({ seat, told: { key, args: args ?? {} } }));
const keys = (some: Tell[]): string => some.map(({ key }) => key).join(" ");

test.each(cases as unknown as Case[])("$name", ({ written, heard, rows }) => {
  const folds = new Folds("toy", written);
  const found = folds
    .rows(heardOf(heard))
    .map((row) => [
      row.kind,
      row.seat,
      folds.deeds(row.heard.map(({ told }) => told)).map(({ told, within }) => [keys(told), keys(within)]),
    ]);
  expect(found).toEqual(rows);
});

const files = import.meta.glob<string>(
  ["../../../osada/texts/common/*/*.ftl", "../../../osada/games/*/texts/*/*.ftl"],
  { query: "?raw", import: "default", eager: true },
);

// As the server answers /api/texts/{game}/{lang}.
function texts(game: string, lang: string, written: Written): string {
  const printed = (spoken as unknown as Record<string, { printed: Record<string, string> }>)[game]?.printed;
  const folders = [`texts/common/${lang}/`, `games/${game}/texts/${lang}/`];
  const own = Object.entries(files)
    .filter(([path]) => folders.some((folder) => path.includes(folder)) && !path.endsWith("rules.ftl"))
    .map(([path, text]) => `### file: ${path.split("/").at(-1)}\n${text}`);
  return [...own, `### file: log.json\n${JSON.stringify(written)}`]
    .join("\n")
    .replace(/\$(printed-[\w-]+)/g, (mark, name: string) => printed?.[name] ?? mark);
}

describe.each(Object.entries(lines as unknown as Record<string, Lines>))(
  "%s",
  (game, { written, heard, said }) => {
    test.each(LANGUAGES)("has its log told in %s as at the command line", (lang) => {
      putTexts(game, lang, texts(game, lang, written));
      language.lang = lang;
      const log = new Log(new Speech(game, () => ["Ada", "Bořek", "Iga"]));
      const told = log.folds.rows(heardOf(heard)).map((row) => {
        const { name, subject, says } = log.line(
          row.kind,
          row.seat,
          row.heard.map((one) => one.told),
        );
        return [name || (subject && says ? `${subject}:` : subject), says].filter(Boolean).join(" ");
      });
      // Where lines may break is the page's own affair (spaces.ts).
      expect(told.filter(Boolean).map((line) => line.replaceAll("\u00a0", " "))).toEqual(said[lang]);
    });
  },
);
