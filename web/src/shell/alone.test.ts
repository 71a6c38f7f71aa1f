import { expect, test } from "vitest";
import type { BoardModule, Table } from "../lib/contract";
import { onlyEnd } from "./alone";

const board = { ends: ["end"] } as unknown as BoardModule;
const at = (legal: string[][], kinds: string[], more = {}): Table =>
  ({
    ...{ live: true, myTurn: true, draft: null, scene: { legal, lesson: null } },
    entries: kinds.map((kind, number) => ({ kind, number })),
    ...more,
  }) as unknown as Table;

test("only what merely ends a turn is made by itself, and only where it is all that is left", () => {
  expect(onlyEnd(at([["end"]], ["start", "play", "chat"]), board)).toEqual(["end"]);
  expect(onlyEnd(at([["end"], ["work"]], ["play"]), board)).toBeNull();
  expect(onlyEnd(at([["work"]], ["play"]), board)).toBeNull();
  expect(onlyEnd(at([["end"]], ["play"]), null)).toBeNull();
});

test("who has taken something back, is taught, or looks at the past keeps the choice", () => {
  expect(onlyEnd(at([["end"]], ["play", "undo"]), board)).toBeNull();
  expect(onlyEnd(at([["end"]], ["play"], { live: false }), board)).toBeNull();
  expect(onlyEnd(at([["end"]], ["play"], { draft: {} }), board)).toBeNull();
  const lesson = { legal: [["end"]], lesson: { step: 1 } };
  expect(onlyEnd(at([["end"]], ["play"], { scene: lesson }), board)).toBeNull();
});
