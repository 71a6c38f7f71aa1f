// What the page asks of the server about puzzles.

import { get, post } from "../lib/http";
import type * as P from "../lib/protocol";

type Actions = P.PuzzleTry["actions"];

export const puzzleApi = {
  all: () => get<P.Puzzles>("/api/puzzles"),
  step: (id: string, actions: Actions) => post<P.PuzzleStep>(`/api/puzzles/${id}`, { actions }),
  answer: (id: string, actions: Actions) => post<P.PuzzleVerdict>(`/api/puzzles/${id}/answer`, { actions }),
  theme: (id: string) => post<P.Tell>(`/api/puzzles/${id}/theme`),
  why: (id: string, actions: Actions, about: Actions) =>
    post<P.Tell[][]>(`/api/puzzles/${id}/why`, { actions, about }),
  whatIf: (id: string, actions: Actions, about: Actions) =>
    post<P.Foreseen>(`/api/puzzles/${id}/what-if`, { actions, about }),
};
