// What the page asks of the house: who one is, the games and their words, which tables there are. What concerns one
// table is asked of it (wire.ts). What only one room asks stands there: the account (pages/account/), puzzles,
// positions entered by hand (editor/).

import { toFile } from "./home";
import { ask, get, post, Unreachable } from "./http";
import type * as P from "./protocol";

let games: Promise<P.GameInfo[]> | null = null;

// Texts say what is printed; at a table whose owner has corrected that, they say the corrections.
const corrected = (table: string) => (table ? `?table=${encodeURIComponent(table)}` : "");

export const api = {
  // -- people
  me: () => get<P.Me>("/api/me"),
  rename: (name: string) => post<P.Me>("/api/me", { name }),

  // -- games and their words
  games: (): Promise<P.GameInfo[]> => {
    games ??= get<P.GameInfo[]>("/api/games").catch((error: unknown) => {
      games = null;
      throw error;
    });
    return games;
  },
  // Without a game they are a file of the page's own, and kept with it.
  words: async (lang: string): Promise<string> => {
    const answer = await fetch(toFile(`/words/common.${lang}.txt`)).catch(() => null);
    if (!answer?.ok) throw new Unreachable("words");
    return answer.text();
  },
  texts: async (game: string, lang: string, table = "") =>
    (await ask("GET", `/api/texts/${game}/${lang}${corrected(table)}`)).text(),
  rules: async (game: string, lang: string, table = "") =>
    (await ask("GET", `/api/texts/${game}/${lang}/rules${corrected(table)}`)).text(),
  ruleList: (game: string) => get<P.RuleInfo[]>(`/api/rules/${encodeURIComponent(game)}`),

  // -- tables
  tables: () => get<P.Tables>("/api/tables"),
  myTables: async (after: string) => {
    const { mine, more_mine } = await get<P.Tables>(`/api/tables?mine_after=${encodeURIComponent(after)}`);
    return { heads: mine, more: more_mine };
  },
  openTables: async (after: string) => {
    const { open, more_open } = await get<P.Tables>(`/api/tables?open_after=${encodeURIComponent(after)}`);
    return { heads: open, more: more_open };
  },
  newTable: (wish: P.NewTable) => post<P.NewTableMade>("/api/tables", wish),
  openRecord: (text: string, title = "") => post<P.TableHead>("/api/records", { text, title }),
  // Without a server: whoever waits for a record waits no longer.
  stopReading: () => ask("DELETE", "/api/records"),

  // -- links
  link: (token: string) => get<P.LinkInfo>(`/api/links/${encodeURIComponent(token)}`),
  take: (token: string, name: string, seat: number | null = null) =>
    post<P.Seated>(`/api/links/${encodeURIComponent(token)}`, { name, seat }),
};
