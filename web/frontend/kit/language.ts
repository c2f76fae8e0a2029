// The language of this screen. The server says it on the page (<html lang>), by what was chosen here or by the
// browser's own languages; the page has loaded the catalogue of any language but English before its script.
//
//   language                 "de"
//   locale                   as the browser has it, "de-AT": for money and dates
//   LANGUAGES                {en: "English", de: "Deutsch"}
//   choose(language)         from now on this screen speaks it; what it shows is loaded again
//   catalogue                the sentences of this language by the English ones

const page = document.documentElement;

export const language = page.lang || "en";
export const locale = navigator.languages.find((one) => one.split("-")[0] === language) ?? language;

export const LANGUAGES: Readonly<Record<string, string>> = JSON.parse(
  page.dataset["languages"] ?? '{"en":"English"}',
);

/** Of a sentence about a number there is one for each of the forms that the language has. */
export const catalogue: Readonly<Record<string, string | Readonly<Record<string, string>>>> =
  Reflect.get(globalThis, "catalogue") ?? {};

const YEAR = 31536000; // seconds

export function choose(chosen: string) {
  document.cookie = `croupier-language=${chosen}; path=/; max-age=${YEAR}; samesite=lax`;
  location.reload();
}
