// Exports({api, path, number})   this night, or others with it, as files to take home.

import type { ComponentChildren } from "preact";
import type { ExportLine, Exports as Files, ListedNight, Nights } from "../answers";
import { type Api, messageOf } from "../kit/api";
import { useEffect, useState } from "preact/hooks";
import { Button } from "../kit/controls";
import { ErrorToast } from "../kit/notice";
import { gettext } from "../kit/gettext";

const LOOK = 700; // milliseconds

const FILES: readonly (readonly [string, string, string])[] = [
  [
    "xlsx",
    gettext("Spreadsheet"),
    gettext("Who is up, every round and transfer, totals that add themselves up"),
  ],
  [
    "pdf",
    gettext("Statements to print"),
    gettext("A page for every player, a closing page for every table"),
  ],
  ["json", gettext("Bundle"), gettext("Complete: croupier verify audits it anywhere, without us")],
  [
    "hledger-house",
    gettext("House's books, hledger"),
    gettext("What the tables won, cash, and who is owed what"),
  ],
  [
    "beancount-house",
    gettext("House's books, Beancount"),
    gettext("The same for Beancount and Fava"),
  ],
  [
    "hledger",
    gettext("Chips' journal, hledger"),
    gettext("Where every chip went, to the single bet"),
  ],
  ["beancount", gettext("Chips' journal, Beancount"), gettext("The same for Beancount and Fava")],
];
const TABLES = [
  "settlement",
  "players",
  "evenings",
  "winnings",
  "bank",
  "purposes",
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

/** Which nights go into a file. */
type Which = "this" | "some" | "season" | "days" | "all";

/** What stands in the address of a file; what is empty is left out. */
type Query = Readonly<Record<string, string>>;

export function Exports({ api, path, number }: { api: Api; path: string; number: number }) {
  const [which, choose] = useState<Which>("this");
  const [picked, pick] = useState<readonly number[]>([number]);
  const [days, setDays] = useState({ from: "", to: "" });
  const [year, setYear] = useState("");
  const queries: Readonly<Partial<Record<Which, Query>>> = {
    some: { nights: picked.join(",") },
    season: { from: `${year}-01-01`, to: `${year}-12-31` },
    days,
  };
  const query = queries[which] ?? {};
  const from = which === "this" ? `/api/${path}/exports` : "/api/exports";
  const asked = which === "this" ? { nights: String(number) } : query;
  const ready =
    (which !== "some" || picked.length > 0) &&
    (which !== "season" || year) &&
    (which !== "days" || days.from || days.to);
  const making = useMaking(api, ready ? asked : {});
  return (
    <section class="part no-print" aria-labelledby="exports">
      <h2 id="exports">{gettext("Take home")}</h2>
      <div class="choices">
        <Button chosen={which === "this"} onTap={() => choose("this")}>
          {gettext("this night")}
        </Button>
        <Button chosen={which === "some"} onTap={() => choose("some")}>
          {gettext("nights of a list")}
        </Button>
        <Button chosen={which === "season"} onTap={() => choose("season")}>
          {gettext("a season")}
        </Button>
        <Button chosen={which === "days"} onTap={() => choose("days")}>
          {gettext("from a day to a day")}
        </Button>
        <Button chosen={which === "all"} onTap={() => choose("all")}>
          {gettext("all nights")}
        </Button>
      </div>
      {which === "some" && <Picked api={api} picked={picked} onPick={pick} />}
      {which === "season" && <Years api={api} year={year} onPick={setYear} />}
      {which === "days" && (
        <div class="filters">
          <label>
            {gettext("from")}{" "}
            <input
              type="date"
              value={days.from}
              onInput={(event) => setDays({ ...days, from: event.currentTarget.value })}
            />
          </label>
          <label>
            {gettext("to")}{" "}
            <input
              type="date"
              value={days.to}
              onInput={(event) => setDays({ ...days, to: event.currentTarget.value })}
            />
          </label>
        </div>
      )}
      <Making making={making} />
      {ready && (
        <>
          <div class="exports">
            {FILES.map(([kind, name, words]) => (
              <Take
                key={kind}
                look="export"
                making={making}
                kind={kind}
                asked={asked}
                href={to(from, kind, query)}
              >
                <b>{name}</b>
                <span class="note">{words}</span>
              </Take>
            ))}
          </div>
          <h3>{gettext("CSV, a table a file")}</h3>
          <div class="choices">
            {TABLES.map((name) => {
              const file = `${name}.csv`;
              return (
                <Take
                  key={name}
                  look="button"
                  making={making}
                  kind="csv"
                  asked={{ ...asked, file }}
                  href={to(from, "csv", { ...query, file })}
                >
                  {name}
                </Take>
              );
            })}
            <Take
              look="button"
              making={making}
              kind="csv"
              asked={asked}
              href={to(from, "csv", query)}
            >
              {gettext("all in one ZIP file")}
            </Take>
          </div>
          <p>
            {gettext(
              "Whoever has a bundle can check it on any device, with no network and without us:",
            )}{" "}
            <a href="/verify">{gettext("open the page that checks it")}</a>,{" "}
            <a href="/verify" download="croupier-verify.html">
              {gettext("or take that page home, too")}
            </a>
          </p>
        </>
      )}
    </section>
  );
}

type FilesMade = ReturnType<typeof useMaking>;

/** What the server makes beside everything else; `isLong`: files of what is chosen take a while. */
function useMaking(api: Api, asked: Query) {
  const [made, see] = useState<Files>({ is_long: false, exports: [] });
  const [error, setError] = useState<string | null>(null);
  const take = (answer: Promise<Files>) =>
    answer.then(
      (found) => {
        see(found);
        setError(null);
      },
      (error: unknown) => setError(messageOf(error)),
    );
  const path = to("exports", "", asked);
  const look = () => take(api.get<Files>(path));
  const then = (sent: Promise<Files>) => take(sent.then(() => api.get<Files>(path)));
  useEffect(() => {
    look();
  }, [path]);
  const busy = made.exports.some((one) => one.status === "running");
  useEffect(() => {
    if (!busy) return undefined;
    const timer = setTimeout(look, LOOK);
    return () => clearTimeout(timer);
  }, [made, error]);
  return {
    isLong: made.is_long,
    exports: made.exports,
    error,
    begin: (kind: string, what: Query) =>
      then(api.send<Files>("POST", "exports", { kind, ...given(what) })),
    drop: (one: number) => then(api.send<Files>("DELETE", `exports/${one}`)),
  };
}

interface TakeProps {
  making: FilesMade;
  look: string;
  kind: string;
  asked: Query;
  href: string;
  children: ComponentChildren;
}

/** A file to take at once, or to have made where that takes a while. */
function Take({ making, look, kind, asked, href, children }: TakeProps) {
  if (!making.isLong)
    return (
      <a class={look} href={href} download>
        {children}
      </a>
    );
  return (
    <button type="button" class={look} onClick={() => making.begin(kind, asked)}>
      {children}
    </button>
  );
}

function Making({ making }: { making: FilesMade }) {
  return (
    <>
      <ErrorToast text={making.error} />
      {making.isLong && (
        <p class="note">
          {gettext(
            "So many rounds take a while: a file is made while you go on, and waits here for an hour.",
          )}
        </p>
      )}
      {making.exports.length > 0 && (
        <ul class="making" aria-label={gettext("files that are made")}>
          {making.exports.map((one) => (
            <li key={one.export}>
              <Made one={one} onDrop={() => making.drop(one.export)} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function Made({ one, onDrop }: { one: ExportLine; onDrop: () => void }) {
  if (one.status === "failed")
    return (
      <>
        <b>{one.name}</b> <ErrorToast text={one.trouble} />{" "}
        <Button onTap={onDrop}>{gettext("clear")}</Button>
      </>
    );
  if (one.status === "done")
    return (
      <>
        <a class="button is-main" href={`/api/exports/${one.export}/file`} download>
          {gettext("take {file}", { file: one.name })}
        </a>{" "}
        <Button onTap={onDrop}>{gettext("throw away")}</Button>
      </>
    );
  return (
    <>
      <b>{one.name}</b> <progress max={one.total || 1} value={one.done} aria-label={one.name} />{" "}
      <span class="note" role="status">
        {gettext("{done} of {total} rounds", { done: one.done, total: one.total })}
      </span>{" "}
      <Button onTap={onDrop}>{gettext("cancel")}</Button>
    </>
  );
}

function useNights(api: Api) {
  const [nights, found] = useState<readonly ListedNight[]>([]);
  useEffect(() => {
    api.get<Nights>("nights").then(({ nights: all }) => found(all));
  }, [api]);
  return nights;
}

/** A season is a calendar year, by the days on which nights were opened. */
function Years({ api, year, onPick }: { api: Api; year: string; onPick: (year: string) => void }) {
  const opened = useNights(api).map((night) => night.day.slice(0, 4));
  return (
    <div class="choices">
      {[...new Set(opened)].map((one) => (
        <Button key={one} chosen={one === year} onTap={() => onPick(one)}>
          {one}
        </Button>
      ))}
    </div>
  );
}

interface PickedProps {
  api: Api;
  picked: readonly number[];
  onPick: (picked: readonly number[]) => void;
}

function Picked({ api, picked, onPick }: PickedProps) {
  const nights = useNights(api);
  const turned = (night: number) =>
    picked.includes(night) ? picked.filter((other) => other !== night) : [...picked, night];
  return (
    <div class="choices">
      {nights.map((night) => (
        <Button
          key={night.night}
          chosen={picked.includes(night.night)}
          onTap={() => onPick(turned(night.night))}
        >
          {night.name}
        </Button>
      ))}
    </div>
  );
}

const given = (query: Query) =>
  Object.fromEntries(Object.entries(query).filter(([, value]) => value));

function to(from: string, kind: string, query: Query) {
  const said = new URLSearchParams(given(query));
  const path = kind ? `${from}/${kind}` : from;
  return said.size ? `${path}?${said}` : path;
}
