// Hard spaces by the typography of a language: the twin of osada/texts/spaces.py, held by the same
// tests/texts/spaces.json. Without looking behind, which older Safari does not know.

const SHORT: Record<string, RegExp> = { pl: words("aiouwz"), cs: words("aikosuvz") };
const NUMBER = /(\d) (?=[\p{L}%‰×])/gu;

function words(short: string): RegExp {
  return new RegExp(`(^|[^\\p{L}\\p{N}_’'.\\-–/])((?:[${short}] )+)(?=\\S)`, "giu");
}

export function hold(text: string, lang: string): string {
  const short = SHORT[lang];
  if (!short) return text;
  return text
    .replace(short, (_, before: string, found: string) => before + found.replaceAll(" ", "\u00a0"))
    .replace(NUMBER, "$1\u00a0");
}
