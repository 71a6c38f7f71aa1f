// The effect language (osada/games/mythwind/effects.py) in a person's words, and as a short row of
// signs where a sign says it: `res C/F 1` is "+1 Culture or Food", or +1 with two pictures.

import type { Speech } from "../../lib/speech.svelte";
import { RESOURCES, type Resource } from "./view";

const LETTERS = "CIPF";
const SPRITES = ["fiks", "buuk", "lupek", "dolek", "elida", "puk"];
const SIGNED = ["res", "coins", "worker"];
const ALL = 99;

interface Effect {
  op: string;
  words: string[];
  parts: string[][];
}

function read(text: string): Effect {
  const op = text.split(" ", 1)[0] ?? "";
  const rest = text.slice(op.length + 1);
  const cut = op === "choose" ? " | " : op === "may" ? " -> " : "";
  const parts = cut ? rest.split(cut).map((part) => part.split(" + ").filter(Boolean)) : [];
  return { op, words: rest.split(" ").filter(Boolean), parts };
}

function resources(word: string): Resource[] {
  if (word === "*") return RESOURCES;
  return word.split("/").map((letter) => RESOURCES[LETTERS.indexOf(letter)] ?? "food");
}

const whole = (word: string | undefined): number => (word === "all" ? ALL : Number(word ?? 1));
const dieKind = (word: string | undefined): string =>
  word === "S" ? "sprite" : word === "V" ? "villager" : word === "S/V" ? "one-kind" : "any";

// The parts of an effect as the texts know them.
function told({ op, words }: Effect, sign: number): Record<string, unknown> {
  const last = words.at(-1);
  const numbered = last !== undefined && /^(-?\d+|all)$/.test(last);
  const count = op === "construct" ? 4 : numbered ? whole(last) : 1;
  const args: Record<string, unknown> = {
    count,
    change: SIGNED.includes(op) ? count * sign : count,
    who: words.find((word) => ["each", "one", "group"].includes(word)) ?? "one",
    place: words[0] === "tower" ? "tower" : "hired",
    mode: op === "building" || op === "sprite" || op === "char_action" ? words[0] : "add",
    kind: dieKind(words.find((word) => /^(S|V|S\/V|any)$/.test(word))),
    level: op === "construct" ? (words[1] ?? "IV") : "",
    card: count,
    envelope: count,
    upgrade: count,
    building: op === "building" ? words[1] : "",
    deck: op === "deck" ? words[0] : "",
  };
  if (op === "res") args.resources = resources(words[0] ?? "*");
  if (op === "surplus") args.resources = resources(words[2] ?? "*");
  if (op === "surplus") args.kind = dieKind(words[0]);
  if (op === "sprite" && words[1]) args.sprite = SPRITES[Number(words[1]) - 1];
  return args;
}

export function sayEffect(speech: Speech, text: string, sign = 1): string {
  const effect = read(text);
  const tell = (op: string, args: Record<string, unknown>): string =>
    speech.message({ key: `mythwind-effect-${op}`, args });
  const all = (texts: string[], way: number): string =>
    texts.map((part) => sayEffect(speech, part, way)).join(", ");
  if (effect.op === "choose") {
    return effect.parts.map((part) => all(part, 1)).reduce((head, next) => tell("choose", { head, next }));
  }
  if (effect.op === "may") {
    return tell("may", { cost: all(effect.parts[0] ?? [], -1), gain: all(effect.parts[1] ?? [], 1) });
  }
  return tell(effect.op, told(effect, sign));
}

// A row of signs: words and pictures by turns; null where only words will do.
export type Sign = string | { pic: string };

const signed = (n: number): string => (n > 0 ? `+${n}` : `−${-n}`);
const dieSign = (word: string | undefined): Sign[] =>
  word === "S"
    ? [{ pic: "die-sprite-1" }]
    : word === "V"
      ? [{ pic: "die-folk-1" }]
      : [{ pic: "die-sprite-1" }, "/", { pic: "die-folk-1" }];

export function signsOf(speech: Speech, text: string, sign = 1): Sign[] | null {
  const { op, words } = read(text);
  const count = whole(words.at(-1)) * sign;
  if (op === "res") {
    const kinds = resources(words[0] ?? "*");
    const row: Sign[] = [signed(count)];
    for (const kind of kinds) row.push(...(row.length > 1 ? ["/"] : []), { pic: `m-${kind}` });
    return row;
  }
  if (op === "coins" && words[0] === "one") return [signed(count), { pic: "coin" }];
  if (op === "coins" && words[0] === "each") return [{ pic: "t-people" }, signed(count), { pic: "coin" }];
  if (op === "worker") return [signed(count), ...dieSign(words[0]), { pic: "t-tower" }];
  if (op === "progress") return [{ pic: "i-progress" }];
  if (op === "event") return [{ pic: "i-event" }];
  if (op === "strengthen" || op === "weaken") {
    const much =
      Math.abs(count) === ALL
        ? speech.ui("mythwind-part-count", { count: ALL })
        : Math.abs(count) > 1
          ? `${Math.abs(count)}×`
          : "";
    const at: Sign[] = words[0] === "tower" ? [{ pic: "t-tower" }] : [];
    const kind = words.length === 3 ? words[1] : "any";
    return [...(much ? [much] : []), ...dieSign(kind), op === "weaken" ? "−1" : "+1", ...at];
  }
  return null;
}
