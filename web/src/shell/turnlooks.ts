// What a line of the log shows: its deeds with sign and words, what they brought, and the whole of it in words.

import type { BoardModule, Table } from "../lib/contract";
import type { Deed as Folded } from "../lib/folding";
import { Log, type Said } from "../lib/logged";
import type { Part } from "../lib/signs";
import type { Deed, Turn } from "../lib/turns";

export interface Look {
  shown: Deed | null;
  words: string; // at most three, or its phrase
  phrase: string;
}

export interface Looks {
  said: Said; // in words
  sentence: string; // in full, for tooltips and whoever hears it
  looks: Look[];
  gives: Part[];
  gain: number; // points
  places: string[];
}

export interface Step {
  says: string;
  sign: string; // address of a symbol
  gives: Part[];
  places: string[];
  rule: string;
  mine: boolean;
}

export function looksOf(turn: Turn, table: Table, board: BoardModule | null): Looks {
  const { speech } = table;
  const log = new Log(speech);
  const looks: Look[] = [];
  const gives: Part[] = [];
  const shown: Deed[] = [];
  for (const deed of log.folds.deeds(turn.told)) {
    const drawn = drawnOf(deed, table, board);
    const phrase = log.phrase(deed, turn.seat);
    const words = log.say(deed, "brief", turn.seat, { sign: drawn?.sign ?? "" }) || phrase;
    if (phrase || drawn?.symbols.length) looks.push({ shown: drawn, words, phrase });
    const gain = log.say(deed, "gain", turn.seat);
    if (gain) gives.push({ text: gain });
    gives.push(...(drawn?.gives ?? []));
    if (drawn) shown.push(drawn);
  }
  return {
    said: log.line(turn.is, turn.seat, turn.told),
    sentence: sentenceOf(turn, table),
    looks: [...looks.filter(({ shown }) => !shown?.aside), ...looks.filter(({ shown }) => shown?.aside)],
    gives: together(gives),
    gain: shown.reduce((sum, { gain = 0 }) => sum + gain, 0),
    places: shown.flatMap(({ places = [] }) => places),
  };
}

const drawnOf = (deed: Folded, table: Table, board: BoardModule | null): Deed | null =>
  board?.deed?.(deed.told[0], table, deed) ?? null;

// A play that tells nothing is told by its own words.
export function sentenceOf({ told, entries }: Turn, { speech }: Table): string {
  if (told.length) return told.map((one) => speech.message(one)).join(" ");
  return entries.map(({ action }) => (action ? speech.action(action) : "")).join(", ");
}

// What happened step by step: what each event says alone.
export function stepsOf(turn: Turn, table: Table, board: BoardModule | null): Step[] {
  const log = new Log(table.speech);
  return turn.told.flatMap((told): Step[] => {
    const deed: Folded = { told: [told], within: [] };
    const says = log.phrase(deed, turn.seat) || log.say(deed, "subject", turn.seat);
    if (!says) return [];
    const drawn = drawnOf(deed, table, board);
    return [
      {
        says,
        sign: drawn?.symbols[0] ?? "",
        gives: drawn?.gives ?? [],
        places: drawn?.places ?? [],
        rule: told.rule ?? "",
        mine: table.me !== null && told.args?.seat === table.me && turn.seat !== table.me,
      },
    ];
  });
}

// The same thing twice is told once, with the sum: points and coins of a turn.
function together(gives: readonly Part[]): Part[] {
  const found: Part[] = [];
  for (const part of gives) {
    const before = found.find(({ symbol, colour }) => symbol && !colour && symbol === part.symbol);
    const sum = before ? figure(before.text) + figure(part.text) : NaN;
    if (before && !Number.isNaN(sum)) before.text = signed(sum, part.text ?? "");
    else found.push({ ...part });
  }
  return found;
}

const figure = (text = ""): number => Number(text.replace("−", "-"));
const signed = (sum: number, like: string): string =>
  sum < 0 ? `−${-sum}` : /^[+−]/.test(like) ? `+${sum}` : String(sum);
