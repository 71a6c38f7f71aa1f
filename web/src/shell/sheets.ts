// In which sprite sheet under /art a symbol stands that games share.

import { toFile } from "../lib/home";

const SHARED: [RegExp, string][] = [
  [/^b-/, "buildings"],
  [/^g\d$/, "terrain"],
  [/^[ko]-/, "marks"],
  [/^(villager|disc)-|^(coin|star)$/, "pieces"],
];

// The address for <use href>, also inside a board's own drawing. A game whose own sheet has more
// hands over its address; what is an address already stays one.
export function symbol(id: string, own?: string): string {
  if (id.includes("#")) return id;
  const sheet = SHARED.find(([pattern]) => pattern.test(id))?.[1];
  return `${sheet || !own ? toFile(`/art/${sheet ?? "pieces"}.svg`) : own}#${id}`;
}
