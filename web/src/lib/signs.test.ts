import { expect, test } from "vitest";
import { parts, plain, sign } from "./signs";

const fur = sign("/art/pieces.svg#v-fur", "fur");

test("a sign inside of words is drawn where it stands and said by its name", () => {
  expect(parts(`takes ${fur}.`)).toEqual(["takes ", { symbol: "/art/pieces.svg#v-fur", name: "fur" }, "."]);
  expect(plain(`takes ${fur}.`)).toBe("takes fur.");
  expect(parts(fur + fur)).toHaveLength(2);
  expect(parts("nothing")).toEqual(["nothing"]);
});
