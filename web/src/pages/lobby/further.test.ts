import { describe, expect, it } from "vitest";
import type { TableHead } from "../../lib/protocol";
import { Further } from "./further.svelte";

const heads = (...ids: string[]): TableHead[] => ids.map((id) => ({ id }) as TableHead);
const ids = (list: TableHead[]): string => list.map(({ id }) => id).join("");

describe("a list of several pages", () => {
  it("goes on behind what was read, to its end", async () => {
    const asked: string[] = [];
    const pages = [
      { heads: heads("c", "d"), more: "d" },
      { heads: heads("e"), more: "" },
    ];
    const list = new Further((mark) => {
      asked.push(mark);
      return Promise.resolve(pages.shift() ?? { heads: [], more: "" });
    });
    expect(list.mark("")).toBe("");
    expect(list.mark("b")).toBe("b");
    await list.read(list.mark("b"));
    await list.read(list.mark("b"));
    expect(asked).toEqual(["b", "d"]);
    expect(list.mark("b")).toBe("");
    // what has come to the front meanwhile is there once
    expect(ids(list.behind(heads("d", "a", "b")))).toBe("dabce");
  });
});
