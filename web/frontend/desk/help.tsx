// /help: all games. /help/{slug}: a game's page of help. Where it was opened from stands behind its address (kit/help.js).

import type { GameLine, GameWithHelp, Games } from "../answers";
import { Api, messageOf } from "../kit/api";
import { helpOf } from "../kit/help";
import { render } from "preact";
import { pageElement } from "../kit/page";
import { useEffect, useLayoutEffect, useState } from "preact/hooks";
import { say } from "../kit/say";
import { State } from "../kit/states";
import { Picture } from "./picture";
import { seats } from "./words";

const slug = location.pathname.split("/")[2];
const from = openedFrom();
const api = new Api("/api");

interface Seen {
  game?: GameWithHelp;
  games?: readonly GameLine[];
  trouble?: string;
}

function Help() {
  const [seen, see] = useState<Seen>({});
  useEffect(() => {
    const asked = slug
      ? api.get<GameWithHelp>(`games/${slug}`).then((game) => see({ game }))
      : api.get<Games>("games").then(({ games }) => see({ games }));
    asked.catch((error: unknown) => see({ trouble: messageOf(error) }));
  }, []);
  const found = seen.game ?? seen.games;
  useLayoutEffect(() => {
    if (found) document.getElementById(location.hash.slice(1))?.scrollIntoView();
  }, [found]);
  if (seen.trouble) return <State mark="c" title={say("No such page")} text={seen.trouble} />;
  if (seen.game) return <Page game={seen.game} />;
  if (!seen.games)
    return <State title={say("One moment")} text={say("The page is being fetched.")} />;
  return <All games={seen.games} />;
}

function Page({ game }: { game: GameWithHelp }) {
  if (!game.help)
    return (
      <State mark="c" title={game.name} text={say("Its page of help has not been written yet.")} />
    );
  document.title = say("{game} · Croupier", { game: game.name });
  const [title = "", text = ""] = game.help.split(/(?<=<\/h1>)/);
  // The server's own markup, made from its own pages; nobody's input is in it.
  return (
    <>
      <Ways />
      <main class="help">
        <div class="help-text" dangerouslySetInnerHTML={{ __html: title }} />
        <Picture game={game.slug} picture={game.picture} />
        <div class="help-text" dangerouslySetInnerHTML={{ __html: text }} />
      </main>
      <footer class="help-ways no-print">
        <Back />
        <a class="button" href="/shuffle">
          {say("Check a shuffle yourself")}
        </a>
        <a class="button" href="/verify">
          {say("Check the books of a night yourself")}
        </a>
      </footer>
    </>
  );
}

const All = ({ games }: { games: readonly GameLine[] }) => (
  <>
    <Ways />
    <main class="help">
      <h1>{say("How it is played")}</h1>
      <ul class="help-games">
        {games.map(({ slug: one, name, seats: how }) => (
          <li key={one}>
            <a href={helpOf(one, from)}>{name}</a> <span class="quiet">{seats(how)}</span>
          </li>
        ))}
      </ul>
    </main>
  </>
);

const Ways = () => (
  <nav class="help-ways no-print" aria-label={say("from here")}>
    <Back />
    {slug && (
      <a class="button" href={helpOf("", from)}>
        {say("all games")}
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
  if (path === undefined) return say("go where this screen belongs");
  return /\/table\//.test(path) ? say("back to the table") : say("back to the desk");
}

/** A page of this very house: a table or the desk, also below the address of a practice. */
function openedFrom() {
  const path = new URLSearchParams(location.search).get("from") ?? "";
  return /^(\/practice\/[\w-]+)?\/(table\/\d+\/\d+|desk(\/\d+)?)$/.test(path) ? path : undefined;
}

render(<Help />, pageElement());
