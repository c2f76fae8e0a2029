// /books/{night}: what a night came to, for reading; every figure leads to what it is made of.

import type { Books as AnswerOfBooks, Page, RoundAddress } from "../answers";
import { Api, Refused, messageOf } from "../kit/api";
import { Button } from "../kit/controls";
import { signInAgain } from "../desk/asking";
import { Masthead } from "../desk/masthead";
import { dateOf, timeOf } from "../desk/words";
import { render } from "preact";
import { pageElement } from "../kit/page";
import { useEffect, useState } from "preact/hooks";
import { plain } from "../kit/labels";
import { Explain } from "../kit/explain";
import { gettext } from "../kit/gettext";
import { State } from "../kit/states";
import { Audit } from "./audit";
import { Bank } from "./bank";
import { Counts } from "./counts";
import { Drawn } from "./drawn";
import { Exports } from "./exports";
import { Journal } from "./journal";
import { Seals } from "./seals";
import { Settling } from "./settling";
import { Statement } from "./statement";
import { House, Players } from "./summary";
import { Tables } from "./tables";

const number = Number(location.pathname.split("/")[2]);
const api = new Api("/api");
const path = `nights/${number}`;
const NEWS = 15000; // milliseconds between looks whether the night has gone on
const TRIES = 10; // before a server that does not answer is given up
const PAUSE = 1000; // milliseconds between them

const PARTS: readonly (readonly [string, string])[] = [
  ["players", gettext("who is up")],
  ["settling", gettext("who pays whom")],
  ["put-right", gettext("put right")],
  ["audit", gettext("audit##a part of the books")],
  ["tables", gettext("tables")],
  ["seals", gettext("seals")],
  ["exports", gettext("take home")],
  ["journal", gettext("journal")],
];

/** What is open over the books: a player's statement and, over it, a round. */
interface Shown {
  statement?: number | null;
  round?: RoundAddress | null;
}

function Books() {
  const { books, newer, error, look } = useBooks();
  const [shown, show] = useState<Shown>({ statement: asked() });
  if (error)
    return (
      <State mark="d" title={gettext("The books are not here")} text={error}>
        <Button kind="main" onTap={() => look()}>
          {gettext("try again")}
        </Button>
      </State>
    );
  if (!books)
    return <State title={gettext("One moment")} text={gettext("The books are being read.")} />;
  document.title = gettext("The books of {night} · Croupier", { night: books.name });
  const stated = books.players.find(({ player }) => player === shown.statement);
  const explain = (round: RoundAddress | null) => show((now) => ({ ...now, round }));
  return (
    <>
      <Masthead path={[books.name, gettext("The books")]}>
        <a class="masthead-link" href={`/desk/${number}`}>
          {gettext("the desk")}
        </a>
      </Masthead>
      <main class="desk books">
        <div class="headline">
          <div>
            <h1>{gettext("The books of {night}", { night: books.name })}</h1>
            <p class="quiet">
              {gettext("{date} · as of entry {entry}, {time}", {
                date: dateOf(books.opened),
                entry: books.version,
                time: timeOf(books.last),
              })}
            </p>
          </div>
          <span class={`badge is-${books.status}`}>{plain(books.status)}</span>
        </div>
        {books.damage && (
          <p
            class="stale"
            role="alert"
          >{`${books.damage} ${gettext("These are the books up to entry {entry}.", { entry: books.version })}`}</p>
        )}
        {newer && (
          <p class="stale no-print" role="status">
            {gettext("The night has gone on since.")}{" "}
            <Button onTap={() => look()}>{gettext("read again")}</Button>
          </p>
        )}
        <nav class="books-nav" aria-label={gettext("parts of the books")}>
          {PARTS.map(([id, name]) => (
            <a key={id} href={`#${id}`}>
              {name}
            </a>
          ))}
          <a href={`/api/nights/${number}/page`}>{gettext("on one page")}</a>
          <a href={`/api/nights/${number}/purposes/page`}>{gettext("receipts and expenses")}</a>
          <Button onTap={() => print()}>{gettext("print")}</Button>
        </nav>
        <Players books={books} onStatement={(player) => show({ statement: player })} />
        <Drawn api={api} path={path} books={books} />
        <House books={books} />
        <Settling books={books} />
        <Counts books={books} />
        <Audit api={api} path={path} books={books} />
        <Tables books={books} />
        <Bank books={books} />
        <Seals books={books} />
        <Exports api={api} path={path} number={number} />
        <Journal key={books.version} api={api} path={path} books={books} onExplain={explain} />
      </main>
      {stated && (
        <Statement
          api={api}
          path={path}
          books={books}
          player={stated}
          onExplain={explain}
          onClose={() => show({})}
        />
      )}
      {shown.round && (
        <Explain
          api={api}
          path={`${path}/tables/${shown.round.table}/rounds/${shown.round.round}`}
          title={gettext("Round {number}, explained", { number: shown.round.round })}
          onClose={() => explain(null)}
        />
      )}
    </>
  );
}

/** The player whose statement the address asks for (#player-2), or null. */
const asked = () => Number(/^#player-(\d{1,9})$/.exec(location.hash)?.[1]) || null;

/** The books as they were read; whether the night has gone on since is looked up now and then. */
function useBooks() {
  const [seen, see] = useState<{ books?: AnswerOfBooks; newer?: boolean; error?: string }>({});
  const look = async (tries = TRIES) => {
    try {
      see({ books: await api.get<AnswerOfBooks>(`${path}/books`) });
    } catch (error) {
      if (error instanceof Refused && error.status === 401) signInAgain();
      else if (error instanceof Refused || tries === 1) see({ error: messageOf(error) });
      else setTimeout(() => look(tries - 1), PAUSE); // a long night takes the server longer than one answer may take
    }
  };
  useEffect(() => {
    look();
  }, []);
  const { version, status } = seen.books ?? {};
  useEffect(() => {
    if (!version || seen.newer || status === "closed") return undefined;
    const ask = () =>
      document.hidden ||
      api.get<Page>(`${path}/books/journal?limit=1`).then(
        ({ lines: [newest] }) => {
          if (newest && newest.entry > version) see((now) => ({ ...now, newer: true }));
        },
        () => null, // the next look may be answered
      );
    const timer = setInterval(ask, NEWS);
    return () => clearInterval(timer);
  }, [version, seen.newer]);
  return { ...seen, look };
}

render(<Books />, pageElement());
