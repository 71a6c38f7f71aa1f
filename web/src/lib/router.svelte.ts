// Which page the address names, by the table of pages (pages/index.ts). Links inside the page change the address
// without a new load.

import type { PageName } from "../pages";
import { inFolder, pageOf, toPage } from "./home";

// What the router reads of the table of pages.
export type Addresses = Readonly<Record<string, readonly [addresses: readonly string[], ...more: unknown[]]>>;

export interface Route {
  page: PageName | "lost";
  params: Record<string, string>;
}

const words = (path: string): string[] => path.replace(/\/$/, "").split("/");

// The page of an address, with what it names (`id`, `game` …) and its query and fragment (`at`, `hash`).
export function routeOf(url: URL, pages: Addresses): Route {
  const params: Record<string, string> = Object.fromEntries(url.searchParams);
  if (url.hash) params.hash = decodeURIComponent(url.hash.slice(1));
  const given = words(url.pathname);
  for (const [page, [addresses]] of Object.entries(pages)) {
    const meant = addresses.map(words).find((address) => leadsThere(address, given));
    if (!meant) continue;
    meant.forEach((word, place) => {
      if (word.startsWith(":")) params[word.slice(1)] = decodeURIComponent(given[place] ?? "");
    });
    return { page: page as PageName, params };
  }
  return { page: "lost", params };
}

const leadsThere = (address: string[], given: string[]): boolean =>
  address.length === given.length &&
  address.every((word, place) => (word.startsWith(":") ? given[place] !== "" : word === given[place]));

class Router {
  route: Route = $state.raw({ page: "lobby", params: {} });
  #pages: Addresses = {};

  start(pages: Addresses): void {
    this.#pages = pages;
    this.#read();
    addEventListener("popstate", () => this.#read());
    document.addEventListener("click", (event) => this.#click(event));
  }

  go(path: string, replace = false): void {
    history[replace ? "replaceState" : "pushState"](null, "", toPage(path));
    this.#read();
    if (!replace && !here().hash) scrollTo(0, 0);
  }

  // The address is another, what is shown stays.
  rename(path: string): void {
    const { pathname, search } = here();
    if (pathname + search !== path) history.replaceState(null, "", toPage(path));
  }

  #read(): void {
    this.route = routeOf(here(), this.#pages);
  }

  #click(event: MouseEvent): void {
    if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link || link.target || link.download || link.origin !== location.origin) return;
    if (inFolder) {
      const [to = "", part = ""] = link.href.split("#");
      if (to !== location.href.split("#")[0] || !link.hash) return;
      if (!part.startsWith("/")) {
        event.preventDefault();
        this.#within(part);
        return;
      }
    }
    const url = pageOf(new URL(link.href));
    if (url.pathname.startsWith("/api/") || routeOf(url, this.#pages).page === "lost") return;
    const { pathname, search } = here();
    if (url.pathname === pathname && url.search === search && url.hash && !inFolder) return;
    event.preventDefault();
    this.go(url.pathname + url.search + url.hash);
  }

  // To a part of the page that is shown, which a browser finds by itself where addresses are not behind a `#` already.
  #within(part: string): void {
    const { pathname, search } = here();
    this.go(`${pathname}${search}#${part}`, true);
    const found = document.getElementById(decodeURIComponent(part));
    found?.scrollIntoView();
    found?.focus();
  }
}

const here = (): URL => pageOf(new URL(location.href));

export const router = new Router();
export const go = (path: string, replace = false): void => router.go(path, replace);
export const rename = (path: string): void => router.rename(path);
