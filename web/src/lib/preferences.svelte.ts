// Small choices that this browser remembers.

const KEPT = "osada-preferences";

export type Pace = "off" | "slow" | "normal" | "fast";

interface Kept {
  textTable: boolean;
  shortcuts: boolean;
  notify: boolean;
  logWords: boolean; // the log in sentences instead of symbols
  pace: Pace | null; // how fast pieces move; null: as the machine asks
  confirm: boolean; // a move waits for a second press
  endAlone: boolean; // a turn ends by itself where nothing else is left
  sound: boolean | null; // null: as the device suggests
  volume: number; // 1–10
}

const AT_FIRST: Kept = {
  textTable: false,
  shortcuts: true,
  notify: false,
  logWords: false,
  pace: null,
  confirm: false,
  endAlone: false,
  sound: null,
  volume: 5,
};

function stored(): Partial<Kept> {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? "{}") as Partial<Kept>;
  } catch {
    return {};
  }
}

class Preferences implements Kept {
  textTable = $state(AT_FIRST.textTable);
  shortcuts = $state(AT_FIRST.shortcuts);
  notify = $state(AT_FIRST.notify);
  logWords = $state(AT_FIRST.logWords);
  pace = $state(AT_FIRST.pace);
  confirm = $state(AT_FIRST.confirm);
  endAlone = $state(AT_FIRST.endAlone);
  sound = $state(AT_FIRST.sound);
  volume = $state(AT_FIRST.volume);

  constructor() {
    if (typeof localStorage !== "undefined") Object.assign(this, stored());
  }

  set<K extends keyof Kept>(name: K, value: Kept[K]): void {
    (this as Kept)[name] = value;
    const names = Object.keys(AT_FIRST) as (keyof Kept)[];
    try {
      localStorage.setItem(KEPT, JSON.stringify(Object.fromEntries(names.map((one) => [one, this[one]]))));
    } catch {
      // private windows may refuse; the choice then lasts as long as the page
    }
  }
}

export const preferences = new Preferences();
