// Where the page lies: at a server, which knows every address of it, or in a folder of files on whatever host. There
// no address but the folder's leads anywhere, so a page is named behind a `#`.

const told = typeof document === "undefined" ? null : document.querySelector('meta[name="osada-home"]');

export const inFolder = told?.getAttribute("content") === "folder";

// The address of one of the page's own pages: `/t/abc`.
export const toPage = (path: string): string => (inFolder ? `#${path}` : path);

// The address of a file that came with the page, by its place beside it.
export const toFile = (path: string): string => (inFolder ? `.${path}` : path);

// The page that an address names, as a server would know it.
export const pageOf = (url: URL): URL => (inFolder ? new URL(url.hash.slice(1) || "/", url.origin) : url);
