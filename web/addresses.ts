import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

// The addresses of the page's own pages, as its table (src/pages/index.ts) names them. The table itself cannot be
// loaded here: it leads to every part of the page.
export const addressesIn = (table: string): string[] =>
  [...table.matchAll(/"(\/[\w/:-]*)"/g)].map(([, address = ""]) => address);

// `routes.json` in the built page: the server reads from it which addresses lead to the page.
export const addresses = (): Plugin => ({
  name: "osada-addresses",
  apply: "build",
  generateBundle() {
    const found = addressesIn(readFileSync(new URL("src/pages/index.ts", import.meta.url), "utf8"));
    this.emitFile({ type: "asset", fileName: "routes.json", source: JSON.stringify(found) + "\n" });
  },
});
