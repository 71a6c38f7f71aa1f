// Starts Python as a page's worker does, in Node, and runs what stands on its standard input there.
// node in_node.mjs BUILT '{"games": [...], "languages": [...], "pure": false}' <SCRIPT
// The last line that it writes is JSON: how Python came up, and what the script's last expression says.
// With a fourth argument, SCRIPT: its last expression is a function, and each line of standard input is asked of it.
// It answers by a line; the first says how Python came up.
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join, resolve } from "node:path";
import { createInterface } from "node:readline";
import { text } from "node:stream/consumers";
import { fileURLToPath, pathToFileURL } from "node:url";

const here = fileURLToPath(new URL(".", import.meta.url));
const web = resolve(here, "../../web");
const ours = createRequire(join(web, "package.json"));
const [folder, wanted] = [
  resolve(process.argv[2]),
  JSON.parse(process.argv[3]),
];

const { rolldown } = await import(pathToFileURL(ours.resolve("rolldown")).href);
const bundle = await rolldown({
  input: join(web, "src/pocket/python.ts"),
  platform: "browser",
});
const { output } = await bundle.generate({ format: "esm" });
const { startPython } = await import(
  `data:text/javascript,${encodeURIComponent(output[0].code)}`
);

const pyodide = await import(
  pathToFileURL(ours.resolve("pyodide/pyodide.mjs")).href
);
const laying = [];
const began = performance.now();
const python = await startPython("", (one) => laying.push(one), {
  ...wanted,
  read: async (name) => new Response(await readFile(join(folder, name))),
  pyodide: {
    loadPyodide: (how) =>
      pyodide.loadPyodide({
        ...how,
        stdLibURL: join(folder, "python_stdlib.zip"),
      }),
  },
}).catch((error) => {
  process.stderr.write(`${error.failing}: ${error.message}\n`);
  process.exit(1);
});
const start = performance.now() - began;
let said;
const script = process.argv[4];
try {
  for (const one of wanted.add ?? []) await python.add(one);
  said = await python.pyodide.runPythonAsync(
    await (script ? readFile(script, "utf8") : text(process.stdin)),
  );
  if (script) {
    process.stdout.on("error", () => process.exit()); // nobody asks any more
    process.stdout.write(`${python.mode}\n`);
    for await (const line of createInterface({ input: process.stdin }))
      process.stdout.write(`${said(line)}\n`);
    process.exit(0);
  }
} catch (error) {
  process.stderr.write(`${error.message}\n`); // not its stack: that is a million characters of Pyodide
  process.exit(1);
}
const { mode, why } = python;
process.stdout.write(
  `\n${JSON.stringify({ mode, why, start, laying: laying.length, last: laying.at(-1), said })}\n`,
);
