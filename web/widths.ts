import type { Plugin } from "vite";

// The five widths at which anything on the page changes its layout. A style names one of them,
// `@container (--narrow)` or, where the window itself is meant, `@media (--narrow)`; the build puts the number there.
export const WIDTHS: Record<string, string> = {
  phone: "(width < 480px)", // a phone held upright
  narrow: "(width < 640px)", // a panel, a dialog or a page of one column
  stacked: "(width < 1000px)", // the table's panels lie in tabs instead of beside the board
  wide: "(width >= 1680px)", // room for more beside the board
  vast: "(width >= 2400px)", // large screens: everything grows
};

export const withWidths = (css: string): string =>
  css.replace(/@(?:media|container)\b[^{]*/g, (query) =>
    query.replace(/\(--([a-z]+)\)/g, (_, name: string) => {
      const width = WIDTHS[name];
      if (!width) throw new Error(`no width is called --${name}: web/widths.ts names them`);
      return width;
    }),
  );

export const widths = (): Plugin => ({
  name: "widths",
  enforce: "pre",
  transform: (code, id) => (/\.(css|svelte)$/.test(id) ? { code: withWidths(code), map: null } : null),
});
