// What is drawn is there: a name that no sheet has would leave an empty place.

import { expect, test } from "vitest";
import { artOf } from ".";

const sheets = import.meta.glob<string>(["./*/art/*.svg", "../../public/art/*.svg"], {
  query: "?raw",
  import: "default",
  eager: true,
});
const covers = Object.keys(sheets).filter((path) => path.endsWith("/cover.svg"));

test.each(covers)("%s takes only what its sheets have", (path) => {
  const folder = path.replace("cover.svg", "");
  const game = path.split("/")[1] ?? "";
  const taken = [...(sheets[path] ?? "").matchAll(/href="([^"#]+\.svg)#([^"]+)"/g)];
  expect(taken.length).toBeGreaterThan(5);
  for (const [, file = "", id] of taken) {
    const sheet = file.startsWith("/") ? `../../public${file}` : folder + file;
    expect(sheets[sheet], file).toContain(`id="${id}"`);
    if (!file.startsWith("/")) expect(artOf(game, file)).toBeTruthy();
  }
});

test("no symbol stands in two sheets of one game, or in one of its own and a shared one", () => {
  const ids = (path: string): string[] =>
    [...(sheets[path] ?? "").matchAll(/<(?:symbol|path) [^>]*?id="([^"]+)"/g)].map(([, id = ""]) => id);
  const shared = Object.keys(sheets).filter(
    (path) => path.startsWith("../../public") && !path.includes("icons"),
  );
  expect(shared.length).toBeGreaterThan(2);
  for (const game of new Set(covers.map((path) => path.split("/")[1]))) {
    const own = Object.keys(sheets).filter((path) => path.startsWith(`./${game}/art/`));
    const all = [...shared, ...own].filter((path) => !path.endsWith("actions.svg")).flatMap(ids);
    expect(all.filter((id, place) => all.indexOf(id) !== place)).toEqual([]);
  }
});
