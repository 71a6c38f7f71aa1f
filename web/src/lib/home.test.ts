// Addresses at a server and in a folder, and that everything on the page asks for them.

import { readdirSync, readFileSync } from "node:fs";
import { afterEach, describe, expect, test, vi } from "vitest";

const at = async (home: string | null): Promise<typeof import("./home")> => {
  vi.resetModules();
  vi.stubGlobal("document", { querySelector: () => home && { getAttribute: () => home } });
  return import("./home");
};
afterEach(() => vi.unstubAllGlobals());

describe("an address of the page", () => {
  test("is the server's own where there is one", async () => {
    const { inFolder, pageOf, toFile, toPage } = await at(null);
    expect(inFolder).toBe(false);
    expect([toPage("/t/abc?at=3"), toFile("/art/icons.svg#map")]).toEqual([
      "/t/abc?at=3",
      "/art/icons.svg#map",
    ]);
    expect(pageOf(new URL("http://table/t/abc#x")).href).toBe("http://table/t/abc#x");
  });

  test("stands behind a # in a folder, wherever that lies", async () => {
    const { inFolder, pageOf, toFile, toPage } = await at("folder");
    expect(inFolder).toBe(true);
    const page = new URL(toPage("/rules/harvest?of=2#HAR-ROUND-03"), "http://host/some/where/");
    expect(page.href).toBe("http://host/some/where/#/rules/harvest?of=2#HAR-ROUND-03");
    const { pathname, search, hash } = pageOf(page);
    expect([pathname, search, hash]).toEqual(["/rules/harvest", "?of=2", "#HAR-ROUND-03"]);
    expect(pageOf(new URL("http://host/some/where/")).pathname).toBe("/");
    const file = new URL(toFile("/art/icons.svg#map"), "http://host/some/where/");
    expect(file.href).toBe("http://host/some/where/art/icons.svg#map");
  });
});

test("nothing on the page leads to the root of a host by an address of its own", () => {
  const root = new URL("..", import.meta.url);
  const bare = /href=(?:"\/|\{[`"]\/)|(?<!toFile\()["`]\/(?:art|fonts)\//;
  const found = readdirSync(root, { recursive: true, encoding: "utf8" })
    .filter((name) => /(?<!\.test)\.(svelte|ts)$/.test(name))
    .filter((name) => bare.test(readFileSync(new URL(name, root), "utf8")));
  expect(found).toEqual([]);
});
