// What the page of a game's end shows of its analysis, fetched when a game is over.

export { Study } from "./analysis.svelte";
export { default as Course } from "./Course.svelte";
export { default as Moments } from "./Moments.svelte";
