// In a folder of files there is no server: the page's own worker is its host.

import { hosted } from "../lib/host";
import { LANGUAGES } from "../lib/language.svelte";
import { Device } from "./device";
import { handOutFiles } from "./handing";

// Every game that the page knows lies in the folder.
const GAMES = Object.keys(import.meta.glob("../games/*/about.ts")).map((path) => path.split("/")[2] ?? "");

export function begin(): void {
  const base = new URL(".", document.baseURI).href;
  const told = document.documentElement.dataset.pause;
  const pause = told === undefined ? null : Number(told);
  const device = new Device({ base, pause, games: GAMES, languages: [...LANGUAGES] });
  hosted(device);
  handOutFiles(device);
}
