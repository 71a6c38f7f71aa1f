import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { addresses } from "./addresses.ts";
import { notices } from "./notices.ts";
import { service } from "./service.ts";
import { widths } from "./widths.ts";

// The built page lies inside the Python package: the server serves it, the wheel carries it.
// `npm run dev` serves it anew at every change and asks a running `./run` for everything else.
const server = process.env.OSADA_SERVER ?? "http://127.0.0.1:8080";

export default defineConfig({
  plugins: [widths(), svelte(), notices(), addresses(), service()],
  build: {
    outDir: "../osada/server/page",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // the page's Content-Security-Policy allows nothing inline
    modulePreload: { polyfill: false },
  },
  // Scripts and styles find each other wherever the page lies; what the page itself names, `osada pocket` says anew.
  experimental: {
    renderBuiltUrl: (_, { hostType }) => (hostType === "html" ? undefined : { relative: true }),
  },
  server: { proxy: { "/api": { target: server, ws: true }, "/words": server } },
  worker: { format: "es" },
  test: { include: ["src/**/*.test.ts"], testTimeout: 120_000 }, // also on a busy machine
});
