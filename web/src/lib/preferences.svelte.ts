// Small choices that this browser remembers.

const KEPT = "osada-preferences";

interface Kept {
  textTable: boolean;
  shortcuts: boolean;
  notify: boolean;
  logWords: boolean; // the log in sentences instead of symbols
}

function stored(): Partial<Kept> {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? "{}") as Partial<Kept>;
  } catch {
    return {};
  }
}

class Preferences implements Kept {
  textTable = $state(false);
  shortcuts = $state(true);
  notify = $state(false);
  logWords = $state(false);

  constructor() {
    if (typeof localStorage !== "undefined") Object.assign(this, stored());
  }

  set<K extends keyof Kept>(name: K, value: Kept[K]): void {
    (this as Kept)[name] = value;
    const { textTable, shortcuts, notify, logWords } = this;
    try {
      localStorage.setItem(KEPT, JSON.stringify({ textTable, shortcuts, notify, logWords }));
    } catch {
      // private windows may refuse; the choice then lasts as long as the page
    }
  }
}

export const preferences = new Preferences();
