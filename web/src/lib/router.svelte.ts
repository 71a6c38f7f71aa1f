// Which page the address names. Links inside the page change the address without a new load.

export type PageName =
  | "lobby"
  | "new"
  | "table"
  | "analysis"
  | "chronicle"
  | "puzzles"
  | "puzzle"
  | "enter"
  | "sit"
  | "watch"
  | "rules"
  | "learn"
  | "summary"
  | "account"
  | "animals"
  | "settings"
  | "lost";

export interface Route {
  page: PageName;
  params: Record<string, string>;
}

// By the first part of the address: the page, and what the second part is called, if it has one.
const ROUTES = new Map<string, [page: PageName, name?: string]>([
  ["", ["lobby"]],
  ["new", ["new", "game"]],
  ["t", ["table", "id"]],
  ["a", ["analysis", "id"]],
  ["chronicle", ["chronicle", "id"]],
  ["puzzles", ["puzzles"]],
  ["puzzle", ["puzzle", "id"]],
  ["enter", ["enter", "game"]],
  ["s", ["sit", "token"]],
  ["w", ["watch", "token"]],
  ["g", ["sit", "token"]],
  ["rules", ["rules", "game"]],
  ["learn", ["learn", "game"]],
  ["summary", ["summary", "game"]],
  ["account", ["account"]],
  ["animals", ["animals"]],
  ["settings", ["settings"]],
]);

// The page of an address, with what it names (`id`, `game` …) and its query and fragment (`at`, `hash`).
export function routeOf(url: URL): Route {
  const params: Record<string, string> = Object.fromEntries(url.searchParams);
  if (url.hash) params.hash = decodeURIComponent(url.hash.slice(1));
  const [first = "", second = "", ...more] = url.pathname.slice(1).replace(/\/$/, "").split("/");
  const [page, name] = ROUTES.get(first) ?? [];
  if (!page || more.length || !name !== !second) return { page: "lost", params };
  if (name) params[name] = decodeURIComponent(second);
  return { page, params };
}

class Router {
  route: Route = $state.raw({ page: "lobby", params: {} });

  start(): void {
    const read = (): void => void (this.route = routeOf(new URL(location.href)));
    read();
    addEventListener("popstate", read);
    document.addEventListener("click", (event) => this.#click(event));
  }

  go(path: string, replace = false): void {
    history[replace ? "replaceState" : "pushState"](null, "", path);
    this.route = routeOf(new URL(location.href));
    if (!replace && !location.hash) scrollTo(0, 0);
  }

  #click(event: MouseEvent): void {
    if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link || link.target || link.download || link.origin !== location.origin) return;
    const url = new URL(link.href);
    if (url.pathname.startsWith("/api/") || routeOf(url).page === "lost") return;
    if (url.pathname === location.pathname && url.search === location.search && url.hash) return;
    event.preventDefault();
    this.go(url.pathname + url.search + url.hash);
  }
}

export const router = new Router();
export const go = (path: string, replace = false): void => router.go(path, replace);
