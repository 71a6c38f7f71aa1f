// What belongs to one state of the page, as the server and `osada pocket` list it (osada/page/listing.py): every file
// by its sum. The service worker has its own listing within it; `folder.json` is the same for whoever has none.

export interface Listed {
  sha256: string;
  bytes: number;
  for?: string[]; // the games and languages that want it; everybody, if none is named
}

export interface Listing {
  version: string; // another for every other set of files
  osada: string; // as people call it: "3.3.0"
  home: "server" | "folder";
  pages: string[]; // addresses of the page's own, `/t/:id`
  files: Record<string, Listed>;
}

const words = (path: string): string[] => path.replace(/\/$/, "").split("/");

// Whether the page shows something at this address (from the listing's own place, with its first slash).
export function isPage(listing: Listing, path: string): boolean {
  if (listing.home === "folder") return path === "/" || path === "/index.html";
  const asked = words(path);
  return listing.pages.some((page) => {
    const meant = words(page);
    return (
      meant.length === asked.length &&
      meant.every((word, place) => (word.startsWith(":") ? asked[place] !== "" : word === asked[place]))
    );
  });
}
