// The words of the text table (view.ftl).

import type { Table } from "../view";

// Arguments that are seats are spoken as names, things with every form of theirs.
export const say = (table: Table, key: string, args: Record<string, unknown> = {}): string =>
  table.speech.message({ key: `hamlet-words-${key}`, args });

// Equal things together, each with its number: 2 wood, 1 stone.
export function counted(table: Table, resources: readonly string[]): string[] {
  return [...new Set(resources)].map((kind) =>
    table.speech.name(`resource-${kind}-count`, { count: resources.filter((one) => one === kind).length }),
  );
}
