// Exports({api, path, number})   this night, or others with it, as files to take home.

import { useEffect, useState, html } from "../kit/html.js";
import { Button } from "../kit/controls.js";
import { say } from "../kit/say.js";

const FILES = [
  [
    "xlsx",
    say("Spreadsheet"),
    say("Who is up, every round and transfer, totals that add themselves up"),
  ],
  [
    "pdf",
    say("Statements to print"),
    say("A page for every player, a closing page for every table"),
  ],
  ["json", say("Bundle"), say("Complete: croupier verify audits it anywhere, without us")],
  [
    "hledger-house",
    say("House's books, hledger"),
    say("What the tables won, cash, and who is owed what"),
  ],
  ["beancount-house", say("House's books, Beancount"), say("The same for Beancount and Fava")],
  ["hledger", say("Chips' journal, hledger"), say("Where every chip went, to the single bet")],
  ["beancount", say("Chips' journal, Beancount"), say("The same for Beancount and Fava")],
];
const TABLES = [
  "settlement",
  "players",
  "results",
  "rounds",
  "tables",
  "scores",
  "seals",
  "transfers",
  "balances",
  "entries",
  "nights",
];

export function Exports({ api, path, number }) {
  const [which, choose] = useState("this");
  const [picked, pick] = useState([number]);
  const [days, setDays] = useState({ from: "", to: "" });
  const [year, setYear] = useState("");
  const queries = {
    some: { nights: picked.join(",") },
    season: { from: `${year}-01-01`, to: `${year}-12-31` },
    days,
  };
  const query = queries[which] ?? {};
  const from = which === "this" ? `/api/${path}/exports` : "/api/exports";
  const ready =
    (which !== "some" || picked.length > 0) &&
    (which !== "season" || year) &&
    (which !== "days" || days.from || days.to);
  return html`<section class="part no-print" aria-labelledby="exports">
    <h2 id="exports">${say("Take home")}</h2>
    <div class="choices">
      <${Button} chosen=${which === "this"} onTap=${() => choose("this")}>${say("this night")}<//>
      <${Button} chosen=${which === "some"} onTap=${() => choose("some")}>${say("nights of a list")}<//>
      <${Button} chosen=${which === "season"} onTap=${() => choose("season")}>${say("a season")}<//>
      <${Button} chosen=${which === "days"} onTap=${() => choose("days")}>${say("from a day to a day")}<//>
      <${Button} chosen=${which === "all"} onTap=${() => choose("all")}>${say("all nights")}<//>
    </div>
    ${which === "some" && html`<${Picked} api=${api} picked=${picked} onPick=${pick} />`}
    ${which === "season" && html`<${Years} api=${api} year=${year} onPick=${setYear} />`}
    ${
      which === "days" &&
      html`<div class="filters">
      <label>${say("from")} <input type="date" value=${days.from} onInput=${(event) => setDays({ ...days, from: event.target.value })} /></label>
      <label>${say("to")} <input type="date" value=${days.to} onInput=${(event) => setDays({ ...days, to: event.target.value })} /></label>
    </div>`
    }
    ${
      ready &&
      html`<div class="exports">${FILES.map(
        ([
          kind,
          name,
          words,
        ]) => html`<a key=${kind} class="export" href=${to(from, kind, query)} download>
      <b>${name}</b><span class="note">${words}</span></a>`,
      )}</div>
    <h3>${say("CSV, a table a file")}</h3>
    <div class="choices">${TABLES.map(
      (name) =>
        html`<a key=${name} class="button" href=${to(from, "csv", { ...query, file: `${name}.csv` })} download>${name}</a>`,
    )}<a class="button" href=${to(from, "csv", query)} download>${say("all in one ZIP file")}</a></div>
    <p>${say("Whoever has a bundle can check it on any device, with no network and without us:")}
      ${" "}<a href="/verify">${say("open the page that checks it")}</a>, <a href="/verify" download="croupier-verify.html">${say("or take that page home, too")}</a></p>`
    }
  </section>`;
}

function useNights(api) {
  const [nights, found] = useState([]);
  useEffect(() => {
    api.get("nights").then(({ nights: all }) => found(all));
  }, [api]);
  return nights;
}

/** A season is a calendar year, by the days on which nights were opened. */
function Years({ api, year, onPick }) {
  const opened = useNights(api).map((night) => String(new Date(night.opened).getFullYear()));
  return html`<div class="choices">${[...new Set(opened)].map(
    (one) =>
      html`<${Button} key=${one} chosen=${one === year} onTap=${() => onPick(one)}>${one}<//>`,
  )}</div>`;
}

function Picked({ api, picked, onPick }) {
  const nights = useNights(api);
  const turned = (night) =>
    picked.includes(night) ? picked.filter((other) => other !== night) : [...picked, night];
  return html`<div class="choices">${nights.map(
    (night) => html`<${Button} key=${night.night} chosen=${picked.includes(night.night)}
      onTap=${() => onPick(turned(night.night))}>${night.name}<//>`,
  )}</div>`;
}

function to(from, kind, query) {
  const said = new URLSearchParams(Object.entries(query).filter(([, value]) => value));
  return said.size ? `${from}/${kind}?${said}` : `${from}/${kind}`;
}
