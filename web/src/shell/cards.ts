// What opens over any page when a thing is looked at, or a rule: fetched beside the page itself.

export { default as InfoCard } from "./InfoCard.svelte";
export { default as RuleDialog } from "./RuleDialog.svelte";
