// The page says every message and action as the command line does (tests/texts/page_lines.py), with
// hard spaces besides.

import { describe, expect, test } from "vitest";
import { LANGUAGES, language } from "./language.svelte";
import folded from "../../../tests/texts/log_lines.json";
import lines from "../../../tests/texts/page_lines.json";
import { hold } from "./spaces";
import { Speech, putActions, putTexts } from "./speech.svelte";
import type { Action } from "./action";
import type { GameInfo, Tell } from "./protocol";

const files = import.meta.glob<string>(
  ["../../../osada/texts/common/*/*.ftl", "../../../osada/games/*/texts/*/*.ftl"],
  { query: "?raw", import: "default", eager: true },
);

// As the server answers /api/texts/{game}/{lang}.
function texts(game: string, lang: string, printed: Record<string, string>): string {
  const folders = [`texts/common/${lang}/`, `games/${game}/texts/${lang}/`];
  const { written } = (folded as Record<string, { written?: unknown }>)[game] ?? {};
  const own = Object.entries(files)
    .filter(([path]) => folders.some((folder) => path.includes(folder)) && !path.endsWith("rules.ftl"))
    .map(([path, text]) => `### file: ${path.split("/").at(-1)}\n${text}`);
  return [...own, `### file: log.json\n${JSON.stringify(written ?? {})}`]
    .join("\n")
    .replace(/\$(printed-[\w-]+)/g, (mark, name: string) => printed[name] ?? mark);
}

interface Lines extends Pick<GameInfo, "actions"> {
  told: (Tell & { said: Record<string, string> })[];
  printed: Record<string, string>;
  named: { action: Action; said: Record<string, string> }[];
}

describe.each(Object.entries(lines as unknown as Record<string, Lines>))("%s", (game, spoken) => {
  test.each(LANGUAGES)("is spoken in %s as at the command line", (lang) => {
    putTexts(game, lang, texts(game, lang, spoken.printed));
    putActions(game, spoken.actions);
    language.lang = lang;
    const speech = new Speech(game, () => ["Ada", "Bořek"]);
    expect(spoken.told.length).toBeGreaterThan(10);
    for (const { key, args, said } of spoken.told) {
      expect(speech.message({ key, args })).toBe(hold(said[lang] ?? "", lang));
    }
    for (const { action, said } of spoken.named) {
      expect(speech.action(action)).toBe(hold(said[lang] ?? "", lang));
    }
    expect(speech.message({ key: "no-such-key" })).toBe("⟨no-such-key⟩");
  });
});
