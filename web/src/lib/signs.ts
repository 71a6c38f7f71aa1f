// Symbols inside of words: a text carries a sign as ⟦address|name⟧, which `shell/Rich.svelte` draws and
// `plain` says by its name. It passes through the game's texts like any other argument.

export interface Sign {
  symbol: string;
  name: string;
}

const SIGN = /⟦([^|⟧]*)\|([^⟧]*)⟧/g;

export const sign = (symbol: string, name: string): string => `⟦${symbol}|${name}⟧`;

export const plain = (text: string): string => text.replace(SIGN, (_, __, name: string) => name);

// Words and signs in their order.
export function parts(text: string): (string | Sign)[] {
  const found: (string | Sign)[] = [];
  let at = 0;
  for (const match of text.matchAll(SIGN)) {
    if (match.index > at) found.push(text.slice(at, match.index));
    found.push({ symbol: match[1] ?? "", name: match[2] ?? "" });
    at = match.index + match[0].length;
  }
  if (at < text.length) found.push(text.slice(at));
  return found;
}

// A small thing in a row of them: what a turn brought, who leads.
export interface Part {
  symbol?: string; // address
  colour?: "r" | "b" | "y" | "g"; // a player's or a team's disc
  text?: string;
  best?: boolean; // has a golden edge: who is in control
}
