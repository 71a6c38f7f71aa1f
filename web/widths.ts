import type { Plugin } from "vite";

// The five widths at which anything on the page changes its layout. A style names one of them,
// `@container (--narrow)` or, where the window itself is meant, `@media (--narrow)`; the build puts the number there
// and takes no other.
export const AT = {
  narrow: 620, // below: a phone held upright; a panel, a dialog or a page of one column
  stacked: 1000, // below: the table's panels lie in tabs instead of beside the board
  tight: 1400, // below: a small desktop, what stands beside the board stands closer and says less
  wide: 1680, // from here: room for more beside the board
  vast: 2400, // from here: large screens, everything grows
};
export const WIDTHS = {
  narrow: `(width < ${AT.narrow}px)`,
  stacked: `(width < ${AT.stacked}px)`,
  tight: `(width < ${AT.tight}px)`,
  wide: `(width >= ${AT.wide}px)`,
  vast: `(width >= ${AT.vast}px)`,
};

const named = (name: string): name is keyof typeof WIDTHS => name in WIDTHS;

export const withWidths = (css: string): string =>
  css.replace(/@(?:media|container)\b[^{]*/g, (query) => {
    if (/\(\s*[^()-]*\b(?:min-|max-)?(?:width|inline-size)\b/.test(query)) {
      throw new Error(`${query.trim()}: name a width of web/widths.ts instead`);
    }
    return query.replace(/\(--([a-z]+)\)/g, (_, name: string) => {
      if (!named(name)) throw new Error(`no width is called --${name}: web/widths.ts names them`);
      return WIDTHS[name];
    });
  });

export const widths = (): Plugin => ({
  name: "widths",
  enforce: "pre",
  // Each file once: the styles of a component have been read with it.
  transform: (code, id) => (/^[^?]*\.(css|svelte)$/.test(id) ? { code: withWidths(code), map: null } : null),
});
