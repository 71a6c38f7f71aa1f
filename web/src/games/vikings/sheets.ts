// Where the symbols of the fjord and the village stand.

import { symbol as shared } from "../../shell/sheets";
import actions from "./art/actions.svg?url";
import pieces from "./art/pieces.svg?url";

export const symbol = (id: string): string => shared(id, pieces);
export const actionIcon = (space: string): string => `${actions}#${space}`;
