// What both the table and the pages around it use: it comes with the first piece of the page,
// instead of being a small piece of its own.

import "../lib/ago.svelte";
import "../pages/parts/games";
import "./CopyLink.svelte";
import "./Disc.svelte";
import "./LanguageSwitch.svelte";
import "./Logo.svelte";
import "./Select.svelte";
import "./ThemeButton.svelte";
