// The story so far in words: the open card, the goal, decks, sprite field, envelopes, achievements.

import { joined, line, type Line } from "../../../shell/lines";
import { dateOf } from "../dates";
import { openCard, type View } from "../view";
import type { Sayer } from "./saying";

export function storyLines(words: Sayer, view: View): Line[] {
  const lines: Line[] = [];
  const card = openCard(view);
  if (card) lines.push(cardLine(words, card));
  if (view.question?.proposal) {
    const who = view.question.agreed.map((seat) => words.speech.seat(seat)).join(", ");
    lines.push(line(words.talk("proposed", { answer: words.label(view.question.proposal), who })));
  }
  lines.push(goalLine(words, view));
  const decks = Object.entries(view.decks).map(([deck, count]) => `${words.talk(`deck-${deck}`)} ${count}`);
  lines.push(line(words.talk("decks"), joined(decks, ", ")));
  const kept = view.kept.map((card) => words.told(`event-${card}-title`));
  if (kept.length) lines.push(line(words.talk("kept"), joined(kept, ", ")));
  if (view.sprite_field) lines.push(fieldLine(words, view.sprite_field));
  if (view.upgrades.length) lines.push(line(words.talk("upgrades"), view.upgrades.join(", ")));
  if (view.envelopes.length) lines.push(line(words.talk("envelopes"), view.envelopes.join(", ")));
  const reached = view.achievements.map(
    (one) => `${words.named(`achievement-${one.achievement}`)} (${dateOf(words, one)})`,
  );
  if (reached.length) lines.push(line(words.talk("achievements"), joined(reached, ", ")));
  return lines;
}

function cardLine(words: Sayer, card: string): Line {
  const [kind = "", number = ""] = card.split(" ");
  const head = words.page(`kind-${kind}`, { number, who: "none" });
  return line(head, words.told(`${kind}-${number}-title`), [line(words.told(`${kind}-${number}-text`))]);
}

function goalLine(words: Sayer, { goal }: View): Line {
  if (!goal) return line(words.page("no-goal"));
  const parts = goal.progress.map(({ has, needs }) => words.say("progress", { has, needs }));
  const under = [line("", joined([words.goal(goal.goal), joined(parts, ", ")], " "))];
  if (goal.success.length) under.push(line(words.talk("goal-met", { effects: words.said(goal.success) })));
  if (goal.failure.length) under.push(line(words.talk("goal-missed", { effects: words.said(goal.failure) })));
  return line(words.talk("goal"), words.told(`goal-${goal.goal}-title`), under);
}

function fieldLine(words: Sayer, field: NonNullable<View["sprite_field"]>): Line {
  const label = words.talk("field");
  if (!field.visitor) return line(label, words.talk("no-visitor"));
  const used = field.used_by && words.named(`character-${field.used_by}`);
  return line(
    label,
    joined([
      words.named(`sprite-${field.visitor}`),
      words.effects(field.effects, field.cost),
      used && words.talk("field-used", { who: used }),
    ]),
  );
}
