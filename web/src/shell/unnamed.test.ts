import { expect, test } from "vitest";
import { unnamed } from "./asking";

test("a question is put to its reader without the reader's name, and to nobody else", () => {
  expect(unnamed("Ada, which ship sails?", "Ada")).toBe("Which ship sails?");
  expect(unnamed("Ada: który statek wysyłasz w morze?", "Ada")).toBe("Który statek wysyłasz w morze?");
  expect(unnamed("Adam, which ship sails?", "Ada")).toBe("Adam, which ship sails?");
  expect(unnamed("The town chooses.", "")).toBe("The town chooses.");
});
