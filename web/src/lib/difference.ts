// What has changed in a scene, as osada/table/protocol/difference.py tells it: [value] for something
// else, [] for what is gone, { key: change } for what changed inside, by key or by place, and
// { "#": [at, gone, items] } for what left and what came in a list, after all else.

export type Change = { [key: string]: Change | Splice } | [] | [unknown];
type Splice = [at: number, gone: number, items: unknown[]];

// The value that a change leads to; the old one stays as it is.
export function applied(old: unknown, change: Change): unknown {
  if (Array.isArray(change)) return change[0];
  if (Array.isArray(old)) return inList(old as unknown[], change);
  const found = new Map(Object.entries(old as Record<string, unknown>));
  for (const [key, inner] of Object.entries(change)) {
    if (Array.isArray(inner) && inner.length === 0) found.delete(key);
    else found.set(key, applied(found.get(key), inner as Change));
  }
  return Object.fromEntries(found);
}

function inList(old: unknown[], change: Record<string, Change | Splice>): unknown[] {
  const items = [...old];
  for (const [place, inner] of Object.entries(change)) {
    if (place !== "#") items[Number(place)] = applied(items[Number(place)], inner as Change);
  }
  const splice = change["#"] as Splice | undefined;
  if (splice) items.splice(splice[0], splice[1], ...splice[2]);
  return items;
}
