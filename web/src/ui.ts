// What every page shares: type, panels, buttons, prompt, log, tables, dialogs. The theme is chosen by data-theme on
// the root; tokens.css sets color-scheme with it, which form controls follow. One after the other here, for a style
// that another one imports is not read by web/widths.ts.

import "./tokens.css";
import "./ui/type.css";
import "./ui/panels.css";
import "./ui/buttons.css";
import "./ui/fields.css";
import "./ui/marks.css";
import "./ui/pages.css";
import "./ui/themes.css";
