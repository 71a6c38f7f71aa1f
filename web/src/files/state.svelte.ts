// In which state the page is: whether another lies ready, and whether there is a network. The service worker that
// keeps the states begins when the page has come to rest, where the browser has one and lets it.

import { inFolder } from "../lib/home";

const REST = 4_000; // ms after the page has come: first somebody wants to see it
const SELDOM = 3_600_000; // between two looks for another state, for who leaves the page open

const POCKET = "/pocket/"; // where `./run` has it

// What a browser asks that would install the page.
interface InstallPrompt extends Event {
  prompt(): Promise<{ outcome: "accepted" | "dismissed" }>;
}

class PageState {
  offline = $state(typeof navigator !== "undefined" && !navigator.onLine);
  newer = $state(false); // another state lies ready
  elsewhere = $state(false); // it cannot come yet: another tab plays by the one of now
  kept = $state(false); // it opens without a network
  pocket = $state(""); // where this browser has Osada without a server, beside this server
  install: InstallPrompt | null = $state.raw(null);
  #looked = 0;
  #begun = false;

  start(): void {
    addEventListener("online", () => (this.offline = false));
    addEventListener("offline", () => (this.offline = true));
    addEventListener("beforeinstallprompt", (event) => {
      event.preventDefault();
      this.install = event as InstallPrompt;
    });
    addEventListener("appinstalled", () => (this.install = null));
    if (!inFolder) void this.#findPocket();
    // In a folder the bytes of the table come first: whoever lays it says `keep` then.
    if (!inFolder) setTimeout(() => void this.keep(), REST);
  }

  async keep(): Promise<void> {
    if (this.#begun || !("serviceWorker" in navigator)) return;
    this.#begun = true;
    const place = inFolder ? "./" : "/";
    try {
      const found = await navigator.serviceWorker.register(`${place}sw.js`, { updateViaCache: "none" });
      this.#follow(found);
      await navigator.serviceWorker.ready;
      this.kept = true;
    } catch {
      this.#begun = false; // private windows may refuse, a host may hold half of a state: then it plays without
    }
  }

  // The other state takes over at once, unless another tab is open: nothing is under way here, there it may be.
  async change(): Promise<void> {
    const found = await navigator.serviceWorker.getRegistration();
    const { serviceWorker } = navigator;
    const anew = (): void => location.reload();
    serviceWorker.addEventListener("controllerchange", anew, { once: true });
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data: comes }: MessageEvent<boolean>) => {
      this.elsewhere = !comes;
      if (!comes) serviceWorker.removeEventListener("controllerchange", anew);
    };
    found?.waiting?.postMessage("go", [port2]);
  }

  // All that the listing names, also what nobody here has asked for yet.
  async keepAll(): Promise<void> {
    if (this.kept) (await navigator.serviceWorker.ready).active?.postMessage("all");
  }

  async #findPocket(): Promise<void> {
    const { serviceWorker } = navigator as Partial<Navigator>;
    const found = await serviceWorker?.getRegistration(POCKET).catch(() => undefined);
    if (found?.scope.endsWith(POCKET)) this.pocket = POCKET;
  }

  #follow(found: ServiceWorkerRegistration): void {
    const look = (): void => {
      this.newer = !!found.waiting && !!navigator.serviceWorker.controller;
    };
    look();
    found.addEventListener("updatefound", () => found.installing?.addEventListener("statechange", look));
    this.#looked = Date.now();
    document.addEventListener("visibilitychange", () => {
      if (document.hidden || Date.now() < this.#looked + SELDOM) return;
      this.#looked = Date.now();
      found.update().catch(() => undefined);
    });
  }
}

export const pageState = new PageState();
