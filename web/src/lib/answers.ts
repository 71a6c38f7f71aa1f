// What the rules say of an action without its being played: why it is refused, what it would bring. Asked
// once, and remembered until the table moves on.

import { keyOf, type Action } from "./action";
import type { WhatIf } from "./contract";
import { applied, type Change } from "./difference";
import type { Scene, Tell } from "./protocol";
import type { Wire } from "./wire";

export class Answers {
  readonly #why = new Map<string, Promise<Tell[]>>();
  readonly #ahead = new Map<string, Promise<WhatIf | null>>();

  constructor(readonly live: Wire) {}

  why(action: Action): Promise<Tell[]> {
    return once(this.#why, action, async () => {
      const { why, problem } = await this.live.request({ do: "why", actions: [action] });
      return why?.[0] ?? (problem ? [problem.told] : []);
    });
  }

  // Nothing where chance or a secret decides, or where the table has moved on meanwhile.
  whatIf(action: Action, now: Scene): Promise<WhatIf | null> {
    return once(this.#ahead, action, async () => {
      const { what_if: told } = await this.live.request({ do: "what-if", action });
      if (!told || told.unknown || told.base !== now.number) return null;
      const view = told.change ? applied(now.view, told.change as Change) : now.view;
      return {
        events: told.events ?? [],
        changes: told.changes ?? [],
        view: view as Record<string, unknown>,
      };
    });
  }

  forget(): void {
    this.#why.clear();
    this.#ahead.clear();
  }
}

function once<Answer>(
  asked: Map<string, Promise<Answer>>,
  action: Action,
  ask: () => Promise<Answer>,
): Promise<Answer> {
  const key = keyOf(action);
  const answer = asked.get(key) ?? ask();
  asked.set(key, answer);
  return answer;
}
