import { afterEach, expect, test } from "vitest";
import { LANGUAGES, language } from "../lib/language.svelte";
import { percentOf } from "./words";

const WRITTEN = { en: "27%", pl: "27%", cs: "27\u00a0%" };

afterEach(() => {
  language.lang = "en";
});

test.each(LANGUAGES)("a chance is written as %s writes it", (lang) => {
  language.lang = lang;
  expect(percentOf(0.268)).toBe(WRITTEN[lang]);
});

test("a chance that is not known yet is no nought", () => {
  expect(percentOf(undefined)).toBe("");
});
