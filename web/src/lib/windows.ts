// Which window the page has; styles ask for the same widths.

import { MediaQuery } from "svelte/reactivity";
import { WIDTHS } from "../../widths";

export const phone = new MediaQuery(WIDTHS.stacked);
// Fingers only, as on a phone: there is nothing to press keys on.
export const touch = new MediaQuery("(hover: none) and (pointer: coarse)");
export const sideways = new MediaQuery(`${WIDTHS.stacked} and (max-height: 560px)`);
