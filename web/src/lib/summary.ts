// What summaries are made of: a rule as the rule book words it, beside its picture.

import type { SummaryRow } from "./contract";

export const rule = (id: string, sign?: string): SummaryRow => ({
  says: (speech) => speech.rule(id),
  ...(sign ? { sign } : {}),
});
