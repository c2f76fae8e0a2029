// Builds what pages load: a bundle of each script and style that a template of a page names, the catalogues of sentences,
// and the page that checks a night, one file that needs nothing else. What it makes is kept in `web/static/bundles/`.
//
//   node web/frontend/build.mjs                     into web/static/bundles
//   node web/frontend/build.mjs --into FOLDER       into another folder
//   node web/frontend/build.mjs --watch FOLDER      with source maps, again whenever a source is saved, until its input ends
//   node web/frontend/build.mjs --modules FOLDER    every script by itself, with what they share in common: for the tests

import { createHash } from "node:crypto";
import { mkdir, readFile, readdir, rm, writeFile } from "node:fs/promises";
import { basename, dirname, join, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { build, context } from "esbuild";

const FRONTEND = dirname(fileURLToPath(import.meta.url));
const WEB = dirname(FRONTEND);
const ROOT = dirname(WEB);
const GAMES = join(WEB, "games");
const RULES = join(ROOT, "games");
const KEPT = join(WEB, "static", "bundles");

/** The page that checks a night speaks by sentences that stand in it, and no other page says them. */
const CHECKING = "verify";
const POLICY = (script, style) =>
  `default-src 'none'; script-src ${script}; style-src ${style}; img-src data:; worker-src blob:; ` +
  "base-uri 'none'; form-action 'none'";

/** "games:felt" is a module of what all `web/games/…/felt.tsx` export as `felt`, by the names that the catalogue gives the
 *  games; "games:felt.css" imports the styles of that name. So no shared script names a game. */
const games = {
  name: "games",
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^games:/ }, ({ path }) => ({ path: path.slice(6), namespace: "games" }));
    onLoad({ filter: /\.css$/, namespace: "games" }, async ({ path }) => ({
      contents: (await having(path)).map((game) => `@import "./${game}/${path}";\n`).join(""),
      loader: "css",
      resolveDir: GAMES,
      watchDirs: [GAMES],
    }));
    onLoad({ filter: /^\w+$/, namespace: "games" }, async ({ path }) => {
      const folders = await having(`${path}.tsx`);
      const imports = folders.map(
        (game) => `import { ${path} as ${game} } from "./${game}/${path}";\n`,
      );
      const named = folders.map((game) => `"${game.replaceAll("_", "-")}": ${game}`);
      return {
        contents: `${imports.join("")}export default { ${named.join(", ")} };\n`,
        loader: "js",
        resolveDir: GAMES,
        watchDirs: [GAMES],
      };
    });
  },
};

/** The folders of the games that have this file. */
async function having(file) {
  const names = await readdir(GAMES, { recursive: true });
  return names
    .filter((name) => name.endsWith(`/${file}`))
    .map((name) => dirname(name))
    .sort();
}

const common = {
  absWorkingDir: ROOT,
  bundle: true,
  charset: "utf8",
  external: ["*.woff2"],
  jsx: "automatic",
  jsxImportSource: "preact",
  legalComments: "none",
  logLimit: 10,
  logLevel: "warning",
  metafile: true,
  minify: true,
  outbase: FRONTEND,
  plugins: [games],
  target: "es2022",
};

/** The scripts and styles that the templates of pages name, as sources. */
async function entries() {
  const folder = join(WEB, "templates");
  const pages = (await readdir(folder)).filter((name) => name.endsWith(".html")).sort();
  const texts = await Promise.all(pages.map((name) => readFile(join(folder, name), "utf8")));
  const named = texts.flatMap((text) => [
    ...text.matchAll(/static\('bundles\/([^']+\.(?:js|css))'\)/g),
  ]);
  return [...new Set(named.map(([, name]) => join(FRONTEND, name.replace(/\.js$/, ""))))].sort();
}

const pagesInto = async (folder) => ({
  ...common,
  entryPoints: await entries(),
  format: "esm",
  outdir: folder,
});

