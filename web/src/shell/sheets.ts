// In which sprite sheet under /art a symbol stands.

const FAMILIES: [RegExp, string][] = [
  [/^b-/, "buildings"],
  [/^(r|v|m)-|^(coin|star)$/, "resources"],
  [/^(villager|donkey|flag|bridge|path|disc|shield|viking|bet)-/, "pieces"],
  [/^(prow|hull|stern|sail|chief)$/, "ships"],
  [/^(w|s|die)-|^i-(progress|event)$/, "sky-and-dice"],
  [/^g\d$/, "terrain"],
  [/^(t|sign|vg|wood|ground|road)-|^(valley|tower|bridge)$/, "mythwind"],
];

// The address for <use href>, also inside a board's own drawing.
export function symbol(id: string): string {
  const sheet = FAMILIES.find(([pattern]) => pattern.test(id))?.[1] ?? "resources";
  return `/art/${sheet}.svg#${id}`;
}
