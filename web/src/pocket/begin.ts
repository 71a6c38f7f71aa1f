// In a folder of files there is no server: the page's own worker is its host.

import { hosted } from "../lib/host";
import { language } from "../lib/language.svelte";
import { Device } from "./device";
import { handOutFiles } from "./handing";

export function begin(): void {
  const base = new URL(".", document.baseURI).href;
  const told = document.documentElement.dataset.pause;
  const pause = told === undefined ? null : Number(told);
  const device = new Device({ base, pause, lang: language.lang });
  hosted(device);
  handOutFiles(device);
}
