// What an entry tells, as one line.

import type { EntrySeen } from "../lib/protocol";
import type { Speech } from "../lib/speech.svelte";

export function told(speech: Speech, entry: EntrySeen | null): string {
  if (!entry) return "";
  const events = (entry.events ?? []).map((event) => speech.message(event));
  if (events.length) return events.join(" ");
  return entry.action ? `${speech.seat(entry.seat ?? 0)}: ${speech.action(entry.action)}` : "";
}
