import { expect, test } from "vitest";
import { Wording } from "./wording";

const words = new Wording(
  "pl",
  `### file: page.ftl
table-list-more = { $head }, { $next }
table-list-last = { $head } i { $next }
table-list-either = { $head } lub { $next }
coins = { $count ->
    [one] { $count } moneta
    [few] { $count } monety
   *[many] { $count } monet
  }
### file: names.ftl
farm-thing-wood = drewno
    .genitive = drewna
farm-thing-stone = kamień
    .genitive = kamienia
farm-thing-wood-count = { $count } × drewno
farm-thing-stone-count = { $count } × kamień
`,
);

test("numbers take the plural of the language", () => {
  const say = (count: number): string => words.say("coins", { count });
  // A number stays with what it counts, whatever the width: by hard spaces, which are written ~ here.
  const held = [1, 2, 5, 22, 25].map((count) => say(count).replaceAll("\u00a0", "~"));
  expect(held).toEqual(["1~moneta", "2~monety", "5~monet", "22~monety", "25~monet"]);
});

test("what is missing is shown as such and breaks nothing", () => {
  expect(words.say("no-such")).toBe("⟨no-such⟩");
  expect(words.say("coins", {}, "help")).toBe("⟨coins.help⟩");
  expect(words.say("table-list-more", { head: "a" })).toBe("a, {$next}");
});

test("things have their forms, in lists too; what is no thing has none", () => {
  expect(words.formsOf("wood")).toEqual({ name: "drewno", genitive: "drewna" });
  expect(words.formsOf("gold")).toEqual({});
  expect(words.formsOfList(["wood", "stone", "wood"])).toEqual({
    name: "drewno, kamień i\u00a0drewno",
    genitive: "drewna, kamienia i\u00a0drewna",
    number: 3,
    either: "drewno, kamień lub drewno",
    counted: "2\u00a0× drewno i\u00a01\u00a0× kamień",
  });
  expect(words.formsOfList(["wood", "gold"])).toEqual({});
});
