// /rounds/{night}/{table}: the last rounds of a table, card by card, for whoever may look at the table: its tablet, the host,
// and every screen that a wall's link has signed in. The round that is open stands behind the #.

import type { Games, PastLine, SessionShown, TableOfState, TableState } from "../answers";
import { pageElement } from "../kit/page";
import { Api, HOUSE } from "../kit/api";
import { PracticeStrip } from "../kit/practice";
import { render } from "preact";
import { useEffect, useState } from "preact/hooks";
import { signed } from "../kit/numbers";
import { gettext } from "../kit/gettext";
import { State } from "../kit/states";
import { Past } from "./past";

const [, , night, number] = location.pathname.slice(HOUSE.length).split("/");
const api = new Api("/api");
const path = `nights/${night}/tables/${number}`;

const opened = () => Number(location.hash.slice(1)) || null;

interface Known {
  table: TableOfState;
  role: SessionShown["role"];
  /** The names of the games, by slug. */
  names: ReadonlyMap<string, string>;
}

type Loaded = Known | { error: string } | typeof WAITING;

const WAITING = { waiting: true } as const;

function Rounds() {
  const [seen, see] = useState<Loaded>(WAITING);
  const [round, open] = useState(opened);
  useEffect(() => {
    const turned = () => open(opened());
    addEventListener("hashchange", turned);
    Promise.all([
      api.get<TableState>(path),
      api.get<Games>("games"),
      api.get<SessionShown>("session"),
    ]).then(
      ([{ table }, { games }, { role }]) =>
        see({ table, role, names: new Map(games.map(({ slug, name }) => [slug, name])) }),
      (error: Error) => see({ error: error.message }),
    );
    return () => removeEventListener("hashchange", turned);
  }, []);
  if ("error" in seen)
    return (
      <State mark="d" title={gettext("Not for this screen")} text={seen.error}>
        <div class="state-ways">
          <a class="button is-main" href="/">
            {gettext("go where this screen belongs")}
          </a>
          <a class="button is-plain" href="/sign-in?another">
            {gettext("type a table's code")}
          </a>
        </div>
      </State>
    );
  if ("waiting" in seen) return <State title={gettext("One moment")} />;
  if (round) return <Past key={round} api={api} path={`${path}/rounds/${round}`} number={round} />;
  return <List {...seen} />;
}

function List({ table, role, names }: Known) {
  document.title = gettext("The last rounds · {table}", { table: table.name });
  return (
    <main class="fair">
      <div class="recall-head">
        <h1>{gettext("{table}: the last rounds", { table: table.name })}</h1>
        {role !== "wall" && (
          <a
            class="button is-plain"
            href={role === "player" ? "/hand" : `/table/${night}/${number}`}
          >
            {role === "player" ? gettext("back to my hand") : gettext("back to the table")}
          </a>
        )}
      </div>
      {table.past.length === 0 && (
        <p class="fair-lead">{gettext("No round has been closed here yet.")}</p>
      )}
      <ol class="recall-rounds">
        {table.past
          .map((round) => (
            <li key={round.number}>
              <a class="recall-round" href={`#${round.number}`}>
                <b>{gettext("round {number}", { number: round.number })}</b>
                <span>{names.get(round.game) ?? round.game}</span>
                <span class="quiet">
                  {round.voided ? gettext("voided: {why}", { why: round.why }) : results(round)}
                </span>
              </a>
            </li>
          ))
          .reverse()}
      </ol>
    </main>
  );
}

/** What it brought its own players, who may sit elsewhere by now or have another name; who they were, where that is no
 *  chip: the score says what it brought. */
function results({ results: won, seats }: PastLine) {
  const moved = Object.values(won).some(Boolean);
  return seats
    .map(({ seat, name }) => (moved ? `${name} ${signed(won[seat] ?? 0)}` : name))
    .join(" · ");
}

render(
  <>
    <PracticeStrip />
    <Rounds />
  </>,
  pageElement(),
);
