// Where an address leads, and what the build tells the server of it.

import { readFileSync } from "node:fs";
import { expect, test, vi } from "vitest";
import { addressesIn } from "../../addresses";
import { routeOf } from "../lib/router.svelte";

vi.mock("./TablePage.svelte", () => ({ default: null })); // it brings the whole table
const { PAGES } = await import(".");
const at = (path: string) => routeOf(new URL(path, "http://table"), PAGES);

test("an address names its page, its table and its step", () => {
  expect(at("/t/abc?at=34")).toEqual({ page: "table", params: { id: "abc", at: "34" } });
  expect(at("/rules/harvest#HAR-ROUND-03").params).toEqual({ game: "harvest", hash: "HAR-ROUND-03" });
  expect(at("/learn/harvest/").page).toBe("learn");
  expect(at("/puzzle/harvest%2Fsmall").params).toEqual({ id: "harvest/small" });
  expect(at("/").page).toBe("lobby");
});

test("an address with too few words, too many or unknown ones leads nowhere", () => {
  for (const path of ["/nowhere/at/all", "/t", "/t/", "/t/abc/def", "/settings/x", "/replay/abc"])
    expect(at(path).page, path).toBe("lost");
});

test("each address leads to the page that names it", () => {
  for (const [page, [addresses]] of Object.entries(PAGES))
    for (const address of addresses) expect(at(address.replaceAll(":", "")).page).toBe(page);
});

test("the build finds every address of the table, and nothing else", () => {
  const table = readFileSync(new URL("index.ts", import.meta.url), "utf8");
  expect(addressesIn(table)).toEqual(Object.values(PAGES).flatMap(([addresses]) => addresses));
});
