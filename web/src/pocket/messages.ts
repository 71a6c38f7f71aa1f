// What the page and its worker say to each other. Everything of Osada's own goes as text.

import type { Laying } from "./python";

export interface Start {
  do: "start";
  base: string;
  lang: string;
  pause: number | null;
  lock: string; // who has it, has the tables
  lives: string; // the worker has this one as long as it lives
  steal: boolean;
}

// A game or a language that somebody has asked for: how many bytes of it are here, or why it does not come.
export interface Coming {
  what: string;
  done: number;
  of: number;
  failing?: string;
}

export type ToWorker =
  | Start
  | { do: "picture"; base: string } // the worker takes a picture of Python's memory, and is ended
  | { do: "think"; base: string } // the worker thinks, and nothing else
  | { do: "question"; id: number; kind: string; question: string; laid: string[] } // of games that lie at the tables
  | { do: "ask"; id: number; method: string; path: string; query: string; body: string }
  | { do: "listen"; line: number; table: string; hello: string }
  | { do: "say"; line: number; said: string }
  | { do: "close"; line: number };

export type FromWorker =
  | { is: "laying"; laying: Laying }
  | { is: "pictured"; bytes: number; why: string }
  | { is: "bringing"; bringing: Coming | null }
  | { is: "ready"; mode: string; why: string; keeps: boolean; pictured: boolean }
  | { is: "failed"; failing: string; detail: string }
  | { is: "elsewhere" } // another tab has the tables
  | { is: "taken" } // another tab has taken them over
  | { is: "thought"; id: number; answer: string | null; why: string }
  | { is: "answer"; id: number; status: number; kind: string; text: string }
  | { is: "said"; line: number; message: string }; // nothing: hung up
