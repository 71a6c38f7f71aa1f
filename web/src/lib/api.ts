// What the page asks of the server wherever one is: who one is, the games and their words, tables. What only one
// room asks stands there: the account (pages/account/), puzzles, positions entered by hand (editor/).

import { ask, get, post, query } from "./http";
import { printedAt, restored } from "./printed";
import type * as P from "./protocol";

type Viewer = number | null | undefined; // undefined: with one's own eyes; null: a watcher's

const table = (id: string): string => `/api/tables/${encodeURIComponent(id)}`;
const eyes = (viewer: Viewer): number | string | undefined => (viewer === null ? "watcher" : viewer);

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
  texts: async (game: string, lang: string, table = "") =>
    (await ask("GET", `/api/texts/${game}/${lang}${corrected(table)}`)).text(),
  rules: async (game: string, lang: string, table = "") =>
    (await ask("GET", `/api/texts/${game}/${lang}/rules${corrected(table)}`)).text(),
  ruleList: (game: string) => get<P.RuleInfo[]>(`/api/rules/${encodeURIComponent(game)}`),

  // -- tables
  tables: () => get<P.Tables>("/api/tables"),
  newTable: (wish: P.NewTable) => post<P.NewTableMade>("/api/tables", wish),
  head: (id: string) => get<P.TableHead>(table(id)),
  chronicle: (id: string, lang: string) => get<unknown>(`${table(id)}/chronicle/told${query({ lang })}`),
  scene: async (id: string, number?: number, viewer?: Viewer): Promise<P.Scene> => {
    const asked = query({ number, viewer: eyes(viewer), brief: "true" });
    const scene = await get<P.Scene>(`${table(id)}/scene${asked}`);
    const view = restored(scene.view, await printedAt(scene.printed));
    return { ...scene, view: view as P.Scene["view"], printed: "" };
  },
  // `moving`: with what every play changed on the board.
  entries: (id: string, after: number, viewer?: Viewer, before?: number, moving?: true) =>
    get<P.EntrySeen[]>(`${table(id)}/entries${query({ after, before, moving, viewer: eyes(viewer) })}`),
  do: (id: string, command: P.Command) => post<{ number: number }>(`${table(id)}/do`, command),
  why: (id: string, actions: P.Why["actions"]) =>
    post<P.Tell[][]>(`${table(id)}/why`, { do: "why", actions }),
  whatIf: (id: string, action: P.WhatIf["action"]) =>
    post<P.Foreseen>(`${table(id)}/what-if`, { do: "what-if", action }),
  hint: (id: string) => post<P.Hint>(`${table(id)}/hint`),
  analysis: (id: string) => get<P.Analysis>(`${table(id)}/analysis`),
  analyse: (id: string) => post<P.Analysis>(`${table(id)}/analysis`),
  pauseAnalysis: (id: string) => post<P.Analysis>(`${table(id)}/analysis/pause`),
  remark: (id: string, number: number, text: string) =>
    post<P.RemarkSeen[]>(`${table(id)}/remark`, { number, text }),
  branch: (id: string, number: number) => post<P.TableHead>(`${table(id)}/branch`, { number }),
  partWithTry: (id: string, how: P.TryWish["how"]) => post<{ number: number }>(`${table(id)}/try`, { how }),
  chances: (id: string) => post<P.Chances>(`${table(id)}/chances`),
  links: (id: string) => get<P.Link[]>(`${table(id)}/links`),
  revoke: (id: string, seat: number | null, free = false) =>
    post<P.Link>(`${table(id)}/revoke`, { seat, free }),
  devices: (id: string) => get<P.DeviceSeen[]>(`${table(id)}/devices`),
  renameTable: (id: string, title: string) => post<P.TableHead>(`${table(id)}/title`, { title }),
  part: (id: string, how: P.Part["how"]) => post<{ number: number }>(`${table(id)}/part`, { how }),
  hands: (id: string, wish: P.ChangeHands) => post<{ number: number }>(`${table(id)}/hands`, wish),
  group: (id: string) => get<P.GroupLink>(`${table(id)}/group`),
  changeGroup: (id: string, open: boolean) => post<P.GroupLink>(`${table(id)}/group`, { open }),
  recordPath: (id: string) => `${table(id)}/record`,
  scores: (id: string) => get<P.ScoreLine[]>(`${table(id)}/scores`),
  chapters: (id: string, chapter: number) => get<P.ChapterSeen[]>(`${table(id)}/chapters?chapter=${chapter}`),
  rematch: (id: string) => post<P.NewTableMade>(`${table(id)}/rematch`),
  openRecord: (text: string, title = "") => post<P.TableHead>("/api/records", { text, title }),

  // -- links
  link: (token: string) => get<P.LinkInfo>(`/api/links/${encodeURIComponent(token)}`),
  take: (token: string, name: string, seat: number | null = null) =>
    post<P.Seated>(`/api/links/${encodeURIComponent(token)}`, { name, seat }),
};
