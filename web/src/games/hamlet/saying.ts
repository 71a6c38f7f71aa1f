// The board's own words, in the language chosen now.

import type { Table } from "./view";

type Args = Record<string, string | number>;

export const say = (table: Table, key: string, args?: Args): string =>
  table.speech.ui(`hamlet-page-${key}`, args);