/** What the rules' own catalogues have of single words: "run##of high-card". */
async function wordsOfGames(language) {
  const names = await readdir(RULES, { recursive: true });
  const paths = names.filter(
    (name) => dirname(dirname(name)) === "." && basename(name) === `${language}.json`,
  );
  const all = await Promise.all(paths.sort().map((name) => read(join(RULES, name))));
  return all.map((words) =>
    Object.fromEntries(Object.entries(words).filter(([key]) => /##of [a-z-]+$/.test(key))),
  );
}

/** The sentences of a language, from the rooms of the scripts and from the games. */
async function catalogueOf(language) {
  const room = join(FRONTEND, "languages", language);
  const files = (await readdir(room)).filter((name) => name !== `${CHECKING}.json`).sort();
  const paths = [
    ...files.map((name) => join(room, name)),
    ...(await having(`${language}.json`)).map((game) => join(GAMES, game, `${language}.json`)),
  ];
  return Object.assign(
    {},
    ...(await wordsOfGames(language)),
    ...(await Promise.all(paths.map(read))),
  );
}

const read = async (path) => JSON.parse(await readFile(path, "utf8"));

/** A page has its language's sentences before the first script runs. */
async function makeCatalogues(folder) {
  await mkdir(join(folder, "languages"), { recursive: true });
  for (const language of await readdir(join(FRONTEND, "languages"))) {
    const sentences = JSON.stringify(await catalogueOf(language));
    await writeFile(
      join(folder, "languages", `${language}.js`),
      `globalThis.catalogue=${sentences};`,
    );
  }
}

/** The page that checks a night: its script and style stand in it, and its policy names them by their hashes. */
async function makeCheckingPage(folder) {
  const sources = join(FRONTEND, CHECKING);
  const german = await read(join(FRONTEND, "languages", "de", `${CHECKING}.json`));
  const { outputFiles, metafile } = await build({
    ...common,
    define: { "globalThis.GERMAN": JSON.stringify(compact(german)) },
    entryPoints: [join(sources, "main"), join(FRONTEND, "styles", `${CHECKING}.css`)],
    format: "iife",
    outdir: folder,
    write: false,
  });
  const [script, style] = [".js", ".css"].map(
    (end) => outputFiles.find(({ path }) => path.endsWith(end)).text,
  );
  const parts = { script, style, policy: POLICY(hashed(script), hashed(style)) };
  const template = await readFile(join(sources, `${CHECKING}.html`), "utf8");
  const page = template.replace(/\{(script|style|policy)\}/g, (_, part) => parts[part]);
  await writeFile(join(folder, `${CHECKING}.html`), page);
  return metafile;
}

/** How a policy names an inline script or style. */
const hashed = (text) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/** The sentences of a catalogue, each behind five figures for the English one, which stands in the scripts already
 *  (`figures` of `verify/languages.ts`). */
function compact(catalogue) {
  const lines = new Map(
    Object.entries(catalogue).map(([english, other]) => [
      [...english].reduce((sum, sign) => (31 * sum + sign.codePointAt(0)) % 99991, 0),
      other,
    ]),
  );
  if (lines.size < Object.keys(catalogue).length)
    throw new Error("Two sentences have the same figures: change a word of one.");
  return [...lines].map(([figures, other]) => String(figures).padStart(5, "0") + other).join("\n");
}

/** The packages that are in the bundles, and their versions: each one's licence is shipped (`vendor/manifest.json`). */
async function makePackages(folder, metafiles) {
  const inputs = metafiles.flatMap(({ outputs }) =>
    Object.values(outputs).flatMap((output) => Object.keys(output.inputs)),
  );
  const found = inputs.map((path) => /^node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(path)?.[1]);
  const named = [...new Set(found.filter(Boolean))].sort();
  const packages = {};
  for (const name of named)
    packages[name] = (await read(join(ROOT, "node_modules", name, "package.json"))).version;
  await writeFile(join(folder, "packages.json"), `${JSON.stringify(packages, null, 1)}\n`);
}

async function make(folder) {
  await rm(folder, { recursive: true, force: true });
  const pages = await build(await pagesInto(folder));
  await makeCatalogues(folder);
  await makePackages(folder, [pages.metafile, await makeCheckingPage(folder)]);
}

/** What a developer's server sends (`bootstrap.py develop`). A catalogue is made again with the scripts. */
async function watch(folder) {
  const rest = {
    name: "rest",
    setup({ onEnd }) {
      onEnd(async () => {
        await makeCatalogues(folder);
        await makeCheckingPage(folder).catch(() => {}); // esbuild has said what is wrong
        console.log(`built ${new Date().toLocaleTimeString()}`);
      });
    },
  };
  const pages = await pagesInto(folder);
  const building = await context({
    ...pages,
    logLevel: "info",
    minify: false,
    plugins: [games, rest],
    sourcemap: "inline",
  });
  await building.watch();
  process.stdin.on("end", () => process.exit()).resume();
}

/** Every module of the scripts, and those that tests add (`--with FILE …`), as a module that a test can import: what several
 *  share they have once, as the pages do. */
async function makeModules(folder, more) {
  const names = (await readdir(WEB, { recursive: true }))
    .filter((name) => /^(frontend|games)\/.*\.tsx?$/.test(name) && !name.endsWith(".d.ts"))
    .map((name) => join(WEB, name));
  await build({
    ...common,
    define: { "globalThis.GERMAN": '""' },
    entryPoints: [...names, ...more.map((name) => resolve(name))],
    format: "esm",
    minify: false,
    outbase: ROOT,
    outdir: folder,
    splitting: true,
  });
}

const [how, folder, ...more] = process.argv.slice(2);
if (how === "--watch") await watch(resolve(folder));
else if (how === "--modules") await makeModules(resolve(folder), more);
else if (how === "--into") await make(resolve(folder));
else if (how === undefined) await make(KEPT);
else throw new Error(`What is ${relative(ROOT, how)}? See the top of this file.`);
