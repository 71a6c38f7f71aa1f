// What the map does not need to be seen: fetched after it.

export { default as EdgePointers } from "./EdgePointers.svelte";
export { default as Flags } from "./Flags.svelte";
export { default as Flyers } from "./Flyers.svelte";
export { default as Ghost } from "./Ghost.svelte";
export { default as MarketChips } from "./MarketChips.svelte";
export { default as Minimap } from "./Minimap.svelte";
export { Motion } from "./motion.svelte";
export { default as RoadSites } from "./RoadSites.svelte";
export { default as Routes } from "./Routes.svelte";
