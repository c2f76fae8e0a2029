// Checks the types of all scripts, strictly (`tsconfig.json`). Folders that `unfinished.json` names may still have errors, but
// no name that is unknown or unused; one that has none left must be taken off that list, and stays strict from then on.
//
//   node web/frontend/types.mjs            errors of the finished folders, and how many are left in the others
//   node web/frontend/types.mjs FOLDER     all errors of this folder

import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const HERE = dirname(fileURLToPath(import.meta.url));
const ROOT = dirname(dirname(HERE));
const COMPILER = join(ROOT, "node_modules", "typescript", "bin", "tsc");

/** Unknown names, modules and exports, names declared twice, and unused ones. */
const NEVER = new Set([2304, 2305, 2307, 2395, 2440, 2451, 2552, 2614, 2724, 6133, 6192, 6196]);

const unfinished = JSON.parse(readFileSync(join(HERE, "unfinished.json"), "utf8"));
const asked = process.argv[2]?.replace(/\/$/, "");

const { stdout, error } = spawnSync(process.execPath, [COMPILER, "-p", ROOT, "--pretty", "false"], {
  cwd: ROOT,
  encoding: "utf8",
  maxBuffer: 1 << 28,
});
if (error) throw error;

const errors = [];
for (const line of stdout.split("\n")) {
  const found = /^(\S+?)\((\d+),\d+\): error TS(\d+): /.exec(line);
  if (found) errors.push({ path: found[1], code: Number(found[3]), text: line });
  else if (errors.length && line.startsWith(" ")) errors.at(-1).text += `\n${line}`;
  else if (/error TS\d+/.test(line)) errors.push({ path: "", code: 0, text: line }); // of the configuration
}

const isIn = (path, folder) => path.startsWith(`${folder}/`) || path === folder;
const folderOf = (path) => unfinished.find((folder) => isIn(path, folder));
const show = (list) => list.forEach(({ text }) => console.log(text));

if (asked) {
  const found = errors.filter(({ path }) => isIn(path, asked));
  show(found);
  console.log(`${found.length} errors in ${asked}`);
  process.exit(found.length ? 1 : 0);
}

const wrong = errors.filter(({ path, code }) => !folderOf(path) || NEVER.has(code));
show(wrong);
const counts = unfinished.map((folder) => [
  folder,
  errors.filter(({ path }) => isIn(path, folder)).length,
]);
const done = counts.filter(([, count]) => !count).map(([folder]) => folder);
for (const [folder, count] of counts)
  if (count) console.log(`${String(count).padStart(5)}  ${folder}`);
for (const folder of done)
  console.log(`${folder} has no error left: take it off web/frontend/unfinished.json`);
console.log(`${wrong.length} errors where there may be none, ${errors.length} in all`);
process.exit(wrong.length || done.length ? 1 : 0);
