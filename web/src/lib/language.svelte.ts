// The language the page speaks now. Choosing another first fetches every text that is in use, so
// that the whole page changes at once and nothing is ever half translated.

export const LANGUAGES = ["en", "pl", "cs"] as const;
export type Language = (typeof LANGUAGES)[number];
// What each is called by those who speak it.
export const CALLED: Record<Language, string> = { en: "English", pl: "Polski", cs: "Čeština" };

const KEPT = "osada-language";
type Loader = (lang: Language) => Promise<void>;

class Chosen {
  lang: Language = $state("en");
  missing: Language | "" = $state(""); // its words could not be had
  readonly #loaders = new Set<Loader>();
  #wish: Language = "en";

  // Before the page is shown: what was chosen before, else the first the browser asks for.
  guess(): Language {
    const kept = stored();
    const asked = typeof navigator === "undefined" ? [] : navigator.languages;
    const wanted = [kept, ...asked.map((tag) => tag.slice(0, 2))];
    const found = wanted.find((tag): tag is Language => LANGUAGES.includes(tag as Language));
    this.lang = this.#wish = found ?? "en";
    return this.lang;
  }

  async choose(lang: Language): Promise<void> {
    this.#wish = lang;
    this.missing = "";
    try {
      await Promise.all([...this.#loaders].map((load) => load(lang)));
    } catch {
      if (this.#wish === lang) [this.#wish, this.missing] = [this.lang, lang];
      return;
    }
    if (this.#wish !== lang) return; // somebody has chosen yet another meanwhile
    this.lang = lang;
    document.documentElement.lang = lang;
    try {
      localStorage.setItem(KEPT, lang);
    } catch {
      // private windows may refuse; the language then lasts as long as the page
    }
  }

  // Texts that are in use from now on; they are loaded for the present language at once.
  async need(load: Loader): Promise<void> {
    this.#loaders.add(load);
    try {
      await load(this.#wish);
    } catch (error) {
      this.#loaders.delete(load); // what cannot be had holds no other language up
      throw error;
    }
  }
}

function stored(): string {
  try {
    return localStorage.getItem(KEPT) ?? "";
  } catch {
    return "";
  }
}

export const language = new Chosen();
