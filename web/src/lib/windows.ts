// Which window the page has; shell.css has the same limits.

import { MediaQuery } from "svelte/reactivity";

export const phone = new MediaQuery("(max-width: 999px)");
export const sideways = new MediaQuery("(max-width: 999px) and (max-height: 560px)");
