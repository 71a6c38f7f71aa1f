// The log as it is read: turns, lines that are nobody's, headings, and between them whatever people said.

import { Folds, type Deed as Folded, type Heard, type Told } from "./folding";
import { undone } from "./log";
import type { EntrySeen, Tell } from "./protocol";
import type { Part } from "./signs";

export interface Turn {
  is: "turn" | "line" | "heading";
  number: number; // of the first play it tells of
  last: number;
  seat: number | null;
  entries: EntrySeen[];
  told: Tell[];
  undone: number; // plays that were taken back before it was over
  hints: number; // hints that were asked for on it
}

export interface Other {
  is: "other"; // somebody said something, sat down, the game began
  number: number;
  entry: EntrySeen;
}

export type Row = Turn | Other;

const HINT = "page-note-hint";
interface Played extends Heard {
  entry: EntrySeen;
}

// `folds` says how what is told becomes lines.
export function rowsOf(entries: readonly EntrySeen[], folds = new Folds("")): Row[] {
  const gone = undone(entries);
  const others: Other[] = [];
  const asides: EntrySeen[] = []; // what only leaves its mark on a turn
  const heard: Played[] = [];
  for (const entry of entries) {
    if (entry.kind === "play" && !gone.has(entry.number)) {
      // A play that tells nothing is still one.
      const events: Tell[] = entry.events?.length ? entry.events : [{ key: "" }];
      heard.push(...events.map((told) => ({ seat: entry.seat ?? null, told, entry })));
    } else if (entry.kind === "play" || entry.told?.key === HINT) asides.push(entry);
    else if (entry.kind !== "undo") others.push({ is: "other", number: entry.number, entry });
  }
  const turns = folds.rows(heard).map(turnOf);
  for (const entry of asides) {
    const turn = turnAt(turns, entry);
    if (turn && entry.kind === "play") turn.undone += 1;
    else if (turn) turn.hints += 1;
    else if (entry.kind !== "play") others.push({ is: "other", number: entry.number, entry });
  }
  return merged(turns, others);
}

function turnOf({ kind, seat, heard }: Told<Played>): Turn {
  const numbers = heard.map(({ entry }) => entry.number);
  return {
    is: kind,
    seat,
    number: numbers[0] ?? 0,
    last: numbers.at(-1) ?? 0,
    entries: [...new Set(heard.map(({ entry }) => entry))],
    told: heard.map(({ told }) => told).filter(({ key }) => key),
    undone: 0,
    hints: 0,
  };
}

// The turn that something belongs to: the one it lies in, else the next one, if that is of the same seat.
function turnAt(turns: readonly Turn[], { seat, number }: EntrySeen): Turn | undefined {
  const own = turns.filter(({ is }) => is === "turn");
  const next = own.findIndex((turn) => turn.number > number);
  const around = next < 0 ? [own.at(-1)] : [own[next - 1], own[next]];
  const [now, then] = around;
  if (now?.seat === seat && (now?.last ?? 0) > number) return now;
  return then?.seat === seat ? then : now?.seat === seat && next < 0 ? now : undefined;
}

function merged(turns: Turn[], others: Other[]): Row[] {
  const rows: Row[] = [];
  let at = 0;
  others.sort((one, two) => one.number - two.number);
  for (const turn of turns) {
    for (let other = others[at]; other && other.number < turn.number; other = others[(at += 1)])
      rows.push(other);
    rows.push(turn);
  }
  return [...rows, ...others.slice(at)];
}

// A round with what happened in it; what comes before the first has no heading.
export interface Section {
  heading: Turn | null;
  rows: Row[];
}

export function sectionsOf(rows: readonly Row[], opens: (told: Tell) => boolean = () => false): Section[] {
  const sections: Section[] = [{ heading: null, rows: [] }];
  for (const row of rows) {
    const [first] = row.is === "heading" ? row.told : [];
    if (row.is === "heading" && first && opens(first)) sections.push({ heading: row, rows: [] });
    else sections.at(-1)?.rows.push(row);
  }
  return sections.filter(({ heading, rows: some }) => heading !== null || some.length);
}

// Turns before this many are few: then the round before stays open, too.
const FEW = 4;

// Which rounds stand open: the one that is played, and the one before while it is young.
export function openSections(sections: readonly Section[]): Set<number> {
  const last = sections.length - 1;
  const turns = sections[last]?.rows.filter(({ is }) => is === "turn").length ?? 0;
  const open = turns < FEW ? [last - 1, last] : [last];
  return new Set(sections.flatMap(({ heading }, at) => (!heading || open.includes(at) ? [at] : [])));
}

// A deed in symbols: its sign, whose it is about, what went with it, what it brought, where it happened.
export interface Deed {
  symbols: string[]; // addresses: the sign of the verb or of the place
  goods?: string[]; // signs behind the words
  sign?: string; // what stands in the words as a sign (lib/signs.ts)
  count?: number;
  gain?: number; // points
  gives?: Part[]; // at the right edge
  places?: string[]; // as `data-place` of the board
  aside?: boolean; // told behind the others of its line
  bare?: boolean; // its signs say it without words
}

// What several look like that are told as one: each sign and place once, and all they brought.
export function joined(
  told: Tell,
  folded: Folded | undefined,
  drawn: (one: Tell, within: readonly Tell[]) => Deed | null,
): Deed | null {
  const all = folded?.told ?? [told];
  const deeds = all.map((one, at) => drawn(one, at ? [] : (folded?.within ?? [])));
  return deeds.reduce((one, next) => (one && next ? both(one, next) : one));
}

function both(one: Deed, next: Deed): Deed {
  const goods = [...new Set([...(one.goods ?? []), ...(next.goods ?? [])])];
  return {
    ...one,
    bare: goods.length > 1,
    symbols: [...new Set([...one.symbols, ...next.symbols])],
    goods,
    gives: [...(one.gives ?? []), ...(next.gives ?? [])],
    places: [...(one.places ?? []), ...(next.places ?? [])],
    gain: (one.gain ?? 0) + (next.gain ?? 0),
  };
}

// Deeds of one kind that follow one another become one with a count.
export function folded(deeds: readonly Deed[]): Deed[] {
  const found: Deed[] = [];
  for (const deed of deeds) {
    const last = found.at(-1);
    if (last && deed.symbols.length && last.symbols.join() === deed.symbols.join()) {
      found[found.length - 1] = {
        ...last,
        count: (last.count ?? 1) + (deed.count ?? 1),
        gain: (last.gain ?? 0) + (deed.gain ?? 0),
        places: [...(last.places ?? []), ...(deed.places ?? [])],
      };
    } else found.push(deed);
  }
  return found;
}
