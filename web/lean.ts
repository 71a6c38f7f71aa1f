// What the built page need not carry. It is never drawn by a server, so nothing is "hydrated"; every
// component is in runes mode. Svelte's runtime is built with that known, and the code its compiler
// writes for each component loses what only served the rest.

import { parseAst, type Plugin } from "vite";

// Parts of the runtime that are decided: constants here, and the bundler drops what hangs on them.
const decided: Record<string, string> = {
  "svelte/src/internal/client/dom/hydration.js": `
    export const hydrating = false, hydrate_node = null;
    export function set_hydrating() {}
    export function set_hydrate_node() {}
    export function hydrate_next() {}
    export function hydrate_template() {}
    export function skip_nodes() {}
    export function read_hydration_instruction() {}
    export function reset() {}
    export function next() {}`,
  "svelte/src/internal/client/dom/blocks/boundary.js": `
    import { EFFECT_PRESERVED, EFFECT_TRANSPARENT } from "#client/constants";
    import { block, branch } from "../../reactivity/effects.js";
    export function boundary(node, props, children) {
      block(() => void branch(() => children(node)), EFFECT_TRANSPARENT | EFFECT_PRESERVED);
    }
    export function pending() {}`,
  "svelte/src/internal/client/proxy.js": `
    export const proxy = (value) => value;
    export const get_proxied_value = proxy;
    export const is = Object.is;`,
  "svelte/src/internal/flags/index.js": `
    export const async_mode_flag = false, legacy_mode_flag = false, tracing_mode_flag = false;
    export function enable_async_mode_flag() {}
    export function disable_async_mode_flag() {}
    export function enable_legacy_mode_flag() {}
    export function enable_tracing_mode_flag() {}`,
};

// And questions in it that have one answer on this page.
const answered: Record<string, [question: string, answer: string][]> = {
  "svelte/src/utils.js": [["...DOM_BOOLEAN_ATTRIBUTES,", ""]],
  "svelte/src/internal/client/reactivity/async.js": [["async.length === 0 && pending.length === 0", "true"]],
  "svelte/src/internal/client/reactivity/batch.js": [
    ["if (this.#is_deferred())", "if (false)"],
    ["if (!this.#is_deferred())", "if (true)"],
    ["effect.b?.is_pending", "false"],
  ],
};

// The same, wherever it is asked: no old components, no work that waits, no transitions.
const settled: [question: RegExp, answer: string][] = [
  [/(?<!function )\bis_runes\(\)/g, "true"],
  [/(?<!function )\bshould_defer_append\(\)/g, "false"],
  [/\b(this|batch|current_batch\?)\.is_fork\b(?! =)/g, "false"],
  [/\(flags & EACH_IS_ANIMATED\) !== 0/g, "false"],
  [/effect\.nodes && effect\.nodes\.t\b/g, "null"],
];

type Node = { type: string; start: number; end: number; [key: string]: any };
type Edit = [start: number, end: number, text: string];

// Every node of the tree, outermost first.
function* walk(node: Node): Generator<Node> {
  yield node;
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) {
      if (child && typeof child === "object" && typeof child.type === "string") yield* walk(child);
    }
  }
}

// The name of the runtime function a node calls, "" if it calls none.
function called(node: Node | null | undefined): string {
  const callee = node?.type === "CallExpression" ? node.callee : null;
  return callee?.type === "MemberExpression" && callee.object.name === "$" ? callee.property.name : "";
}

// A pass over the code: what `edit` says of each node is put in its place.
function pass(code: string, edit: (node: Node, text: (node: Node) => string) => Edit[]): string {
  const text = (node: Node): string => code.slice(node.start, node.end);
  const edits = [...walk(parseAst(code) as unknown as Node)].flatMap((node) => edit(node, text));
  for (const [start, end, put] of edits.sort((a, b) => b[0] - a[0]))
    code = code.slice(0, start) + put + code.slice(end);
  return code;
}

// What a batch of changes can do only for work that waits.
function withoutWaiting(node: Node): Edit[] {
  const waits =
    node.type === "MethodDefinition" &&
    /^((in|de)crement|(un)?skip_effect|ondiscard|settled)$/.test(node.key.name);
  return waits ? [[node.start, node.end, ""]] : [];
}

// Steps of the hydration cursor, and its hints whether a node is text.
function withoutCursor(node: Node): Edit[] {
  if (node.type === "ExpressionStatement" && /^(reset|next)$/.test(called(node.expression)))
    return [[node.start, node.end, ""]];
  const name = called(node);
  const args: Node[] = node.arguments ?? [];
  const last = args.at(-1);
  if (!/^(child|only_child|first_child|sibling)$/.test(name) || last?.value !== true) return [];
  const keep = name === "sibling" && args[1]?.value !== 1 ? args[1] : args[0];
  return [[keep!.end, last.end, ""]];
}

