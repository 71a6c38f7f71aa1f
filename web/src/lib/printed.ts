// What is printed travels once. A scene that was asked for briefly says where its printed content is,
// and holds references, { $: name }, in its place; here they are resolved.

import { sameForAll } from "./host";

type Values = Record<string, unknown>;

const fetched = new Map<string, Promise<Values>>();

// The printed content at an address; browsers keep it for ever.
export function printedAt(address: string): Promise<Values> {
  if (!address) return Promise.resolve({});
  let values = fetched.get(address);
  if (!values) {
    values = sameForAll(address).then((answer) => {
      if (!answer.ok) throw new Error(`no printed content at ${address}`);
      return answer.json() as Promise<Values>;
    });
    values.catch(() => fetched.delete(address));
    fetched.set(address, values);
  }
  return values;
}

// The whole value, from one with references.
export function restored(value: unknown, values: Values): unknown {
  if (Array.isArray(value)) return value.map((inner) => restored(inner, values));
  if (typeof value !== "object" || value === null) return value;
  const name = (value as { $?: unknown }).$;
  if (typeof name === "string") return values[name];
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, restored(inner, values)]));
}
