// What others have made and the built page carries, each with its licence: `licences.txt` beside it.

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const FONTS = "public/fonts";

export function notices(): Plugin {
  return {
    name: "osada-notices",
    apply: "build",
    generateBundle(_, bundle) {
      const folders = new Set<string>();
      for (const chunk of Object.values(bundle)) {
        for (const id of chunk.type === "chunk" ? chunk.moduleIds : []) {
          const found = /^\0?(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(id);
          if (found?.[1]) folders.add(found[1]);
        }
      }
      const parts = [...folders].sort().map(ofPackage);
      for (const file of readdirSync(FONTS)
        .filter((name) => name.endsWith("-copyright.txt"))
        .sort()) {
        parts.push(
          `${file.replace("-copyright.txt", "")} (font)\n\n${readFileSync(join(FONTS, file), "utf8").trim()}`,
        );
      }
      const line = "=".repeat(72);
      this.emitFile({
        type: "asset",
        fileName: "licences.txt",
        source: parts.join(`\n\n${line}\n\n`) + "\n",
      });
    },
  };
}

function ofPackage(folder: string): string {
  const about = JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as Record<string, string>;
  const file = readdirSync(folder).find((name) => /^(licen[cs]e|copying)/i.test(name));
  const text = file && existsSync(join(folder, file)) ? readFileSync(join(folder, file), "utf8").trim() : "";
  if (!text && !about.license) throw new Error(`${about.name} is bundled and has no licence`);
  return `${about.name} ${about.version} (${about.license})\n\n${text}`.trim();
}
