// A table is shown, played at and looked back upon over any line: here one without a server.

import { expect, test, vi } from "vitest";
import type { EntrySeen, Scene, TableHead } from "./protocol";
import { TableModel } from "./table.svelte";
import type { Ear, Reply, TableLine, Wire, Wish } from "./wire";

vi.mock("./speech.svelte", async (original) => ({
  ...(await original<object>()),
  openTexts: () => Promise.resolve(),
}));

const scene = (number: number): Scene =>
  ({ number, legal: [["reap", number]], turn: [0], view: { number } }) as never;
const head = (number: number): TableHead =>
  ({ id: "orchard", game: "orchard", me: 0, status: "running", number, seats: [] }) as never;

// A game in which one reaps, counted in this very page.
class Counted implements Wire {
  readonly pending = 0;
  readonly entries: EntrySeen[] = [{ number: 0, at: 0, kind: "start" }];
  readonly asked: string[] = [];

  constructor(readonly ear: Ear) {
    queueMicrotask(() => {
      ear.connection("open");
      ear.hear({ is: "welcome", head: head(0), entries: this.entries.slice(), scene: scene(0) });
    });
  }

  request(ask: Wish): Promise<Reply> {
    this.asked.push(ask.do);
    const reply: Reply = { is: "reply", ref: 0 };
    if (ask.do === "why") return Promise.resolve({ ...reply, why: [[{ key: "not-ripe" }]] });
    if (ask.do !== "play" && ask.do !== "undo")
      return Promise.resolve({ ...reply, problem: { code: "bad-request", told: { key: "no" } } });
    const number = this.entries.length;
    const entry: EntrySeen =
      ask.do === "play"
        ? { number, at: 0, kind: "play", seat: 0 }
        : { number, at: 0, kind: "undo", count: 1 };
    this.entries.push(entry);
    this.ear.hear({
      is: "update",
      after: number - 1,
      entries: [entry],
      scene: scene(number),
      head: head(number),
    });
    return Promise.resolve({ ...reply, number });
  }

  now(): void {}
  close(): void {}
}

test("a table without a server is played at, taken back and looked back upon", async () => {
  let wire!: Counted;
  const line = {
    listen: (ear: Ear) => (wire = new Counted(ear)),
    head: () => Promise.resolve(head(wire.entries.length - 1)),
    scene: (number: number) => Promise.resolve(scene(number)),
    entries: () => Promise.resolve(wire.entries),
  } as unknown as TableLine;
  const reached = vi.spyOn(globalThis, "fetch");
  const table = await TableModel.open("orchard", line);
  expect(table.scene.number).toBe(0);

  expect(await table.play(["reap", 0])).toBeNull();
  expect(await table.play(["reap", 1])).toBeNull();
  expect(table.scene.view).toEqual({ number: 2 });
  expect(await table.why(["sow", 1])).toEqual([{ key: "not-ripe" }]);
  await table.undo();
  expect(table.entries.map(({ kind }) => kind)).toEqual(["start", "play", "play", "undo"]);

  await table.goTo(1);
  expect([table.live, table.at, table.scene.view]).toEqual([false, 1, { number: 1 }]);
  await table.goLive();
  expect(table.at).toBe(3);
  expect((await table.command({ do: "chat", text: "hello" }))?.code).toBe("bad-request");
  expect(wire.asked).toEqual(["play", "play", "why", "undo", "chat"]);
  expect(reached).not.toHaveBeenCalled();
});
