// What the page shows: where a file is dropped, how far the check has come, and what was found, the verdict first.

import type { Finding, Report } from "./audit";
import { code, covered, type Seal } from "./chain";
import { checked, type CheckedNight, type Progress, type RefusedFile } from "./check";
import { element, fill } from "./elements";
import { choose, LANGUAGES } from "./languages";
import { language, locale } from "../kit/language";
import { chips } from "../kit/numbers";
import { gettext } from "../kit/gettext";

const MOST = 20; // findings that are listed; the first is what matters

/** What is looked at, in the order in which it is told: the names of the findings (docs/verify.md) and how it is said. */
const CHECKS = [
  {
    name: "form",
    finds: ["form"],
    title: gettext("Form"),
    text: gettext(
      "Every entry says what its kind of entry says, no more and no less, in the one way to write it.",
    ),
  },
  {
    name: "chain",
    finds: ["chain"],
    title: gettext("Chain"),
    text: gettext(
      "Every hash covers its entry and the hash before it, so the last one vouches for all.",
    ),
  },
  {
    name: "order",
    finds: ["order", "rows", "keys"],
    title: gettext("Order"),
    text: gettext(
      "Every entry follows from those before it: nobody plays who was not added, nothing is written twice.",
    ),
  },
  {
    name: "floors",
    finds: ["floors"],
    title: gettext("Chips and cash"),
    text: gettext("Nothing comes from nowhere: no account gives what it does not hold."),
  },
  {
    name: "sums",
    finds: ["sums"],
    title: gettext("Sums"),
    text: gettext(
      "Every tray holds what came less what went; the drawer holds the floats and what was paid in, less what was paid out.",
    ),
  },
  {
    name: "rounds",
    finds: ["rounds"],
    title: gettext("Shuffles and rounds"),
    text: gettext(
      "Every seed is the one that was promised before the round, with the words that were said; chips moved only between those who played.",
    ),
  },
];

/** What is shown of each night, with the name of its file. */
type Shown = (CheckedNight | RefusedFile) & { file: string };

let shown: Shown[] = [];
let seal = "";

export function page() {
  document.title = gettext("Check a night");
  const input: HTMLInputElement = element("input", {
    type: "file",
    id: "file",
    class: "unseen",
    multiple: true,
    onchange: () => take(input.files ?? []),
  });
  const typed: HTMLInputElement = element("input", {
    id: "seal",
    autocomplete: "off",
    autocapitalize: "off",
    spellcheck: "false",
    maxlength: 90,
    placeholder: "1a2b-3c4d-5e6f-7081",
    value: seal,
    oninput: () => {
      seal = typed.value;
      show();
    },
  });
  const drop = element("label", { class: "drop", for: "file" }, [
    element("b", {}, gettext("Drop the file of a night here")),
    element(
      "span",
      {},
      gettext("or tap to choose it. It ends with .json, and Croupier calls it the bundle."),
    ),
  ]);
  fill(get("page"), [
    element("main", {}, [
      element(
        "nav",
        { class: "languages no-print", "aria-label": gettext("Language of this page") },
        Object.entries(LANGUAGES).map(([tag, name]) =>
          element(
            "button",
            { lang: tag, "aria-pressed": String(tag === language), onclick: () => choose(tag) },
            name,
          ),
        ),
      ),
      element("h1", {}, gettext("Check a night")),
      element(
        "p",
        { class: "lead" },
        gettext(
          "This page checks the books of a casino night on your own device. It sends nothing anywhere, and could not: it is built so that the browser lets it ask no network.",
        ),
      ),
      element("div", { class: "file no-print" }, [input, drop]),
      element("div", { class: "seal no-print" }, [
        element(
          "label",
          { for: "seal" },
          gettext("The seal that somebody photographed when the night was closed, if you have it"),
        ),
        typed,
      ]),
      element("div", { id: "running", role: "status" }),
      element("div", { id: "nights" }),
      element("footer", {}, [element("h2", {}, gettext("What this page cannot know")), limits()]),
    ]),
  ]);
  for (const name of ["dragover", "dragenter", "dragleave", "drop"] as const)
    document.body.addEventListener(name, (event) => {
      event.preventDefault();
      drop.classList.toggle("is-over", name.startsWith("drago") || name === "dragenter");
      if (name === "drop") take(event.dataTransfer?.files ?? []);
    });
  show();
}

const limits = () =>
  element(
    "ul",
    {},
    [
      gettext(
        "Whether rounds were played by the rules of their games, and whether the desk kept to its own (that a buy-in of 100 moves 100 chips). The command “croupier verify” plays all of it again.",
      ),
      gettext(
        "Whether the night was played at all. Whoever owns the database can make up a whole night, and a chain that fits it; but not so that it comes to a seal that you photographed.",
      ),
      gettext("What no entry says: times, names and reasons are what somebody wrote down."),
    ].map((sentence) => element("li", {}, sentence)),
  );

