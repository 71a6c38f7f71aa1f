// What the page asks of the server about positions entered by hand.

import { post } from "../lib/http";
import type * as P from "../lib/protocol";

export const positionApi = {
  draft: (game: string, sent: P.DraftSent) =>
    post<P.DraftSeen>(`/api/positions/${encodeURIComponent(game)}`, sent),
  hint: (game: string, position: P.PositionSent["position"]) =>
    post<P.Hint>(`/api/positions/${encodeURIComponent(game)}/hint`, { position }),
};
