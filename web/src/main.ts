// Where the page begins: the words first, then everything that is said in them.

import "./ui"; // first: what a component says of itself comes after it
import { mount } from "svelte";
import App from "./App.svelte";
import { pageState } from "./files/state.svelte";
import { inFolder } from "./lib/home";
import { language } from "./lib/language.svelte";
import { router } from "./lib/router.svelte";
import { renewed } from "./lib/renewed.svelte";
import { moving } from "./lib/pace.svelte";
import { openTexts } from "./lib/speech.svelte";
import { themes } from "./lib/theme.svelte";
import { PAGES, shown } from "./pages";

const RETRY = 2_000;

let begun = false;

async function hostItself(): Promise<void> {
  if (begun) return;
  begun = true;
  const { begin } = await import("./pocket/begin");
  begin();
}

async function start(): Promise<void> {
  themes.start();
  moving.start();
  router.start(PAGES);
  renewed.start();
  document.documentElement.lang = language.guess();
  if (inFolder) await hostItself();
  void Promise.resolve(shown(router.route.page)).catch(() => undefined); // comes beside the words
  try {
    await openTexts("common");
  } catch {
    // Without words there is nothing to say: ask again until the server is there.
    setTimeout(() => void start(), RETRY);
    return;
  }
  mount(App, { target: document.getElementById("app") ?? document.body });
  pageState.start();
}

void start();