async function take(files: Iterable<File>) {
  const running = get("running");
  shown = [];
  show();
  for (const file of files) {
    const bar = element("progress", { "aria-label": gettext("The file is being checked.") });
    fill(running, [
      element("p", {}, gettext("“{file}” is being checked …", { file: file.name })),
      bar,
    ]);
    const nights = await inWorker(file, (done, total) =>
      Object.assign(bar, { max: total, value: done }),
    );
    shown.push(...nights.map((night) => ({ ...night, file: file.name })));
    show();
  }
  fill(
    running,
    shown.length ? [element("p", { class: "unseen" }, gettext("The check is done."))] : [],
  );
}

function inWorker(file: File, progress: Progress) {
  const source = document.querySelector("script")?.textContent ?? "";
  const address = URL.createObjectURL(new Blob([source], { type: "text/javascript" }));
  const worker = new Worker(address, { name: language });
  return new Promise<Awaited<ReturnType<typeof checked>>>((done) => {
    worker.onmessage = ({ data }) =>
      "nights" in data ? done(data.nights) : progress(data.done, data.total);
    // Where a browser lets no worker run, the page checks itself, and stands still meanwhile.
    worker.onerror = () => done(checked(file, progress));
    worker.postMessage(file);
  }).finally(() => {
    worker.terminate();
    URL.revokeObjectURL(address);
  });
}

function show() {
  fill(
    get("nights"),
    shown.map((night) => (night.refused === undefined ? result(night) : refused(night))),
  );
}

const refused = ({ file, line, refused: why }: RefusedFile & { file: string }) =>
  box("is-none", "?", gettext("This is no night that can be checked"), [
    element(
      "p",
      { class: "name" },
      line && line > 1 ? gettext("{file}, line {line}", { file, line }) : file,
    ),
    element("p", {}, why),
  ]);

function result(night: CheckedNight & { file: string }) {
  const { verdict, findings, found, unchecked, report } = night;
  const digits = seal.toLowerCase().replace(/[^0-9a-f]/g, "");
  const held = digits.length >= 16;
  const has = covered(report.seals, digits);
  const wrong = found > 0 || (held && !has);
  const trusted = verdict === "unchecked";
  const title = found
    ? gettext("Something is wrong with this night")
    : wrong
      ? gettext("This is not the night of your seal")
      : held
        ? trusted
          ? gettext("It is the night of your seal, and part of it rests on trust")
          : gettext("Nothing is wrong, and it is the night of your seal")
        : trusted
          ? gettext("Nothing wrong was found, and part of it rests on trust")
          : gettext("Nothing is wrong, as far as this page can see");
  const [kind, mark] = wrong ? ["is-wrong", "✗"] : trusted ? ["is-none", "?"] : ["is-right", "✓"];
  return element("article", { "aria-label": night.night }, [
    box(kind, mark, title, [
      element("p", { class: "name" }, `${night.night} · ${night.file}`),
      found
        ? element(
            "p",
            {},
            found > 1
              ? gettext("The first of {found} findings:", { found })
              : gettext("The finding:"),
          )
        : null,
      findings[0] ? element("p", { class: "first" }, sentence(findings[0])) : null,
      element("p", {}, sealed(report, held, has)),
      element(
        "p",
        {},
        gettext(
          "The rules of the games and of the desk were not checked here: the command “croupier verify” does that.",
        ),
      ),
    ]),
    checks(night),
    unchecked.length
      ? element("section", {}, [
          element("h3", {}, gettext("What else was not checked")),
          element(
            "ul",
            {},
            unchecked.map((what) => element("li", {}, what)),
          ),
        ])
      : null,
    sums(report),
    found > 1
      ? element("details", {}, [
          element("summary", {}, gettext("All findings")),
          element(
            "ol",
            { class: "findings" },
            findings.slice(0, MOST).map((each) => element("li", {}, sentence(each))),
          ),
          found > MOST
            ? element("p", {}, gettext("… and {more} more.", { more: found - MOST }))
            : null,
        ])
      : null,
  ]);
}

function sealed(report: Report, held: boolean, has: Seal | undefined) {
  const values = {
    last: report.last,
    seals: report.seals.map(({ hash }) => code(hash)).join(", "),
  };
  if (held && !has)
    return report.seals.length
      ? gettext(
          "Its seals are {seals}. Yours is not among them: this is another night, or it was made anew.",
          values,
        )
      : gettext("It has no seal at all: it was never closed, or its end is cut off.");
  if (!has)
    return gettext(
      "The night was never closed, so it has no seal: nothing says that it was not made anew.",
    );
  const covers = { ...values, entry: has.entry, seal: code(has.hash), from: Number(has.entry) + 1 };
  const mine = held
    ? gettext("It has your seal, {seal}: every entry up to {entry} is as it was then.", covers)
    : gettext(
        "Its last seal is {seal}, of entry {entry}. Hold it against the one that was photographed when the night was closed: it alone tells that the night was not made anew.",
        covers,
      );
  return Number(has.entry) < Number(report.last)
    ? `${mine} ${gettext("The entries {from} to {last} came after it; it does not cover them.", covers)}`
    : mine;
}

