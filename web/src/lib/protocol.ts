// What server and page say to each other. The types are generated from the Python that says it; here
// a scene also knows its game's view.

import type * as said from "./protocol.generated";

export type * from "./protocol.generated";
export type Outcome = said.Result;
export type Score = said.SeatScore;

export interface Scene<View = Record<string, unknown>> extends Omit<said.Scene, "view"> {
  view: View;
}
