// Each way in which a game can end has its own banner and its own sentence, in every language.

import { beforeAll, describe, expect, test } from "vitest";
import type { BoardModule, Table } from "../lib/contract";
import { LANGUAGES, language } from "../lib/language.svelte";
import type { Outcome } from "../lib/protocol";
import { Speech, putTexts } from "../lib/speech.svelte";
import { bannerOf, titleOf, whyOf } from "../end/title";

const files = import.meta.glob<string>(
  ["../../../osada/texts/common/*/*.ftl", "../../../osada/games/*/texts/*/*.ftl"],
  { query: "?raw", import: "default", eager: true },
);
const textsOf = (lang: string, wanted: (path: string) => boolean): string =>
  Object.entries(files)
    .filter(([path]) => path.includes(`texts/${lang}/`) || path.includes(`common/${lang}/`))
    .filter(([path]) => wanted(path))
    .map(([path, text]) => `### file: ${path.split("/").at(-1)}\n${text}`)
    .join("\n");

beforeAll(() => {
  for (const lang of LANGUAGES) {
    const common = (path: string): boolean => path.includes("/common/") || path.endsWith("about.ftl");
    putTexts("common", lang, textsOf(lang, common));
    for (const game of ["vikings", "hamlet", "mythwind"])
      putTexts(
        game,
        lang,
        textsOf(lang, (path) => path.includes("/common/") || path.includes(`/${game}/texts/`)),
      );
  }
});

const PARTED: Record<string, string> = { vikings: "goods-tokens", hamlet: "deliveries" };
type Line = [total: number, rank: number, tokens?: number];

function ended(game: string, lines: Line[] | null, shown = true): Table {
  const names = ["Ada", "Bořek", "Iga"];
  const scores = (lines ?? []).map(([total, rank, tokens = 0], seat) => {
    return { seat, total, rank, parts: {}, tie_break: { [PARTED[game] ?? ""]: tokens } };
  });
  const winners = scores.filter(({ rank }) => rank === 1).map(({ seat }) => seat);
  const outcome: Outcome | null = lines && { winners, scores };
  return {
    ...{ game, outcome, head: { shown }, scene: { view: {} } },
    players: names.map((name, seat) => ({ name, seat })),
    speech: new Speech(game, () => names),
  } as unknown as Table;
}

const early = { finale: { why: () => "end-early" } } as unknown as BoardModule;

describe("in English", () => {
  beforeAll(() => void (language.lang = "en"));

  test("a clear win says by how much, and the banner with how many points", () => {
    const table = ended("vikings", [
      [21, 1],
      [19, 2],
    ]);
    expect(titleOf(table)).toMatch(/Ada wins by 2 points\.$/);
    expect(bannerOf(table)).toBe("Ada wins with 21 points");
    expect(bannerOf(table, true)).toBe("Ada wins with 21");
    expect(whyOf(table, null)).toBe("The last stern is taken; the village rests.");
  });

  test("a win on the tie-break says what decided, with its figures", () => {
    const table = ended("vikings", [
      [15, 2, 4],
      [15, 1, 5],
    ]);
    const told = "Bořek wins on the tie-break: Goods tokens, 5 to 4.";
    expect(titleOf(table)).toContain(told);
    expect(whyOf(table, null)).toBe(told);
  });

  test("a shared victory names all who share it", () => {
    const table = ended("hamlet", [
      [64, 1, 3],
      [64, 1, 3],
      [50, 3, 1],
    ]);
    expect(bannerOf(table)).toBe("Ada and Bořek share the victory");
    expect(titleOf(table)).toContain("Ada and Bořek share the victory.");
  });

  test("alone nobody wins: the points are told", () => {
    const table = ended("hamlet", [[48, 1]]);
    expect(bannerOf(table)).toBe("Ada has 48 points");
    expect(titleOf(table)).toContain("The church is finished. Ada has 48 points.");
  });

  test("a church that was not finished in time is not called finished", () => {
    const table = ended("hamlet", [[48, 1]]);
    expect(titleOf(table, early)).toMatch(/^The last turn is over, and the church is not finished\./);
    expect(whyOf(table, early)).toBe("The last turn is over, and the church is not finished.");
  });

  test("a game that everybody agreed to end has no winner, and says so", () => {
    const table = ended("vikings", null);
    expect(bannerOf(table)).toBe("The game was ended early");
    expect(whyOf(table, null)).toContain("Everybody agreed");
    expect(titleOf(table)).toBe("The game was ended early.");
  });

  test("where not everybody could be asked, that is said", () => {
    expect(whyOf(ended("vikings", null, false), null)).toContain("stays hidden");
  });

  test("a town has no winner, however it is left", () => {
    expect(titleOf(ended("mythwind", null))).toBe("The town so far");
  });
});

test.each(LANGUAGES)("no ending lacks its words in %s", (lang) => {
  language.lang = lang;
  const all: Line[][] = [
    [[1, 1]],
    [
      [3, 1],
      [2, 2],
    ],
    [
      [5, 1, 2],
      [5, 2, 1],
    ],
    [
      [7, 1],
      [7, 1],
    ],
  ] as Line[][];
  for (const game of ["vikings", "hamlet"])
    for (const lines of [...all, null])
      for (const board of [null, early]) {
        const table = ended(game, lines);
        const told = [titleOf(table, board), bannerOf(table), bannerOf(table, true), whyOf(table, board)];
        for (const text of told) expect(text).not.toMatch(/⟨|\{|undefined|^$/);
      }
});