function sentence({ entry, kind, at, what }: Finding) {
  if (entry === null) return what;
  const when = typeof at === "number" ? new Date(at).toLocaleString(locale) : "?";
  return gettext("Entry {entry} ({kind}, {when}): {what}", {
    entry,
    kind: typeof kind === "string" ? kind : "?",
    when,
    what,
  });
}

function checks({ report, findings, canonical }: CheckedNight) {
  const { rounds } = report;
  const figures: Readonly<Record<string, readonly (readonly [string, number])[]>> = {
    form: [
      [gettext("entries##of a file"), report.entries],
      [gettext("kinds##of a file"), Object.keys(report.kinds).length],
    ],
    chain: [
      [gettext("hashes##of a file"), Number(report.last)],
      [gettext("seals##of a file"), report.seals.length],
    ],
    order: [
      [gettext("players##of a file"), report.players],
      [gettext("tables##of a file"), report.tables.length],
    ],
    floors: [
      [gettext("transfers##of a file"), report.transfers],
      [gettext("accounts##of a file"), report.accounts],
    ],
    sums: [[gettext("trays##of a file"), report.tables.length]],
    rounds: [
      [gettext("seeds held against their promise"), rounds.promised + report.draws],
      [gettext("rounds with real cards"), rounds.real],
      [gettext("rounds voided"), rounds.voided],
    ],
  };
  const rows = CHECKS.map(({ name, finds, title, text }) => {
    const bad = findings.some((finding) => finds.some((check) => check === finding.check));
    return element("li", { class: bad ? "is-wrong" : "is-right" }, [
      element("span", { class: "mark", "aria-hidden": "true" }, bad ? "✗" : "✓"),
      element("div", {}, [
        element("b", {}, bad ? gettext("{check}: this does not hold", { check: title }) : title),
        element("p", {}, text),
        name === "form" && !canonical
          ? element(
              "p",
              { class: "quiet" },
              gettext(
                "The file is laid out otherwise than Croupier writes it. That changes nothing: what is hashed has one form, and that was checked.",
              ),
            )
          : null,
        element(
          "p",
          { class: "figures" },
          (figures[name] ?? []).map(([what, count]) =>
            element("span", {}, [what, " ", element("b", {}, chips(count))]),
          ),
        ),
      ]),
    ]);
  });
  return element("section", {}, [
    element("h3", {}, gettext("What was checked")),
    element("ul", { class: "checks" }, rows),
  ]);
}

const SUMS = [
  "opening",
  "fills",
  "credits",
  "results",
  "advanced",
  "repaid",
  "counted",
  "closing",
] as const;
const LESS: ReadonlySet<string> = new Set(["credits", "advanced"]);

function sums({ tables, drawer }: Report) {
  if (!drawer) return null;
  const figure = (count: number) => element("td", {}, chips(count));
  const rows = tables.map((table) =>
    element("tr", {}, [
      element("th", { scope: "row" }, table.name),
      ...SUMS.map((what) => figure(LESS.has(what) ? -table[what] : table[what])),
    ]),
  );
  const heads = [
    gettext("table##of a file"),
    gettext("opening##of a file"),
    gettext("fills##of a file"),
    gettext("credits##of a file"),
    gettext("results##of a file"),
    gettext("advanced##of a file"),
    gettext("repaid##of a file"),
    gettext("counted##of a file"),
    gettext("closing##of a file"),
  ];
  return element("section", {}, [
    element("h3", {}, gettext("The trays, in chips")),
    element(
      "div",
      { class: "wide", tabindex: 0, role: "region", "aria-label": gettext("The trays, in chips") },
      [
        element("table", {}, [
          element("thead", {}, [
            element(
              "tr",
              {},
              heads.map((head) => element("th", { scope: "col" }, head)),
            ),
          ]),
          element("tbody", {}, rows),
        ]),
      ],
    ),
    element(
      "p",
      {},
      gettext(
        "The drawer holds {holds}, and should hold {should}, in the smallest coin (in play money, in chips).",
        drawer,
      ),
    ),
  ]);
}

const box = (kind: string, mark: string, title: string, inside: readonly (Element | null)[]) =>
  element("section", { class: `verdict ${kind}` }, [
    element("span", { class: "mark", "aria-hidden": "true" }, mark),
    element("div", {}, [element("h2", {}, title), ...inside]),
  ]);

function get(id: string) {
  const found = document.getElementById(id);
  if (!found) throw new TypeError(`the page has no element #${id}`);
  return found;
}
