// Which window the page has; shell.css has the same limits.

import { MediaQuery } from "svelte/reactivity";

export const phone = new MediaQuery("(max-width: 999px)");
// Fingers only, as on a phone: there is nothing to press keys on.
export const touch = new MediaQuery("(hover: none) and (pointer: coarse)");
export const sideways = new MediaQuery("(max-width: 999px) and (max-height: 560px)");
