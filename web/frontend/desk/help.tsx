// /help: all games. /help/{slug}: a game's page of help. Where it was opened from stands behind its address (kit/help.js).

import type { GameLine, GameWithHelp, Games } from "../answers";
import { Api, messageOf } from "../kit/api";
import { helpOf } from "../kit/help";
import { render } from "preact";
import { pageElement } from "../kit/page";
import { useEffect, useLayoutEffect, useState } from "preact/hooks";
import { GameNote } from "../kit/gamesummary";
import { InShort } from "../kit/short";
import { gettext } from "../kit/gettext";
import { State } from "../kit/states";
import { Picture } from "./picture";

const slug = location.pathname.split("/")[2];
const from = openedFrom();
const api = new Api("/api");

interface Loaded {
  game?: GameWithHelp;
  games?: readonly GameLine[];
  error?: string;
}

function Help() {
  const [seen, see] = useState<Loaded>({});
  useEffect(() => {
    const asked = slug
      ? api.get<GameWithHelp>(`games/${slug}`).then((game) => see({ game }))
      : api.get<Games>("games").then(({ games }) => see({ games }));
    asked.catch((error: unknown) => see({ error: messageOf(error) }));
  }, []);
  const found = seen.game ?? seen.games;
  useLayoutEffect(() => {
    if (found) document.getElementById(location.hash.slice(1))?.scrollIntoView();
  }, [found]);
  if (seen.error) return <State mark="c" title={gettext("No such page")} text={seen.error} />;
  if (seen.game) return <Page game={seen.game} />;
  if (!seen.games)
    return <State title={gettext("One moment")} text={gettext("The page is being fetched.")} />;
  return <All games={seen.games} />;
}

function Page({ game }: { game: GameWithHelp }) {
  if (!game.help)
    return (
      <State
        mark="c"
        title={game.name}
        text={gettext("Its page of help has not been written yet.")}
      />
    );
  document.title = gettext("{game} · Croupier", { game: game.name });
  const [title = "", text = ""] = game.help.split(/(?<=<\/h1>)/);
  // The server's own markup, made from its own pages; nobody's input is in it.
  return (
    <>
      <Ways />
      <main class="help">
        <div class="help-text" dangerouslySetInnerHTML={{ __html: title }} />
        {game.short && (
          <section class="help-short" aria-labelledby="short">
            <h2 id="short">{gettext("In short")}</h2>
            <InShort short={game.short} />
          </section>
        )}
        <Picture game={game.slug} picture={game.picture} />
        <div class="help-text" dangerouslySetInnerHTML={{ __html: text }} />
      </main>
      <footer class="help-ways no-print">
        <Back />
        <a class="button" href="/shuffle">
          {gettext("Check a shuffle yourself")}
        </a>
        <a class="button" href="/verify">
          {gettext("Check the books of a night yourself")}
        </a>
      </footer>
    </>
  );
}

const All = ({ games }: { games: readonly GameLine[] }) => (
  <>
    <Ways />
    <main class="help">
      <h1>{gettext("How it is played")}</h1>
      <ul class="help-games">
        {games.map((game) => (
          <li key={game.slug}>
            <a href={helpOf(game.slug, from)}>{game.name}</a>
            <span class="quiet">
              <GameNote game={game} />
            </span>
          </li>
        ))}
      </ul>
    </main>
  </>
);

const Ways = () => (
  <nav class="help-ways no-print" aria-label={gettext("from here")}>
    <Back />
    {slug && (
      <a class="button" href={helpOf("", from)}>
        {gettext("all games")}
      </a>
    )}
  </nav>
);

/** A table's or the desk's help has a window of its own: it closes, and what is below stands as it was left. A browser
    that closes none follows the link. */
const Back = () => (
  <a class="button" href={from ?? "/"} onClick={() => from && close()}>
    {backTo(from)}
  </a>
);

function backTo(path: string | undefined) {
  if (path === undefined) return gettext("go where this screen belongs");
  return /\/table\//.test(path) ? gettext("back to the table") : gettext("back to the desk");
}

/** A page of this very house: a table or the desk, also below the address of a practice. */
function openedFrom() {
  const path = new URLSearchParams(location.search).get("from") ?? "";
  return /^(\/practice\/[\w-]+)?\/(table\/\d+\/\d+|desk(\/\d+)?)$/.test(path) ? path : undefined;
}

render(<Help />, pageElement());
