// Whom a table is asked of. Nothing else on the page knows it.

import { ServerTable } from "./servertable";
import type { TableLine } from "./wire";

export const lineTo = (id: string): TableLine => new ServerTable(id);
