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

/** @type {Record<string, string>} */
export const LANGUAGES = JSON.parse(page.dataset.languages ?? '{"en":"English"}');

/** @type {Record<string, string | Record<string, string>>} */
export const catalogue = Reflect.get(globalThis, "catalogue") ?? {};

const YEAR = 31536000; // seconds

export function choose(chosen) {
  document.cookie = `croupier-language=${chosen}; path=/; max-age=${YEAR}; samesite=lax`;
  location.reload();
}
