// The whole table in words: the day, the town, the story so far, the players with their own boards.

import { joined, line, type Line } from "../../../shell/lines";
import { RESOURCES, type MythwindTable, type Seat } from "../view";
import { boardLines } from "./boards";
import { Sayer } from "./saying";
import { storyLines } from "./story";
import { townLines } from "./town";

export function positionLines(table: MythwindTable): Line[] {
  const words = new Sayer(table);
  const view = table.scene.view;
  return [
    line(words.status(), words.page("days-left", { days: view.days - view.weather.length })),
    ...townLines(words, view),
    ...storyLines(words, view),
    line(
      words.talk("players"),
      "",
      view.seats.map((seat) => playerLine(words, seat)),
    ),
  ];
}

function playerLine(words: Sayer, seat: Seat): Line {
  const where = seat.figure ? words.place(seat.figure) : words.talk("at-home");
  const skills = seat.skills.map((skill) =>
    joined([words.named(`skill-${skill}`), seat.used.includes(skill) && words.say("used")], ", "),
  );
  const community = RESOURCES.map(
    (kind) => `${words.named(`resource-${kind}`)} ${words.coins(seat.community[kind])}`,
  );
  const under = [
    line(words.talk("coins"), String(seat.coins)),
    line(words.talk("workers"), words.dice(seat.dice) || words.page("no-workers")),
    line(
      seat.attached
        ? words.page("attached", { kind: words.named(`kind-${seat.attached}`) })
        : words.page("unattached"),
    ),
    line(words.page("actions-left", { count: seat.actions })),
    line(words.talk("where"), joined([where, seat.finished && words.talk("finished")], ", ")),
    line(words.say("community"), joined(community, ", ")),
  ];
  if (skills.length) under.push(line(words.say("skills"), joined(skills)));
  under.push(...boardLines(words, seat));
  return line(words.speech.seat(seat.seat), words.named(`character-${seat.character}`), under);
}
