import { expect, test } from "vitest";
import type { RuleInfo } from "../../lib/protocol";
import { chapters, narrowed } from "./book";

const rule = (id: string, section: string): RuleInfo => ({ id, section }) as RuleInfo;
const rules = [rule("A-1", "setup"), rule("A-2", "turn"), rule("A-3", "setup"), rule("A-4", "turn")];
const TEXTS: Record<string, string> = {
  "A-1": "Zboże i miód",
  "A-2": "Příští tah",
  "A-3": "Łódź",
  "A-4": "Zboże",
};
const said = ({ id }: RuleInfo): string => TEXTS[id] ?? "";
const found = (words: string): string[][] =>
  narrowed(chapters(rules), words, said).map((chapter) => chapter.rules.map(({ id }) => id));

test("chapters come in the order of their first rules, each once", () => {
  expect(found("")).toEqual([
    ["A-1", "A-3"],
    ["A-2", "A-4"],
  ]);
});

test("marks on letters may be left out; all words must be there; an id finds its rule", () => {
  expect(found("zboze")).toEqual([["A-1"], ["A-4"]]);
  expect(found("MIOD zboże")).toEqual([["A-1"]]);
  expect(found("lodz")).toEqual([["A-3"]]);
  expect(found("pristi")).toEqual([["A-2"]]);
  expect(found("a-4")).toEqual([["A-4"]]);
});
