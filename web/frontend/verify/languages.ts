// The language of this page, which no server chooses: the one behind the # of its address, or what the browser likes best.
// This stands before every other import of the page, since `kit/language.js` reads what is set here.
//
//   LANGUAGES          {en: "English", de: "Deutsch"}
//   choose(language)   the page begins again, in this one

/** Five figures for an English sentence: it stands in the scripts already, so each of the German ones is kept behind these
 *  (`compact` of `build.mjs`, which fills in GERMAN). */
const figures = (sentence: string) =>
  [...sentence].reduce((sum, sign) => (31 * sum + Number(sign.codePointAt(0))) % 99991, 0);
const german = new Map(
  globalThis.GERMAN.split("\n").map((line) => [Number(line.slice(0, 5)), line.slice(5)]),
);
const de: object = new Proxy({}, { get: (_, sentence) => german.get(figures(String(sentence))) });

const CATALOGUES: Readonly<Record<string, object>> = { en: {}, de };
export const LANGUAGES: Readonly<Record<string, string>> = { en: "English", de: "Deutsch" };

const liked = [location.hash.slice(1), ...navigator.languages.map((one) => one.replace(/-.*/, ""))];

/** A worker has no page; it is named by the language of the page it works for, and given as much of one as `kit/language.js` reads. */
if (!globalThis.document)
  Reflect.set(globalThis, "document", { documentElement: { lang: self.name, dataset: {} } });
else document.documentElement.lang = liked.find((one) => Object.hasOwn(LANGUAGES, one)) ?? "en";
Reflect.set(globalThis, "catalogue", CATALOGUES[document.documentElement.lang]);

export function choose(chosen: string) {
  location.hash = chosen;
  location.reload();
}