// `template_effect(($0) => set_text(a, $0), [() => words()])`: setting a text or an attribute
// compares with what is there, so the words need no memory of their own.
function withoutMemory(node: Node, text: (node: Node) => string): Edit[] {
  if (called(node) !== "template_effect" || node.arguments.length !== 2) return [];
  const [effect, values] = node.arguments as [Node, Node];
  if (values.type !== "ArrayExpression") return [];
  const names: string[] = effect.params.map((param: Node) => param.name);
  const uses = [...walk(effect.body)].filter((one) => one.type === "Identifier" && names.includes(one.name));
  if (uses.length !== names.length || new Set(uses.map((one) => one.name)).size !== names.length) return [];
  const edits = uses.map((one): Edit => {
    const value: Node = values.elements[names.indexOf(one.name)].body;
    return [
      one.start,
      one.end,
      /Call|Member|Literal|Identifier/.test(value.type) ? text(value) : `(${text(value)})`,
    ];
  });
  const open = effect.params[0];
  return [[open.start, effect.params.at(-1).end, ""], ...edits, [effect.end, values.end, ""]];
}

// A text that fills its element is found there again when it is set, and needs no name.
function withoutNames(node: Node): Edit[] {
  if (node.type !== "BlockStatement") return [];
  const statements: Node[] = node.body;
  return statements.flatMap((statement): Edit[] => {
    const [one, more]: Node[] = statement.type === "VariableDeclaration" ? statement.declarations : [];
    if (!one || more || called(one.init) !== "only_child") return [];
    const uses = [...walk(node)].filter(
      (use) => use.type === "Identifier" && use.name === one.id.name && use !== one.id,
    );
    const set = [...walk(node)].find((call) => called(call) === "set_text" && call.arguments[0] === uses[0]);
    const home: string = one.init.arguments[0].name;
    return uses.length === 1 && set
      ? [
          [statement.start, statement.end, ""],
          [uses[0]!.start, uses[0]!.end, `$.child(${home})`],
        ]
      : [];
  });
}

// Clicks and the like are listened for once, not by each component.
const HEARD = [
  "click",
  "change",
  "input",
  "keydown",
  "pointerdown",
  "pointermove",
  "pointerup",
  "focusin",
  "focusout",
];
function heardOnce(node: Node): Edit[] {
  const heard: Node[] | null =
    node.type === "ExpressionStatement" && called(node.expression) === "delegate"
      ? node.expression.arguments[0].elements
      : null;
  return heard?.every(({ value }) => HEARD.includes(value)) ? [[node.start, node.end, ""]] : [];
}

// What components with slots of the old kind were told.
function withoutSlots(node: Node): Edit[] {
  if (node.type !== "ObjectExpression") return [];
  const place = node.properties.findIndex((one: Node) => one.key?.name === "$$slots");
  return place > 0 ? [[node.properties[place - 1].end, node.properties[place].end, ""]] : [];
}

// Markup as a browser needs it: no closing tags at the very end, no quotes around plain words.
function shorter(node: Node): Edit[] {
  if (!/^from_(html|svg)$/.test(called(node))) return [];
  const markup: Node = node.arguments[0];
  const quasi: Node | undefined = markup?.quasis?.length === 1 ? markup.quasis[0] : undefined;
  if (!quasi) return [];
  const put = (quasi.value.raw as string)
    .replace(/(<\/[\w:]+>)+$/, "")
    .replace(/="([\w-]+)"(?=[ >])/g, "=$1")
    .replace(/=""(?=[ >])/g, "");
  return [[markup.start, markup.end, "`" + put + "`"]];
}

const edits = [heardOnce, withoutCursor, withoutMemory, withoutNames, withoutSlots, shorter];

// Who wishes for something that was left out is told while the page is built.
const missing: [wish: RegExp, why: string][] = [
  [/\$(state|\.proxy)\(\s*[[{]/, "objects and lists are kept in $state.raw on this page"],
  [
    /\$\.(transition|animation|boundary|async)\(/,
    "the page has no transitions, boundaries or await in markup",
  ],
];

const of = <Part>(parts: Record<string, Part>, id: string): Part | undefined =>
  Object.entries(parts).find(([path]) => id.endsWith(path))?.[1];

export function lean(): Plugin {
  return {
    name: "lean",
    apply: "build",
    load(id) {
      const part = of(decided, id);
      return part ? { code: part, moduleSideEffects: false } : null;
    },
    transform(code, id) {
      let put = code;
      for (const [question, answer] of of(answered, id) ?? []) {
        if (!put.includes(question)) this.error(`${id} no longer asks: ${question}`);
        put = put.replace(question, answer);
      }
      if (id.includes("svelte/src/internal/client/"))
        for (const [question, answer] of settled) put = put.replace(question, answer);
      if (id.endsWith("svelte/src/internal/client/reactivity/batch.js")) put = pass(put, withoutWaiting);
      if (/\.svelte(\.ts)?$/.test(id))
        for (const [wish, why] of missing) if (wish.test(code)) this.error(`${id}: ${why}`);
      if (id.endsWith(".svelte")) for (const edit of edits) put = pass(put, edit);
      if (id.endsWith("App.svelte")) put += `\n$.delegate(${JSON.stringify(HEARD)});`;
      return put === code ? null : { code: put, map: null };
    },
  };
}
