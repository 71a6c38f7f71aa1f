import { defineConfig } from "eslint/config";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import { join } from "node:path";
import ts from "typescript-eslint";
import { wholeParser } from "./lintparser.js";
import svelteConfig from "./svelte.config.js";

const tsconfigs = ["tsconfig.json", "tsconfig.node.json"].map((name) => join(import.meta.dirname, name));
// An editor, or whoever lints a file or two, asks the project service.
const whole = process.env.npm_lifecycle_event === "lint";
const parser = whole ? wholeParser(tsconfigs, svelteConfig) : ts.parser;

export default defineConfig(
  { ignores: ["node_modules/", "public/", "**/*.generated.ts", "types.mjs"] },
  ts.configs.strictTypeChecked,
  { languageOptions: { parser } },
  svelte.configs.recommended,
  svelte.configs.prettier,
  {
    languageOptions: {
      globals: globals.browser,
      parserOptions: { projectService: true, extraFileExtensions: [".svelte"] },
    },
    rules: {
      // Comments too: Prettier leaves them as they are.
      "max-len": ["error", { code: 120 }],
      // Numbers are said as they are; an arrow may do a thing without braces.
      "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true }],
      "@typescript-eslint/no-confusing-void-expression": [
        "error",
        { ignoreArrowShorthand: true, ignoreVoidOperator: true },
      ],
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
      // `void tries` is how an effect says what it depends on.
      "@typescript-eslint/no-meaningless-void-operator": "off",
      // A map that nothing is drawn from need not tell anybody of its changes.
      "svelte/prefer-svelte-reactivity": "off",
      // {" "} keeps a space that the compiler would drop.
      "svelte/no-useless-mustaches": "off",
    },
  },
  {
    // One module alone knows whom a table is asked of; the others ask its `TableLine`.
    files: ["src/**"],
    ignores: ["src/lib/lineto.ts", "src/lib/servertable.ts", "src/lib/live.ts"],
    rules: {
      "no-restricted-imports": [
        "error",
        { patterns: [{ regex: "/(servertable|live)$", message: "Ask the table's line (lib/lineto.ts)." }] },
      ],
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser, svelteConfig } },
  },
  {
    // ESLint does not know the types of components that are imported; svelte-check does.
    files: ["**/*.svelte"],
    rules: {
      "@typescript-eslint/no-unsafe-argument": "off",
      "@typescript-eslint/no-unsafe-assignment": "off",
      "@typescript-eslint/no-unsafe-call": "off",
      "@typescript-eslint/no-unsafe-member-access": "off",
      "@typescript-eslint/no-unsafe-return": "off",
    },
  },
  {
    files: ["*.js", "*.mjs"],
    extends: [ts.configs.disableTypeChecked],
    languageOptions: { globals: globals.node },
  },
);
