// Pieces stay themselves, and go the ways that are told.

import { describe, expect, it } from "vitest";
import type { EntrySeen } from "../../lib/protocol";
import { arrange } from "./pieces";
import type { View } from "./view";

const view = (villagers: [string, boolean][], donkeys: [string, boolean][]): View =>
  ({
    seats: [
      {
        seat: 0,
        villagers: villagers.map(([tile, lying]) => ({ tile, lying })),
        donkeys: donkeys.map(([tile, moved]) => ({ tile, moved })),
      },
    ],
  }) as unknown as View;

const entry = (key: string, args: Record<string, unknown>): EntrySeen => ({
  number: 1,
  at: 0,
  kind: "play",
  events: [{ key: `hamlet-${key}`, rule: "", args: { seat: 0, ...args } }],
});

const began = arrange([], view([["church", false]], [["church", false]]), []);

describe("pieces", () => {
  it("walk the way they are told to have gone", () => {
    const went = entry("villager-went", { tile: "farm", way: ["church", "quarry", "farm"] });
    const [villager, donkey] = arrange(began, view([["farm", false]], [["church", false]]), [went]);
    expect(villager).toMatchObject({ id: began[0]?.id, tile: "farm", way: ["church", "quarry", "farm"] });
    expect(villager?.at).toBe(went);
    expect(donkey).toMatchObject({ id: began[1]?.id, way: [], at: null });
  });

  it("go on in one way what several plays tell", () => {
    const plays = [
      entry("donkey-led", { origin: "church", target: "quarry" }),
      entry("villager-went", { tile: "farm", way: ["church", "farm"] }),
    ];
    const now = arrange(began, view([["farm", true]], [["quarry", true]]), plays);
    expect(now.map(({ way }) => way)).toEqual([
      ["church", "farm"],
      ["church", "quarry"],
    ]);
    expect(now.map(({ id }) => id)).toEqual(began.map(({ id }) => id));
  });

  it("are others, and do not walk, where no way was told", () => {
    const old = entry("villager-went", { tile: "farm" });
    const [villager] = arrange(began, view([["farm", false]], [["church", false]]), [old]);
    expect(villager).toMatchObject({ tile: "farm", way: [], at: null });
    expect(villager?.id).not.toBe(began[0]?.id);
  });

  it("come new with the play that brought them", () => {
    const placed = entry("donkey-placed", { tile: "church" });
    const now = arrange(
      began,
      view(
        [["church", false]],
        [
          ["church", false],
          ["church", false],
        ],
      ),
      [placed],
    );
    expect(now[2]?.at).toBe(placed);
    expect(new Set(now.map(({ id }) => id)).size).toBe(3);
  });
});
