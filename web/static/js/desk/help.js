// /help/{slug}: a game's page of help.

import { Api } from "../kit/api.js";
import { html, render, useEffect, useState } from "../kit/html.js";
import { say } from "../kit/say.js";
import { State } from "../kit/states.js";

const slug = location.pathname.split("/")[2];
const api = new Api("/api");

function Help() {
  const [seen, see] = useState({});
  useEffect(() => {
    api.get(`games/${slug}`).then(
      (game) => see({ game }),
      (error) => see({ trouble: error.message }),
    );
  }, []);
  if (seen.trouble)
    return html`<${State} mark="c" title=${say("No such page")} text=${seen.trouble} />`;
  if (!seen.game)
    return html`<${State} title=${say("One moment")} text=${say("The page is being fetched.")} />`;
  if (!seen.game.help)
    return html`<${State} mark="c" title=${seen.game.name} text=${say("Its page of help has not been written yet.")} />`;
  document.title = say("{game} · Croupier", { game: seen.game.name });
  // The server's own markup, made from its own pages; nobody's input is in it.
  return html`<main class="help" dangerouslySetInnerHTML=${{ __html: seen.game.help }}></main>
    <footer class="help-foot no-print">
      <a class="button" href="/shuffle">${say("Check a shuffle yourself")}</a>
      <a class="button" href="/verify">${say("Check the books of a night yourself")}</a>
    </footer>`;
}

render(html`<${Help} />`, document.getElementById("page"));
