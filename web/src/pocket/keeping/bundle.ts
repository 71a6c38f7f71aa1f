// Games as one file: their records, each with what its table is called. A single record is such a file, too.

export interface Bundled {
  title: string;
  text: string;
}

const KIND = "osada-games";
const MOST = 10_000;

export const bundle = (games: Bundled[]): string => JSON.stringify({ kind: KIND, games });

// Whoever made the file: only its form is looked at here, and each record is checked when it is opened.
export function unbundle(text: string, name: string): Bundled[] {
  if (!text.trimStart().startsWith("{")) return [{ title: name.replace(/\.\w+$/, "").slice(0, 60), text }];
  let read: unknown;
  try {
    read = JSON.parse(text);
  } catch {
    return [{ title: "", text }];
  }
  const { kind, games } = read as { kind?: unknown; games?: unknown };
  if (kind !== KIND || !Array.isArray(games)) return [{ title: "", text }];
  return games.slice(0, MOST).filter(isBundled);
}

function isBundled(one: unknown): one is Bundled {
  const { title, text } = (one ?? {}) as Partial<Record<keyof Bundled, unknown>>;
  return typeof title === "string" && typeof text === "string";
}
