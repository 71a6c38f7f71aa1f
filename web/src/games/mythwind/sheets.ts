// Where the symbols of the valley stand.

import { symbol as shared } from "../../shell/sheets";
import actions from "./art/actions.svg?url";
import places from "./art/places.svg?url";
import portraits from "./art/portraits.svg?url";
import sky from "./art/sky-and-dice.svg?url";
import valley from "./art/valley.svg?url";

const SKY = /^(w|s|m|die)-|^i-(progress|event)$/;

const PLACES = /^(cr|hedge|tool|riv|pl)-/;

function own(id: string): string {
  if (id.startsWith("por-")) return portraits;
  if (PLACES.test(id)) return places;
  return SKY.test(id) ? sky : valley;
}

export const art = (id: string): string => shared(id, own(id));
export const tileIcon = (tile: string): string => `${actions}#${tile}`;
