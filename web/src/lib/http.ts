// How the page asks the server over HTTP; each refusal is a `Refused` with its Problem.

import { heardTime } from "./clock";
import { hostHere } from "./host";
import type { Problem } from "./protocol";

export class Refused extends Error {
  constructor(
    readonly problem: Problem,
    readonly status: number,
  ) {
    super(problem.code);
  }
}

// The server could not be reached, or did not speak as it should.
export class Unreachable extends Error {}

const PATIENCE = 20_000; // for what only reads: on a dead line an answer would never come

function cookie(name: string): string {
  const found = document.cookie.split("; ").find((part) => part.startsWith(`${name}=`));
  return found ? decodeURIComponent(found.slice(name.length + 1)) : "";
}

// A new browser is known only after its first answer: everything else waits for that one, lest two
// requests at once make two different guests of it.
let known: Promise<unknown> | null = null;

async function introduce(): Promise<void> {
  if (cookie("osada_csrf")) return;
  known ??= fetch("/api/me").finally(() => (known = null));
  await known.catch(() => undefined);
}

export async function ask(method: string, path: string, body?: unknown): Promise<Response> {
  const host = hostHere();
  const response = await (host ? host.ask(method, path, body) : asked(method, path, body));
  if (response.ok) return response;
  const problem = (await response.json().catch(() => null)) as Problem | null;
  if (problem?.told) throw new Refused(problem, response.status);
  if (response.status >= 500) throw new Unreachable(`${response.status}`);
  throw new Refused({ code: "unknown", told: { key: "problem-unknown" } }, response.status);
}

async function asked(method: string, path: string, body?: unknown): Promise<Response> {
  const headers: Record<string, string> = { accept: "application/json" };
  const same = path.startsWith("/api/texts/") || path === "/api/games"; // for everybody
  if (!same) await introduce();
  if (method !== "GET") headers["x-csrf"] = cookie("osada_csrf");
  if (body !== undefined) headers["content-type"] = "application/json";
  try {
    const signal = method === "GET" ? AbortSignal.timeout(PATIENCE) : null;
    const response = await fetch(path, {
      method,
      headers,
      signal,
      body: body === undefined ? null : JSON.stringify(body),
    });
    if (!same) heardTime(response.headers.get("date"));
    return response;
  } catch (error) {
    throw new Unreachable(String(error));
  }
}

export async function send<T>(method: string, path: string, body?: unknown): Promise<T> {
  const text = await (await ask(method, path, body)).text();
  return (text ? JSON.parse(text) : undefined) as T;
}

export const get = <T>(path: string): Promise<T> => send<T>("GET", path);
export const post = <T>(path: string, body?: unknown): Promise<T> => send<T>("POST", path, body);
export function query(fields: Record<string, string | number | true | undefined>): string {
  const given = Object.entries(fields).filter((field) => field[1] !== undefined);
  return given.length ? `?${given.map(([key, value]) => `${key}=${value}`).join("&")}` : "";
}
