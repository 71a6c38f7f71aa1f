// Which picture stands for what.

export { symbol as art } from "../../shell/sheets";

// s2 is a sprite, v1 a villager.
export function dieArt(die: string): string {
  return `die-${die.startsWith("s") ? "sprite" : "folk"}-${die.slice(1)}`;
}

// By building: an emblem, and a hanging sign where the emblem is shared.
const EMBLEMS: Record<string, string> = {
  longhouse: "warehouse",
  "trading-post": "trade-post",
  shop: "market",
  bakery: "windmill bread",
  "lumber-store": "lumber-mill",
  quarry: "quarry",
  sawmill: "sawmill",
  delicatessen: "market sausage",
  "post-office": "barn letter",
  monument: "monument",
  tavern: "tavern",
  chapel: "shrine",
  "fishing-grounds": "forest-pond fish",
  library: "barn book",
  "culture-house": "stables mask",
  guild: "stables hands",
  "printing-house": "lumber-mill press",
  "clay-pit": "stonemason spade",
  inn: "tavern bed",
  hotel: "stables bed",
  cathedral: "church crown",
  church: "church",
  smithy: "farrier anvil",
  "town-gardens": "small-woodland flower",
  harbour: "mountain-pond anchor",
  slaughterhouse: "barn cleaver",
  school: "farm abc",
  "sports-field": "square ball",
  docks: "warehouse crate",
  pub: "tavern mug",
  foundry: "master-stonemason flame",
  "town-hall": "town-hall",
  restaurant: "tavern plate",
  court: "town-hall scales",
  winery: "flour-mill bottle",
  vineyard: "large-woodland grapes",
  "paving-works": "stonemason paving",
  "railway-station": "stables train",
  casino: "town-hall dice",
  "union-seat": "outpost hands",
  shipyard: "warehouse ship",
  prison: "outpost bars",
};

export function emblem(building: string): { house: string; sign: string } {
  const [house = "warehouse", sign = ""] = (EMBLEMS[building] ?? "").split(" ");
  return { house: `b-${house || "warehouse"}`, sign: sign && `sign-${sign}` };
}

// The scene over a page, by card.
const SCENES: Record<string, string> = {
  reeds: "e5 e50 e110 a3",
  pass: "e1 e2 e11 e27",
  hearth: "e10 e15 e46 e18 e71 e33 e41",
  orchard: "e3 e17 e108 e105",
  tower: "e52 e24 e90 e104",
  wood: "e8 e12 e116 e25",
  stone: "e7 e22 e44 e53",
  snow: "e113",
  road: "e13 e125 e14",
  stair: "e60 e73 e77 e48",
  letter: "e4 e6 e9 e19 e26",
  town: "e16 e20 e23",
};
const BY_CARD = new Map(
  Object.entries(SCENES).flatMap(([scene, cards]) => cards.split(" ").map((card) => [card, scene])),
);
const WILD = ["wood", "pass", "reeds", "stone", "road", "orchard", "stair", "tower"];

// `event 5`, `adventure 3`, `envelope 1`.
export function scene(card: string): string {
  const [kind = "", number = "0"] = card.split(" ");
  const known = BY_CARD.get(kind.charAt(0) + number);
  if (kind === "envelope") return number === "1" ? "vg-stone" : "vg-stair";
  return `vg-${known ?? WILD[Number(number) % WILD.length]}`;
}
