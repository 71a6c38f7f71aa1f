// The season's goal, as a card that tells of it wherever it stands.

import type { Thing } from "../../lib/contract";
import type { Words } from "./words";

export function goalThing(words: Words): Thing {
  const { goal } = words.table.scene.view;
  return {
    name: goal ? words.told(`goal-${goal.goal}-title`) : words.talk("goal"),
    kind: words.talk("goal"),
    says: goal ? words.goal(goal.goal) : words.page("no-goal"),
    rows: goal
      ? [
          [words.page("if-met"), words.effects(goal.success)],
          [words.page("if-missed"), words.effects(goal.failure)],
        ]
      : [],
  };
}
