// What moves on the map, fetched after the map itself.

export { default as Flyers } from "./Flyers.svelte";
export { Motion } from "./motion.svelte";
