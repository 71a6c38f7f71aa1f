import { expect, test } from "vitest";
import { type Built, Bringing } from "./bringing";

const raw = new Uint8Array(1000);
const hash = async (): Promise<string> => {
  const bytes = new Uint8Array(await crypto.subtle.digest("SHA-256", raw));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
};

test("counts the bytes that travel: of a squeezed file what the host sends, of others like those known", async () => {
  const held = { sha256: await hash(), bytes: raw.length, for: [] };
  const built: Built = { python: {}, library: "", why_pure: "", files: { "a.zip": held, "b.zip": held } };
  const headers: Record<string, Record<string, string>> = {
    "a.zip": { "content-encoding": "br", "content-length": "250" },
    "b.zip": { "content-length": "1000" },
  };
  const told: [number, number][] = [];
  const read = (name: string) => Promise.resolve(new Response(raw, { headers: headers[name] ?? {} }));
  const bringing = new Bringing(read, built, (done, of) => told.push([done, of]), ["a.zip", "b.zip"]);
  await bringing.bytes("a.zip");
  expect(told.at(-1)).toEqual([250, 500]);
  await bringing.bytes("b.zip");
  expect(told.at(-1)).toEqual([1250, 1250]);
});
