// What leads to a table. The page knows a table by this alone: a server may stand behind it, reached by a socket and
// by questions, or a worker in this very page. Which of them it is, lineto.ts says.

import type * as P from "./protocol";

export type Connection = "connecting" | "open" | "polling" | "lost";
export type Reply = Extract<P.SocketMessage, { is: "reply" }>;
export type Wish = Exclude<P.Request, P.Ping>;
// Whose eyes see: a seat's, a watcher's (null), one's own (undefined).
export type Eyes = number | null | undefined;

export interface Ear {
  last(): number; // the last entry known; -1: none
  hear(message: P.SocketMessage): void;
  connection(state: Connection): void;
  refused(problem: P.Problem): void; // the table may not be seen (any more)
}

// The line on which one plays: asks, and lets its ear hear.
export interface Wire {
  readonly pending: number; // requests that were not answered yet
  request(ask: Wish): Promise<Reply>;
  now(): void;
  close(): void;
}

// All that may be asked of one table; what is refused is a `Refused`.
export interface TableLine {
  listen(ear: Ear): Wire;
  head(): Promise<P.TableHead>;
  scene(number?: number, eyes?: Eyes): Promise<P.Scene>;
  // `moving`: with what every play changed on the board.
  entries(after: number, eyes?: Eyes, before?: number, moving?: true): Promise<P.EntrySeen[]>;

  // -- who sits there
  links(): Promise<P.Link[]>;
  revoke(seat: number | null, free?: boolean): Promise<P.Link>;
  devices(): Promise<P.DeviceSeen[]>;
  group(): Promise<P.GroupLink>;
  changeGroup(open: boolean): Promise<P.GroupLink>;
  hands(wish: P.ChangeHands): Promise<unknown>;
  rename(title: string): Promise<P.TableHead>;
  part(how: P.Part["how"]): Promise<unknown>;
  rematch(): Promise<P.NewTableMade>;

  // -- what came of it
  record(): string; // the address of its record
  scores(): Promise<P.ScoreLine[]>;
  chapters(chapter: number): Promise<P.ChapterSeen[]>;
  chronicle(lang: string): Promise<unknown>;
  chronicleFile(lang: string): string; // the address of the chronicle as a file

  // -- what is good
  hint(): Promise<P.Hint>;
  chances(): Promise<P.Chances>;
  analysis(): Promise<P.Analysis>;
  analyse(): Promise<P.Analysis>;
  pauseAnalysis(): Promise<P.Analysis>;
  remark(number: number, text: string): Promise<unknown>;
  branch(number: number, lang: string): Promise<P.TableHead>;
  partWithTry(how: P.TryWish["how"]): Promise<unknown>;
}
