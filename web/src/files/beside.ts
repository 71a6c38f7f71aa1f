// The files beside the page as whoever is not the service worker gets them: Python in its worker, and the page that
// counts their bytes. Kept and checked where the browser allows it, else fetched and measured.

import type { Listing } from "./listing";
import { KeptFiles, Spoilt } from "./kept";

export interface Files {
  readonly listing: Listing;
  get(path: string, onbytes?: (bytes: number) => void): Promise<Response>;
}

// `place` is the folder's address. Where a service worker is in charge it answers for the listing, so that all that is
// fetched belongs to the page that asks.
export async function openFiles(place: string): Promise<Files> {
  const answer = await fetch(new URL("folder.json", place), { cache: "no-cache" });
  if (!answer.ok) throw new Spoilt(`folder.json: ${answer.status}`);
  const listing = (await answer.json()) as Listing;
  const mayKeep = "caches" in globalThis && "subtle" in crypto;
  const kept = mayKeep ? new KeptFiles(place, listing) : null;
  const get: Files["get"] = (path, onbytes) =>
    kept ? kept.file(path, onbytes) : measured(place, listing, path, onbytes);
  return { listing, get };
}

// No secure context, so no sums: at least it is all there.
async function measured(
  place: string,
  listing: Listing,
  path: string,
  onbytes?: (bytes: number) => void,
): Promise<Response> {
  const listed = listing.files[path];
  if (!listed) throw new Spoilt(`${path} is not listed`);
  const answer = await fetch(new URL(path, place));
  const raw = answer.ok ? await answer.arrayBuffer() : new ArrayBuffer(0);
  if (raw.byteLength !== listed.bytes) throw new Spoilt(`${path} is not what its listing says`);
  onbytes?.(listed.bytes);
  return new Response(raw, { headers: { "content-type": answer.headers.get("content-type") ?? "" } });
}
