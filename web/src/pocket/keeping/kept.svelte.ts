// What lies on this device: games, the space they take, and whether the browser has promised to keep them.

import { keptIn } from "../../files/beside";
import { api } from "../../lib/api";
import { ask } from "../../lib/http";
import { lineTo } from "../../lib/lineto";
import type { TableHead } from "../../lib/protocol";
import { tableTitle } from "../../pages/parts/games";
import { bundle, unbundle } from "./bundle";

export class KeptGames {
  heads: TableHead[] | null = $state.raw(null);
  used = $state(0);
  games = $state(0); // of what is used
  picture = $state(0); // from which the next start goes on
  lent = $state(0);
  stays = $state(false);
  refused = $state(false); // the promise was asked for

  async read(): Promise<void> {
    const { mine } = await api.tables();
    this.heads = [...mine].sort((a, b) => b.updated - a.updated);
    const { storage } = navigator as Partial<Navigator>;
    if (!storage) return;
    const { usage = 0, quota = 0, ...more } = await storage.estimate();
    const parts = (more as { usageDetails?: Record<string, number> }).usageDetails;
    [this.used, this.lent, this.games] = [usage, quota, parts?.indexedDB ?? 0];
    const folder = new URL(".", document.baseURI).href;
    this.picture = (await (await keptIn(folder))?.bytesMade()) ?? 0;
    this.stays = await storage.persisted();
  }

  async askToStay(): Promise<void> {
    this.stays = await navigator.storage.persist();
    this.refused = !this.stays;
  }

  async recordOf(head: TableHead): Promise<string> {
    return (await ask("GET", lineTo(head.id).record())).text();
  }

  // Every game whose record may be had: those that are over, and those played alone.
  async asFile(): Promise<File> {
    const games = [];
    for (const head of this.heads ?? [])
      if (head.recorded) games.push({ title: tableTitle(head), text: await this.recordOf(head) });
    return new File([bundle(games)], "osada-games.json", { type: "application/json" });
  }

  async bring(file: File): Promise<number> {
    const games = unbundle(await file.text(), file.name);
    try {
      for (const { title, text } of games) await api.openRecord(text, title);
    } finally {
      await this.read();
    }
    return games.length;
  }
}

export function save(file: File): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  URL.revokeObjectURL(link.href);
}

// All that this page has put on the device, and the page itself: the next start is a first visit.
export async function clearAll(): Promise<void> {
  const names = (await indexedDB.databases())
    .map(({ name }) => name ?? "")
    .filter((name) => /^osada/.test(name));
  await Promise.all(names.map(gone));
  const place = new URL(".", location.href);
  const kept = (await caches.keys()).filter((name) => name.startsWith("osada"));
  await Promise.all(kept.map((name) => caches.delete(name)));
  const worker = await navigator.serviceWorker.getRegistration(place.href);
  await worker?.unregister();
  localStorage.clear();
  location.replace(place.pathname);
}

// The worker with the tables still has it open: it goes when that is gone with the page.
const gone = (name: string): Promise<void> =>
  new Promise((done) => {
    const asked = indexedDB.deleteDatabase(name);
    asked.onsuccess = asked.onerror = asked.onblocked = () => done();
  });
