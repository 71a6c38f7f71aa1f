// Where the symbols of the village stand.

import { symbol as shared } from "../../shell/sheets";
import pieces from "./art/pieces.svg?url";

export const symbol = (id: string): string => shared(id, pieces);
