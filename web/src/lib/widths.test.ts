import { expect, test } from "vitest";
import { WIDTHS, withWidths } from "../../widths";

test("a style names a width, and the build puts its number there", () => {
  expect(withWidths("@container own (--narrow) and (height < 9em) { a { --narrow: 1 } }")).toBe(
    `@container own ${WIDTHS.narrow} and (height < 9em) { a { --narrow: 1 } }`,
  );
});

test("a width that nobody has named stops the build", () => {
  expect(() => withWidths("@media (--wider) {}")).toThrow("--wider");
});

test("a width that is a number stops the build", () => {
  for (const query of [
    "@media (max-width: 760px)",
    "@media (not (--stacked)) and (min-width:1300px)",
    "@container town (width < 620px)",
    "@container (300px <= inline-size <= 20em)",
  ]) {
    expect(() => withWidths(`${query} { a { width: 9px } }`)).toThrow("web/widths.ts");
  }
});

test("no style and no script asks for a width by its number", () => {
  const styles = import.meta.glob<string>(["../**/*.css", "../**/*.svelte"], {
    query: "?raw",
    import: "default",
    eager: true,
  });
  expect(Object.keys(styles).length).toBeGreaterThan(100);
  for (const [path, style] of Object.entries(styles)) {
    expect(() => withWidths(style), path).not.toThrow();
    expect(style, "the build does not read what a style imports").not.toMatch(/@import\s*(?:url|["'])/);
  }
  const scripts = import.meta.glob<string>(["../**/*.ts", "../**/*.svelte", "!../**/*.test.ts"], {
    query: "?raw",
    import: "default",
    eager: true,
  });
  const asked = /["'`][^"'`\n]*\((?:min-|max-)?(?:width|inline-size)\s*[:<>]=?\s*\d/;
  expect('matchMedia("(max-width: 999px)")').toMatch(asked);
  for (const [path, script] of Object.entries(scripts)) expect(script, path).not.toMatch(asked);
});
