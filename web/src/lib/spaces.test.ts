import { expect, test } from "vitest";
import cases from "../../../tests/texts/spaces.json";
import { hold } from "./spaces";

test.each(cases as [string, string, string][])("%s: %s", (lang, plain, held) => {
  expect(hold(plain, lang).replaceAll("\u00a0", "~")).toBe(held);
  expect(hold(hold(plain, lang), lang)).toBe(hold(plain, lang));
});
