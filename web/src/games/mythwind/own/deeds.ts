// What a character can begin at its own place: the Character action, and Worker actions by kind.

import type { Action } from "../../../lib/action";
import type { Character } from "../view";

export const CHARACTER_ACTIONS: Record<Character, [action: Action, pic: string][]> = {
  farmer: [
    [["plant"], "tool-seed"],
    [["water"], "tool-can"],
    [["harvest"], "tool-sickle"],
    [["livestock"], "tool-bell"],
    [["equip"], "tool-spade"],
  ],
  crafter: [[["craft"], "tool-mallet"]],
  merchant: [[["trade"], "tool-scales"]],
  ranger: [
    [["prepare"], "t-pack"],
    [["travel"], "tool-boot"],
    [["camp"], "tool-tent"],
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
