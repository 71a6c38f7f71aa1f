// Links to files that a server would send: they are made here, and saved.

import type { Host } from "../lib/host";

export function handOutFiles(host: Host): void {
  document.addEventListener(
    "click",
    (event) => {
      const link = event.target instanceof Element ? event.target.closest("a") : null;
      const address = link?.getAttribute("href") ?? "";
      if (!link || !address.startsWith("/api/")) return;
      event.preventDefault();
      event.stopPropagation();
      void save(host, address, link.download);
    },
    true,
  );
}

export async function save(host: Host, address: string, name: string): Promise<void> {
  const answer = await host.ask("GET", address);
  if (!answer.ok) return;
  const url = URL.createObjectURL(await answer.blob());
  const link = document.createElement("a");
  link.href = url;
  link.download = name || "osada.html";
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
