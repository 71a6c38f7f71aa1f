// The service worker: the page opens without a network, and each of its states whole or not at all. `sw.js` is this,
// with the listing of every file written in front of it. So one that is half on its host is not taken, the next one
// is laid beside the one in use, and its turn comes when nobody looks at the old one.
//
// It answers for listed files and for addresses of the page. What is said to a server, what anybody plays, and every
// other address pass it by untouched.

import { isPage, type Listing } from "./listing";
import { KeptFiles, WAYS } from "./kept";

declare const OSADA_LISTING: Listing;

interface Lasting extends Event {
  waitUntil(what: Promise<unknown>): void;
}
interface Asked extends Lasting {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface Heard {
  install: Lasting;
  activate: Lasting;
  message: Lasting & MessageEvent<unknown>;
  fetch: Asked;
}
interface Scope {
  addEventListener<Name extends keyof Heard>(name: Name, act: (event: Heard[Name]) => void): void;
  readonly registration: ServiceWorkerRegistration;
  readonly clients: {
    claim(): Promise<void>;
    matchAll(which: { type: "window"; includeUncontrolled?: true }): Promise<{ url: string }[]>;
  };
  skipWaiting(): Promise<void>;
}

const scope = self as unknown as Scope;
const listing = OSADA_LISTING;
const place = scope.registration.scope;
const files = new KeptFiles(place, listing);
let first = false; // no state was kept before this one
const SLOW = 400; // ms after which a server's answer is not waited for any longer

scope.addEventListener("install", (event) => {
  first = !scope.registration.active;
  event.waitUntil(files.chosen().then((chosen) => files.lay(files.needed(chosen))));
});

scope.addEventListener("activate", (event) => {
  // Pages of the state before are this one's by themselves; those that came before any are not.
  event.waitUntil(Promise.all([files.prune(), first && scope.clients.claim()]));
});

scope.addEventListener("message", (event) => {
  if (event.data === "go") event.waitUntil(takeOver(event.ports[0]));
  if (event.data === "all") event.waitUntil(all().catch(() => undefined));
});

scope.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || pathOf(url.href) === null || request.headers.has("range")) return;
  const path = pathOf(url.href) ?? "";
  if (request.mode === "navigate") {
    if (isPage(listing, `/${path}`)) event.respondWith(page(request));
  } else if (path === "folder.json") event.respondWith(Promise.resolve(Response.json(listing)));
  else if (listing.files[path] && !url.search) event.respondWith(file(request, path));
});

// A page that asks for it hears whether it comes: not while another one plays by the state before.
async function takeOver(asks: MessagePort | undefined): Promise<void> {
  const windows = asks ? await scope.clients.matchAll({ type: "window", includeUncontrolled: true }) : [];
  const others = windows.filter(({ url }) => pathOf(url) !== null && isPage(listing, `/${pathOf(url)}`));
  const comes = others.length < 2;
  asks?.postMessage(comes);
  if (comes) await scope.skipWaiting();
}

// Within this place, or nothing.
const pathOf = (url: string): string | null =>
  url.startsWith(place) ? url.slice(place.length).replace(/[?#].*$/, "") : null;

// All games and languages, as the rules run here.
async function all(): Promise<void> {
  const chosen = await files.chosen();
  const others = WAYS.filter((way) => !chosen.includes(way));
  const isOther = (path: string) => listing.files[path]?.for?.some((what) => others.includes(what));
  await files.lay(Object.keys(listing.files).filter((path) => !isOther(path)));
}

let left = 0; // starts that were left to the next state

// The page itself. A start is the time for the next state of it, if one waits and nobody else looks at this one.
async function page(request: Request): Promise<Response> {
  const { waiting } = scope.registration;
  if (waiting && (await scope.clients.matchAll({ type: "window" })).length < 2) {
    waiting.postMessage("go");
    // It may take over as soon as this one has nothing to do: if not at once, then in a moment's rest.
    return new Response("", { headers: { refresh: String(Math.min(left++, 1)) } });
  }
  return listing.home === "folder" ? files.file("index.html") : fresh(request, "index.html");
}

// A folder's files are of one state. A server's are asked for where their names do not tell their state.
function file(request: Request, path: string): Promise<Response> {
  const told = listing.home === "folder" || path.startsWith("assets/");
  return told ? files.file(path) : fresh(request, path);
}

// As the server has it now, or what is kept of it, if there is no network or a slow one.
async function fresh(request: Request, path: string): Promise<Response> {
  const asked = fetch(request);
  const kept = await files.kept(path);
  if (!kept) return asked;
  const slow = new Promise<Response>((resolve) => setTimeout(() => resolve(kept), SLOW));
  // A server that is being put up anew is no server.
  const answered = asked.then(
    (answer) => (answer.status < 500 ? answer : kept),
    () => kept,
  );
  return Promise.race([answered, slow]);
}
