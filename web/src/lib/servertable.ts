// A table at the server that the page came from.

import { get, post, query } from "./http";
import { Live } from "./live";
import { printedAt, restored } from "./printed";
import type * as P from "./protocol";
import type { Ear, Eyes, TableLine, Wire } from "./wire";

const seenBy = (eyes: Eyes): number | string | undefined => (eyes === null ? "watcher" : eyes);

export class ServerTable implements TableLine {
  readonly path: string;

  constructor(id: string) {
    this.path = `/api/tables/${encodeURIComponent(id)}`;
  }

  listen = (ear: Ear): Wire => new Live(this, ear);
  head = (): Promise<P.TableHead> => this.#get();

  async scene(number?: number, eyes?: Eyes): Promise<P.Scene> {
    const asked = query({ number, viewer: seenBy(eyes), brief: "true" });
    const scene = await this.#get<P.Scene>(`/scene${asked}`);
    const view = restored(scene.view, await printedAt(scene.printed));
    return { ...scene, view: view as P.Scene["view"], printed: "" };
  }

  entries(after: number, eyes?: Eyes, before?: number, moving?: true): Promise<P.EntrySeen[]> {
    return this.#get(`/entries${query({ after, before, moving, viewer: seenBy(eyes) })}`);
  }

  // -- what is asked where no socket gets through

  do = (command: P.Command): Promise<{ number: number }> => this.#post("/do", command);
  why = (actions: P.Why["actions"]): Promise<P.Tell[][]> => this.#post("/why", { do: "why", actions });
  whatIf = (action: P.WhatIf["action"]): Promise<P.Foreseen> =>
    this.#post("/what-if", { do: "what-if", action });

  // -- who sits there

  links = (): Promise<P.Link[]> => this.#get("/links");
  revoke = (seat: number | null, free = false): Promise<P.Link> => this.#post("/revoke", { seat, free });
  devices = (): Promise<P.DeviceSeen[]> => this.#get("/devices");
  group = (): Promise<P.GroupLink> => this.#get("/group");
  changeGroup = (open: boolean): Promise<P.GroupLink> => this.#post("/group", { open });
  hands = (wish: P.ChangeHands): Promise<unknown> => this.#post("/hands", wish);
  rename = (title: string): Promise<P.TableHead> => this.#post("/title", { title });
  part = (how: P.Part["how"]): Promise<unknown> => this.#post("/part", { how });
  rematch = (): Promise<P.NewTableMade> => this.#post("/rematch");

  // -- what came of it

  record = (): string => `${this.path}/record`;
  scores = (): Promise<P.ScoreLine[]> => this.#get("/scores");
  chapters = (chapter: number): Promise<P.ChapterSeen[]> => this.#get(`/chapters${query({ chapter })}`);
  chronicle = (lang: string): Promise<unknown> => this.#get(`/chronicle/told${query({ lang })}`);
  chronicleFile = (lang: string): string => `${this.path}/chronicle${query({ lang })}`;

  // -- what is good

  hint = (): Promise<P.Hint> => this.#post("/hint");
  chances = (): Promise<P.Chances> => this.#post("/chances");
  analysis = (): Promise<P.Analysis> => this.#get("/analysis");
  analyse = (): Promise<P.Analysis> => this.#post("/analysis");
  pauseAnalysis = (): Promise<P.Analysis> => this.#post("/analysis/pause");
  remark = (number: number, text: string): Promise<unknown> => this.#post("/remark", { number, text });
  branch = (number: number, lang: string): Promise<P.TableHead> => this.#post("/branch", { number, lang });
  partWithTry = (how: P.TryWish["how"]): Promise<unknown> => this.#post("/try", { how });

  #get<T>(path = ""): Promise<T> {
    return get<T>(this.path + path);
  }

  #post<T>(path: string, body?: unknown): Promise<T> {
    return post<T>(this.path + path, body);
  }
}
