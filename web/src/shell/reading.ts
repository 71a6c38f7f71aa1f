// A view made readable: names for its fields, words for its values, short lists in one line.

import type { Table } from "../lib/contract";
import { isTold } from "../lib/speech.svelte";

export interface Line {
  label: string;
  value: string;
  under: Line[];
}

const UNSAID = new Set(["game", "viewer", "turn", "stage", "outcome"]);
// What only a drawing needs.
const DRAWN = new Set([
  "rotation",
  "outline",
  "routes",
  "ways",
  "contacts",
  "from_section",
  "to_section",
  "suggested",
  "forecast",
]);
const FAMILIES = [
  "word",
  "space",
  "colour",
  "tile",
  "stage",
  "resource",
  "season",
  "weather",
  "building",
  "character",
];
const SEATS = new Set(["seat", "mover", "first", "sailor", "waiting", "placed", "by", "owner", "visitor"]);
const PIECE = /^([RGBY])(\d)$/; // a player's letter and a number
const MOST = 60; // values beyond this many in one list are told by their number only

export function readable(table: Table): Line[] {
  return fields(table, table.scene.view as Record<string, unknown>, true);
}

function fields(table: Table, data: Record<string, unknown>, top = false): Line[] {
  return Object.entries(data)
    .filter(([key, value]) => !(top && UNSAID.has(key)) && !DRAWN.has(key) && !empty(value))
    .map(([key, value]) => line(table, key, value));
}

function empty(value: unknown): boolean {
  if (Array.isArray(value)) return value.length === 0 || pair(value); // coordinates are for drawings
  return value === null || value === "" || value === false;
}

function line(table: Table, key: string, value: unknown): Line {
  const label = fieldName(table, key);
  if (Array.isArray(value)) {
    if (value.every(isTold)) {
      return { label, value: value.map((told) => table.speech.message(told)).join("; "), under: [] };
    }
    const plain = value.every((item) => item === null || typeof item !== "object");
    if (plain || value.every((item) => pair(item))) {
      const said = value.slice(0, MOST).map((item) => word(table, key, item));
      return { label, value: said.join(", "), under: [] };
    }
    return { label, value: "", under: value.map((item, place) => item_(table, item, place)) };
  }
  if (value !== null && typeof value === "object") {
    const inner = fields(table, value as Record<string, unknown>);
    if (inner.every(({ under }) => under.length === 0) && inner.length <= 8) {
      return { label, value: inner.map(short).join(", "), under: [] };
    }
    return { label, value: "", under: inner };
  }
  return { label, value: word(table, key, value), under: [] };
}

function pair(item: unknown): boolean {
  return Array.isArray(item) && item.length === 2 && item.every((x) => typeof x === "number");
}

// An item of a list: its first plain field is its name, the rest follows.
function item_(table: Table, item: unknown, place: number): Line {
  if (item === null || typeof item !== "object" || Array.isArray(item)) {
    return { label: "", value: plain(item), under: [] };
  }
  const inner = fields(table, item as Record<string, unknown>);
  const flat = inner.filter(({ under }) => under.length === 0);
  const deep = inner.filter(({ under }) => under.length > 0);
  const [first, ...rest] = flat;
  const head = first ? first.value || first.label : String(place + 1);
  return { label: head, value: rest.map(short).join("; "), under: deep };
}

// What is no thing of the game, as it stands.
const plain = (value: unknown): string => (value === null ? "–" : JSON.stringify(value));

const short = ({ label, value }: Line): string => (value ? `${label} ${value}` : label);

function fieldName({ speech }: Table, key: string): string {
  if (speech.has(`view-${key}`)) return speech.ui(`view-${key}`);
  return word_(speech, key) ?? key.replaceAll("_", " ");
}

function word(table: Table, key: string, value: unknown): string {
  const { speech } = table;
  if (value === null || value === undefined) return "–";
  if (value === true) return "✓";
  if (Array.isArray(value)) return `(${value.join(", ")})`;
  if (typeof value === "number" && SEATS.has(key)) return table.players[value]?.name ?? String(value);
  if (typeof value !== "string") return plain(value);
  const piece = PIECE.exec(value);
  if (piece) return `${speech.ui(`page-letter-${(piece[1] ?? "").toLowerCase()}`)} ${piece[2]}`;
  // The whole value is a thing, or it speaks of things: `2 wood + 1 stone`.
  return word_(speech, value) ?? value.replace(/[a-z][a-z-]+/g, (one) => word_(speech, one) ?? one);
}

function word_(speech: Table["speech"], value: string): string | null {
  for (const family of FAMILIES) {
    if (speech.has(`${speech.game}-${family}-${value}`)) return speech.name(`${family}-${value}`);
  }
  if (/-\d/.test(value) && speech.has(`${speech.game}-${value}`)) return speech.name(value);
  if (speech.has(`view-value-${value}`)) return speech.ui(`view-value-${value}`);
  const named = speech.word(value);
  return named.startsWith("⟨") ? null : named;
}
