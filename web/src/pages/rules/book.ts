// The rules of a game as a book: chapters in order, and looking for words in it.

import type { RuleInfo } from "../../lib/protocol";

export interface Chapter {
  section: string;
  rules: RuleInfo[];
}

export function chapters(rules: RuleInfo[]): Chapter[] {
  const found = new Map<string, Chapter>();
  for (const rule of rules) {
    const chapter = found.get(rule.section) ?? { section: rule.section, rules: [] };
    chapter.rules.push(rule);
    found.set(rule.section, chapter);
  }
  return [...found.values()];
}

// Letters without their marks, so that "zboze" finds "zboże".
export function plain(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").replaceAll("ł", "l").replaceAll("Ł", "L").toLowerCase();
}

// The chapters with only those rules that hold every word; `said` is a rule's text.
export function narrowed(book: Chapter[], words: string, said: (rule: RuleInfo) => string): Chapter[] {
  const wanted = plain(words).split(/\s+/).filter(Boolean);
  if (!wanted.length) return book;
  const holds = (rule: RuleInfo): boolean => {
    const text = plain(`${rule.id} ${said(rule)}`);
    return wanted.every((word) => text.includes(word));
  };
  return book
    .map(({ section, rules }) => ({ section, rules: rules.filter(holds) }))
    .filter(({ rules }) => rules.length);
}
