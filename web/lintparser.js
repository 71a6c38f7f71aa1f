// Types for a whole `npm run lint`, from one program for each tsconfig. The project service, which serves editors and
// single files, learns what TypeScript makes of a component only when its turn comes, and begins its types anew for
// each: that was half the time. Here all components are read first, and the programs know them from the start.

import svelte from "eslint-plugin-svelte";
import { dirname } from "node:path";
import ts from "typescript";
import { parser } from "typescript-eslint";

const { parser: svelteParser } = svelte.configs.base.find(
  (one) => one.languageOptions?.parser,
).languageOptions;

/** The TypeScript that types are asked of for a component, or for a module with runes. */
function virtualText(file, code, svelteConfig) {
  let virtual;
  function parseForESLint(text, options) {
    if (!options.projectService) return parser.parseForESLint(text, options);
    virtual = text;
    throw new Error("No more is wanted of it than its text.");
  }
  const options = {
    filePath: file,
    projectService: true,
    svelteConfig,
    parser: { ...parser, parseForESLint },
  };
  try {
    svelteParser.parseForESLint(code, options);
  } catch {
    // Ours, or the file is broken, which is said when it is linted.
  }
  return virtual ?? code;
}

/** The program of a tsconfig, with its components. */
function programOf(tsconfig, svelteConfig) {
  const { error, config } = ts.readConfigFile(tsconfig, ts.sys.readFile);
  if (error) throw new Error(`${tsconfig}: ${ts.flattenDiagnosticMessageText(error.messageText, "\n")}`);
  const components = [{ extension: ".svelte", isMixedContent: false, scriptKind: ts.ScriptKind.Deferred }];
  const folder = dirname(tsconfig);
  const read = ts.parseJsonConfigFileContent(
    config,
    ts.sys,
    folder,
    undefined,
    tsconfig,
    undefined,
    components,
  );
  const options = { ...read.options, allowNonTsExtensions: true };
  const host = ts.createCompilerHost(options, true);
  const readFile = host.readFile;
  host.readFile = (file) => {
    const code = readFile(file);
    return code !== undefined && /\.svelte(\.ts)?$/.test(file) ? virtualText(file, code, svelteConfig) : code;
  };
  return ts.createProgram(read.fileNames, options, host);
}

/** A parser that takes types from these tsconfigs' programs; what they have not, or not so, the project service has. */
export function wholeParser(tsconfigs, svelteConfig) {
  let programs;
  function parseForESLint(code, options) {
    if (!options.projectService) return parser.parseForESLint(code, options);
    programs ??= tsconfigs.map((tsconfig) => programOf(tsconfig, svelteConfig));
    const program = programs.find((one) => one.getSourceFile(options.filePath)?.text === code);
    const types = program && { projectService: false, programs: [program] };
    return parser.parseForESLint(code, { ...options, ...types });
  }
  return { ...parser, parseForESLint };
}
