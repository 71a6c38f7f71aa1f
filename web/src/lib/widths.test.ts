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
