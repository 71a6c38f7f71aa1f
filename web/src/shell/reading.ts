// A view made readable where no board says it in words: names for its fields, words for its values.

import type { Table } from "../lib/contract";
import type { Tell } from "../lib/protocol";
import { joined, line, type Line } from "./lines";

const UNSAID = new Set(["game", "viewer", "turn", "stage", "outcome"]); // told elsewhere at the table
const SEATS = new Set(["seat", "mover", "first", "owner"]);
const FEW = 8; // plain values that are told in one line

type Fields = Record<string, unknown>;

export function readable(table: Table): Line[] {
  const view = table.scene.view as Fields;
  return fields(table, Object.fromEntries(Object.entries(view).filter(([key]) => !UNSAID.has(key))));
}

const fields = (table: Table, data: Fields): Line[] =>
  Object.entries(data)
    .filter(([, value]) => !empty(value))
    .map(([key, value]) => field(table, key, value));

const empty = (value: unknown): boolean =>
  value === null || value === "" || value === false || (Array.isArray(value) && !value.length);

const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const isTell = (value: Fields): value is Fields & Tell =>
  typeof value.key === "string" && isFields(value.args);

function field(table: Table, key: string, value: unknown): Line {
  const label = fieldName(table, key);
  if (value === true) return line(label);
  if (Array.isArray(value)) {
    const items = value.map((item: unknown) => listed(table, key, item));
    const plain = items.every(({ label: own, under }) => !own && !under.length);
    const said = items.map(({ value: one }) => one);
    return plain ? line(label, joined(said, ", ")) : line(label, "", items);
  }
  if (!isFields(value)) return line(label, word(table, key, value));
  const inner = fields(table, value);
  const short = inner.length <= FEW && inner.every(({ under }) => !under.length);
  return short ? line(label, joined(inner.map(told), ", ")) : line(label, "", inner);
}

// An item of a list. Of an object, the first plain field is its name and the others follow.
function listed(table: Table, key: string, item: unknown): Line {
  if (Array.isArray(item)) {
    const said = item.map((one) => word(table, key, one));
    return line("", joined(said, " "));
  }
  if (!isFields(item)) return line("", word(table, key, item));
  if (isTell(item)) return line("", table.speech.message(item));
  const inner = fields(table, item);
  const deep = inner.filter(({ under }) => under.length);
  const [first, ...rest] = inner.filter(({ under }) => !under.length);
  return line(first ? first.value || first.label : "", joined(rest.map(told)), deep);
}

const told = ({ label, value }: Line): string => joined([label, value], " ");

const fieldName = (table: Table, key: string): string =>
  named(table, `view-${key}`) ?? named(table, `view-value-${key}`) ?? thing(table, key);

// What a value is called: a seat by its player's name, a number by itself, nothing for what is hidden.
function word(table: Table, key: string, value: unknown): string {
  if (value === null || value === undefined) return "–";
  if (typeof value === "boolean") return table.speech.ui(value ? "page-yes" : "page-no");
  if (typeof value === "number") return SEATS.has(key) ? table.speech.seat(value) : String(value);
  if (typeof value !== "string") return "–";
  return (
    named(table, `view-value-${value}`) ??
    named(table, `${table.game}-stage-${value}`) ??
    named(table, `${table.game}-colour-${value}`) ??
    thing(table, value)
  );
}

// A thing of the game; what has no name is written as it is.
function thing({ speech }: Table, value: string): string {
  const named = speech.word(value);
  return named.startsWith("⟨") ? value.replaceAll("_", " ") : named;
}

const named = ({ speech }: Table, key: string): string | null => (speech.has(key) ? speech.ui(key) : null);
