// Whole games in the text table: every view of them is told in words and nothing but words. The views
// and texts come from tests/texts/test_text_table.py, which runs this file; its texts have every letter
// replaced by one of another alphabet, so that whatever is not a text is seen.

import { describe, expect, test } from "vitest";
import type { Table } from "../lib/contract";
import { LANGUAGES, language } from "../lib/language.svelte";
import type { GameInfo } from "../lib/protocol";
import { putActions, putTexts, Speech } from "../lib/speech.svelte";
import type { Line } from "../shell/lines";
import { readable } from "../shell/reading";

interface Played extends Pick<GameInfo, "actions"> {
  texts: Record<string, string>;
  views: unknown[];
}

interface Words {
  positionLines?: (table: Table) => Line[];
  tablesOf?: (table: Table) => { heads: string[]; rows: unknown[][] }[];
  besidesOf?: (table: Table) => string[];
}

const file = (import.meta.env as Record<string, string | undefined>).VITE_PLAYED;
const played = file
  ? ((await import(/* @vite-ignore */ file)) as { default: Record<string, Played> }).default
  : {};
const own = import.meta.glob<Words>("./*/inwords/*.ts", { eager: true });
const LEGIBLE = /[A-Za-z⟨{[]/;
const CELL = /\b([a-g][1-6]|I{1,3}|IV)\b/g; // places on a grid and levels are written so everywhere
const NAMES = ["ж", "жж", "жжж", "жжжж"];

function wordsOf(game: string): Words[] {
  const found = Object.entries(own).filter(([path]) => path.startsWith(`./${game}/`));
  return found.length ? found.map(([, words]) => words) : [{ positionLines: readable }];
}

const flat = (lines: Line[]): string[] =>
  lines.flatMap(({ label, value, under }) => [`${label}: ${value}`, ...flat(under)]);

function said(game: string, table: Table): string[] {
  return wordsOf(game).flatMap(({ positionLines, tablesOf, besidesOf }) => [
    ...flat(positionLines?.(table) ?? []),
    ...(tablesOf?.(table) ?? []).flatMap(({ heads, rows }) => [...heads, ...rows.flat().map(String)]),
    ...(besidesOf?.(table) ?? []),
  ]);
}

describe.skipIf(!file)("the text table", () => {
  test.each(Object.keys(played))("of %s is told in words", (game) => {
    const { actions, texts, views } = played[game] as Played;
    putActions(game, actions);
    expect(views.length).toBeGreaterThan(20);
    for (const lang of LANGUAGES) {
      putTexts(game, lang, texts[lang] ?? "");
      language.lang = lang;
      const speech = new Speech(game, () => NAMES);
      for (const view of views) {
        const table = { game, speech, scene: { view, turn: [] }, names: NAMES } as unknown as Table;
        const lines = said(game, table);
        expect(lines.length).toBeGreaterThan(5);
        expect(lines.filter((line) => LEGIBLE.test(line.replace(CELL, "")))).toEqual([]);
      }
    }
  });
});
