// Runs a script in Pyodide, in Node, with folders of this machine in reach.
// node in_pyodide.mjs '{"mounts": {"/there": "here"}, "wheels": ["one.whl"]}' SCRIPT ARGUMENTS…
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { fileURLToPath, pathToFileURL } from "node:url";

const ours = createRequire(
  fileURLToPath(new URL("../../web/package.json", import.meta.url)),
);
const [how, script, ...rest] = process.argv.slice(2);
const { mounts, wheels } = JSON.parse(how);
const { loadPyodide } = await import(
  pathToFileURL(ours.resolve("pyodide/pyodide.mjs")).href
);
const { info } = JSON.parse(
  await readFile(ours.resolve("pyodide/pyodide-lock.json"), "utf8"),
);
const python = await loadPyodide({
  lockFileContents: JSON.stringify({ info, packages: {} }),
  env: { OSADA_PURE: "1", PYTHONDONTWRITEBYTECODE: "1" },
});
const extractDir = python.runPython("import site; site.getsitepackages()[0]");
for (const wheel of wheels)
  python.unpackArchive(new Uint8Array(await readFile(wheel)), "zip", {
    extractDir,
  });
for (const [there, here] of Object.entries(mounts))
  python.mountNodeFS(there, here);
python.globals.set("arguments", python.toPy(rest));
try {
  await python.runPythonAsync(await readFile(script, "utf8"));
} catch (error) {
  process.stderr.write(`${error.message}\n`); // not its stack: that is a million characters of Pyodide
  process.exit(1);
}
