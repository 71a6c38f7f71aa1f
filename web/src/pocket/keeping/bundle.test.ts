import { expect, test } from "vitest";
import { bundle, unbundle } from "./bundle";

const RECORD = "osada 1 harvest\nseed 4\n";

test("games come out of a file as they went in", () => {
  const games = [
    { title: "On the train", text: RECORD },
    { title: "", text: "osada 1 harvest\nseed 5\n" },
  ];
  expect(unbundle(bundle(games), "all.json")).toEqual(games);
});

test("a record by itself is a game that is called like its file", () => {
  expect(unbundle(RECORD, "rainy.osada")).toEqual([{ title: "rainy", text: RECORD }]);
});

test("what is neither is left to whoever opens records, and holds nothing else", () => {
  for (const text of ["{", '{"kind": "other"}', "{}", '{"kind": "osada-games", "games": 7}'])
    expect(unbundle(text, "x")).toEqual([{ title: "", text }]);
  const odd = JSON.stringify({ kind: "osada-games", games: [null, 3, { title: 1, text: "" }] });
  expect(unbundle(odd, "x")).toEqual([]);
});
