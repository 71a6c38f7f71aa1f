// What a card does, as a short row of signs where signs say it: "+1 Culture or Food" is +1 with two
// pictures. In words it is a message like any other.

import type { Speech } from "../../lib/speech.svelte";
import type { Effect, Workers } from "./shapes.generated";

const ALL = 99; // as the rules count all there are

// A row of signs: words and pictures by turns; null where only words will do.
export type Sign = string | { pic: string };

const signed = (n: number): string => (n > 0 ? `+${n}` : `−${-n}`);

function dice(kind: Workers): Sign[] {
  if (kind === "sprite") return [{ pic: "die-sprite-1" }];
  if (kind === "villager") return [{ pic: "die-folk-1" }];
  return [{ pic: "die-sprite-1" }, "/", { pic: "die-folk-1" }];
}

export function signsOf(speech: Speech, { key, args }: Effect): Sign[] | null {
  const { change = 0, count = 1, kind = "any", resources = [] } = args;
  switch (key) {
    case "mythwind-effect-res":
      return [
        signed(change),
        ...resources.flatMap((one, at): Sign[] => [...(at > 0 ? ["/"] : []), { pic: `m-${one}` }]),
      ];
    case "mythwind-effect-coins":
      if (args.who === "group" || args.who === "most") return null;
      return [...(args.who === "each" ? [{ pic: "t-people" }] : []), signed(change), { pic: "coin" }];
    case "mythwind-effect-worker":
      return [signed(change), ...dice(kind), { pic: "t-tower" }];
    case "mythwind-effect-hire":
      return [...(count > 1 ? [`${count}×`] : []), ...dice(kind), { pic: "t-people" }];
    case "mythwind-effect-progress":
      return [{ pic: "i-progress" }];
    case "mythwind-effect-event":
      return [{ pic: "i-event" }];
    case "mythwind-effect-strengthen":
    case "mythwind-effect-weaken": {
      const much = count === ALL ? speech.ui("mythwind-part-count", { count }) : `${count}×`;
      return [
        ...(count > 1 ? [much] : []),
        ...dice(kind),
        key === "mythwind-effect-weaken" ? "−1" : "+1",
        ...(args.place === "tower" ? [{ pic: "t-tower" }] : []),
      ];
    }
    default:
      return null;
  }
}
