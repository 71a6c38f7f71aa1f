// By day or by lantern: as chosen here, else as the machine prefers.

const KEPT = "osada-theme";
type Theme = "light" | "dark";

class Chosen {
  theme: Theme = $state("light");

  start(): void {
    const dark = matchMedia("(prefers-color-scheme: dark)");
    const kept = stored();
    if (kept) document.documentElement.dataset.theme = kept;
    this.theme = kept ?? (dark.matches ? "dark" : "light");
    dark.addEventListener("change", ({ matches }) => {
      if (!stored()) this.theme = matches ? "dark" : "light";
    });
  }

  toggle(): void {
    this.theme = this.theme === "dark" ? "light" : "dark";
    document.documentElement.dataset.theme = this.theme;
    try {
      localStorage.setItem(KEPT, this.theme);
    } catch {
      // private windows may refuse; the theme then lasts as long as the page
    }
  }
}

function stored(): Theme | null {
  try {
    const kept = localStorage.getItem(KEPT);
    return kept === "light" || kept === "dark" ? kept : null;
  } catch {
    return null;
  }
}

export const themes = new Chosen();
