// Whom the page talks to: a server, or a worker of its own that plays the host (pocket/). Nothing else knows it.

// A line to a table, as sockets are.
export type Line = Pick<WebSocket, "readyState" | "send" | "close" | "onopen" | "onmessage" | "onclose">;

export interface Host {
  ask(method: string, path: string, body?: unknown): Promise<Response>;
  open(path: string): Line;
}

let own: Host | null = null; // none: the server that the page came from

export const hosted = (host: Host): void => {
  own = host;
};

export const hostHere = (): Host | null => own;

// What is the same for everybody, at an address.
export const sameForAll = (path: string): Promise<Response> => own?.ask("GET", path) ?? fetch(path);

export function openLine(path: string): Line {
  if (own) return own.open(path);
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  return new WebSocket(`${scheme}://${location.host}${path}`);
}
