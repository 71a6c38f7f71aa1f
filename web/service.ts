import { fileURLToPath } from "node:url";
import { build, type Plugin } from "vite";

const SOURCE = fileURLToPath(new URL("src/files/worker.ts", import.meta.url));

// `sw.js` beside the page, a script by itself: a service worker of every browser can be one, and it shares nothing
// that might have changed meanwhile. Whoever hands it out writes the listing of the files in front of it.
export const service = (): Plugin => ({
  name: "osada-service",
  apply: "build",
  async generateBundle() {
    const built = await build({
      configFile: false,
      publicDir: false,
      logLevel: "warn",
      build: {
        write: false,
        target: "es2022",
        rollupOptions: { input: SOURCE, output: { format: "iife", entryFileNames: "sw.js" } },
      },
    });
    if (!("output" in built)) throw new Error("the service worker was not built");
    this.emitFile({ type: "asset", fileName: "sw.js", source: built.output[0].code });
  },
});
