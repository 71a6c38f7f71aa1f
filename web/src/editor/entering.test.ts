// Positions entered by hand: deeds that come one on the heels of the other.

import { afterEach, expect, test, vi } from "vitest";
import { positionApi } from "./calls";
import type { DraftSeen, DraftSent } from "../lib/protocol";
import { Entering } from "./entering.svelte";

// A server for which a position is a number, and every press adds one to it.
async function answer(_: string, sent: DraftSent): Promise<DraftSeen> {
  await Promise.resolve();
  const at = Number(sent.position?.at ?? 0) + (sent.press ? 1 : 0);
  const seen = {
    position: { at },
    faults: [],
    hand: "",
    head: { seats: [] },
    scene: {},
    groups: [],
    spots: [],
  };
  return seen as unknown as DraftSeen;
}

afterEach(() => vi.restoreAllMocks());

test("undo and redo pressed twice in a row go two steps", async () => {
  vi.spyOn(positionApi, "draft").mockImplementation(answer);
  const entering = new Entering("orchard", {});
  const ear = { last: () => 0, connection: vi.fn(), hear: vi.fn(), refused: vi.fn() };
  entering.lead(ear);
  await vi.waitFor(() => expect(entering.seen).not.toBeNull());
  for (let press = 0; press < 3; press++) await entering.press(["tree", press]);
  expect(entering.seen?.position).toEqual({ at: 3 });
  await Promise.all([entering.undo(), entering.undo()]);
  expect(entering.seen?.position).toEqual({ at: 1 });
  await Promise.all([entering.redo(), entering.redo()]);
  expect(entering.seen?.position).toEqual({ at: 3 });
});
