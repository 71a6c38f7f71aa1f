// Whether a phone is held sideways; shell.css has the same window.

import { MediaQuery } from "svelte/reactivity";

export const sideways = new MediaQuery("(max-width: 999px) and (max-height: 480px)");
