// What a character can begin by its own journal: the Character action, and Worker actions by kind.

import type { Action } from "../../lib/action";
import type { Character } from "./view";

export const CHARACTER_ACTIONS: Record<Character, [action: Action, pic: string][]> = {
  farmer: [
    [["plant"], "t-sprout"],
    [["water"], "t-barrel"],
    [["harvest"], "t-sickle"],
    [["livestock"], "t-cow"],
    [["equip"], "t-plough"],
  ],
  crafter: [[["craft"], "t-bag"]],
  merchant: [[["trade"], "t-weigher"]],
  ranger: [
    [["prepare"], "t-pack"],
    [["travel"], "t-road"],
    [["camp"], "t-ration"],
  ],
};

const S = "die-sprite-1";
const V = "die-folk-1";
export const WORKER_ACTIONS: Record<Character, [action: Action, pic: string][]> = {
  farmer: [
    [["farmhand", "plant"], V],
    [["farmhand", "harvest"], V],
    [["farmhand", "water"], S],
    [["farmhand", "weed"], S],
    [["farmhand", "brush"], S],
  ],
  crafter: [
    [["bench", "draw"], V],
    [["bench", "replace"], V],
    [["bench", "refine"], S],
  ],
  merchant: [
    [["hawk", "deal"], V],
    [["hawk", "demand"], S],
    [["hawk", "rival"], S],
  ],
  ranger: [
    [["trail-help", "point"], V],
    [["trail-help", "scout"], S],
    [["trail-help", "rest"], S],
  ],
};
