import { expect, test } from "vitest";
import type { ChangeSeen } from "../../lib/protocol";
import { after } from "./beats";
import { ghostsOf } from "./preview";
import type { Ship, View } from "./view";

const ship = (number: number, ...hull: string[]): Ship =>
  ({ ship: number, sailed: false, hull, goods: { fur: 0, grain: 0, nails: 0 } }) as unknown as Ship;
const view = { ships: [ship(1, "R1", "G2", "B3"), ship(2, "Y1")] } as unknown as View;

const ghosts = (number: number, change: ChangeSeen): ReturnType<typeof ghostsOf> =>
  ghostsOf(view, after(view, change), change, view.ships[number - 1] as Ship);

test("a promoted piece shows where it would stand, those that make room do not", () => {
  const change: ChangeSeen = {
    moves: [
      ["piece 1:3", "piece 1:1"],
      ["piece 1:1", "piece 1:2"],
      ["piece 1:2", "piece 1:3"],
    ],
    after: [
      [
        ["ships", 0, "hull"],
        ["B3", "R1", "G2"],
      ],
    ],
  };
  expect(ghosts(1, change).pieces).toEqual([{ spelled: "B3", place: 0 }]);
  expect(ghosts(2, change).pieces).toEqual([]);
});

test("two pieces that would change places show both", () => {
  const change: ChangeSeen = {
    moves: [
      ["piece 1:2", "piece 2:1"],
      ["piece 2:1", "piece 1:2"],
    ],
  };
  expect(ghosts(1, change).pieces).toEqual([{ spelled: "Y1", place: 1 }]);
  expect(ghosts(2, change).pieces).toEqual([{ spelled: "G2", place: 0 }]);
});

test("goods, a viking and a sail show themselves on their own ship only", () => {
  expect(ghosts(2, { moves: [["placed add-1", "prow 2 fur"]] }).goods).toBe("fur");
  expect(ghosts(1, { moves: [["placed add-1", "prow 2 fur"]] }).goods).toBeNull();
  const manned: ChangeSeen = {
    after: [
      [
        ["ships", 0, "hull"],
        ["R1", "G2+", "B3"],
      ],
    ],
  };
  expect([ghosts(1, manned).viking, ghosts(2, manned).viking]).toEqual([1, null]);
  const sailed: ChangeSeen = { after: [[["ships", 1, "sailed"], true]] };
  expect([ghosts(1, sailed).sail, ghosts(2, sailed).sail]).toEqual([false, true]);
});

test("where nobody can tell what would be, nothing is shown", () => {
  expect(ghostsOf(view, view, undefined, view.ships[0] as Ship)).toEqual({
    pieces: [],
    goods: null,
    viking: null,
    sail: false,
  });
});
