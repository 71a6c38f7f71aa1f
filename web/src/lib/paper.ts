// What is printed: paper is light, whatever the light of the screen.

import { onMount } from "svelte";

// For a page that somebody may print, while it is open.
export function printLight(): void {
  onMount(() => {
    const root = document.documentElement.dataset;
    let before: string | undefined;
    const begin = (): void => {
      before = root.theme;
      root.theme = "light";
    };
    const end = (): void => {
      if (before === undefined) delete root.theme;
      else root.theme = before;
    };
    addEventListener("beforeprint", begin);
    addEventListener("afterprint", end);
    return () => {
      removeEventListener("beforeprint", begin);
      removeEventListener("afterprint", end);
    };
  });
}
