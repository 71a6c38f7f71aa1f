// Everything the page asks of the server over HTTP; each refusal is a `Refused` with its Problem.

import { heardTime } from "./clock";
import { printedAt, restored } from "./printed";
import type * as P from "./protocol";

export class Refused extends Error {
  constructor(
    readonly problem: P.Problem,
    readonly status: number,
  ) {
    super(problem.code);
  }
}

// The server could not be reached, or did not speak as it should.
export class Unreachable extends Error {}

const PATIENCE = 20_000; // for what only reads: on a dead line an answer would never come

type Actions = P.PuzzleTry["actions"];
type Viewer = number | null | undefined; // undefined: with one's own eyes; null: a watcher's

function cookie(name: string): string {
  const found = document.cookie.split("; ").find((part) => part.startsWith(`${name}=`));
  return found ? decodeURIComponent(found.slice(name.length + 1)) : "";
}

// A new browser is known only after its first answer: everything else waits for that one, lest two
// requests at once make two different guests of it.
let known: Promise<unknown> | null = null;

async function introduce(): Promise<void> {
  if (cookie("osada_csrf")) return;
  known ??= fetch("/api/me").finally(() => (known = null));
  await known.catch(() => undefined);
}

async function ask(method: string, path: string, body?: unknown): Promise<Response> {
  const headers: Record<string, string> = { accept: "application/json" };
  const same = path.startsWith("/api/texts/") || path === "/api/games"; // for everybody
  if (!same) await introduce();
  if (method !== "GET") headers["x-csrf"] = cookie("osada_csrf");
  if (body !== undefined) headers["content-type"] = "application/json";
  let response: Response;
  try {
    const signal = method === "GET" ? AbortSignal.timeout(PATIENCE) : null;
    response = await fetch(path, {
      method,
      headers,
      signal,
      body: body === undefined ? null : JSON.stringify(body),
    });
  } catch (error) {
    throw new Unreachable(String(error));
  }
  if (!same) heardTime(response.headers.get("date"));
  if (response.ok) return response;
  const problem = (await response.json().catch(() => null)) as P.Problem | null;
  if (problem?.told) throw new Refused(problem, response.status);
  if (response.status >= 500) throw new Unreachable(`${response.status}`);
  throw new Refused({ code: "unknown", told: { key: "problem-unknown" } }, response.status);
}

async function send<T>(method: string, path: string, body?: unknown): Promise<T> {
  const text = await (await ask(method, path, body)).text();
  return (text ? JSON.parse(text) : undefined) as T;
}

const get = <T>(path: string): Promise<T> => send<T>("GET", path);
const post = <T>(path: string, body?: unknown): Promise<T> => send<T>("POST", path, body);
const table = (id: string): string => `/api/tables/${encodeURIComponent(id)}`;

function query(fields: Record<string, string | number | true | undefined>): string {
  const given = Object.entries(fields).filter((field) => field[1] !== undefined);
  return given.length ? `?${given.map(([key, value]) => `${key}=${value}`).join("&")}` : "";
}

const eyes = (viewer: Viewer): number | string | undefined => (viewer === null ? "watcher" : viewer);

let games: Promise<P.GameInfo[]> | null = null;

// Texts say what is printed; at a table whose owner has corrected that, they say the corrections.
const corrected = (table: string) => (table ? `?table=${encodeURIComponent(table)}` : "");

export const api = {
  // -- people
  me: () => get<P.Me>("/api/me"),
  rename: (name: string) => post<P.Me>("/api/me", { name }),
  register: (login: string, password: string) => post<P.Me>("/api/account", { login, password }),
  signIn: (login: string, password: string) => post<P.Me>("/api/session", { login, password }),
  signOut: () => send<undefined>("DELETE", "/api/session"),
  changePassword: (old: string, fresh: string) => post<P.Me>("/api/account/password", { old, new: fresh }),
  deleteAccount: (password: string) => send<P.Me>("DELETE", "/api/account", { password }),
  exportPath: "/api/account/export",
  sessions: () => get<P.SessionInfo[]>("/api/sessions"),
  // One of them, or all but this browser's; those that are left.
  endSessions: (id?: string) => send<P.SessionInfo[]>("DELETE", `/api/sessions${id ? `/${id}` : ""}`),

  statistics: () => get<P.Statistics>("/api/me/statistics"),

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

  // -- puzzles
  puzzles: () => get<P.Puzzles>("/api/puzzles"),
  puzzle: (id: string, actions: Actions) => post<P.PuzzleStep>(`/api/puzzles/${id}`, { actions }),
  puzzleAnswer: (id: string, actions: Actions) =>
    post<P.PuzzleVerdict>(`/api/puzzles/${id}/answer`, { actions }),
  puzzleTheme: (id: string) => post<P.Tell>(`/api/puzzles/${id}/theme`),
  puzzleWhy: (id: string, actions: Actions, about: Actions) =>
    post<P.Tell[][]>(`/api/puzzles/${id}/why`, { actions, about }),
  puzzleWhatIf: (id: string, actions: Actions, about: Actions) =>
    post<P.Foreseen>(`/api/puzzles/${id}/what-if`, { actions, about }),

  // -- positions entered by hand
  draft: (game: string, sent: P.DraftSent) =>
    post<P.DraftSeen>(`/api/positions/${encodeURIComponent(game)}`, sent),
  positionHint: (game: string, position: P.PositionSent["position"]) =>
    post<P.Hint>(`/api/positions/${encodeURIComponent(game)}/hint`, { position }),

  // -- links
  link: (token: string) => get<P.LinkInfo>(`/api/links/${encodeURIComponent(token)}`),
  take: (token: string, name: string, seat: number | null = null) =>
    post<P.Seated>(`/api/links/${encodeURIComponent(token)}`, { name, seat }),
};
