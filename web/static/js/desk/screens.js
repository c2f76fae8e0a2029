// Screens({server, onClose})   who is signed in, and the way to send a screen away.

import { Refused } from "../kit/api.js";
import { Button } from "../kit/controls.js";
import { Dialog } from "../kit/dialog.js";
import { html, useEffect, useState } from "../kit/html.js";
import { Slip } from "../kit/notice.js";
import { useAsking } from "./asking.js";
import { timeOf } from "./words.js";

export function Screens({ server, state, onClose }) {
  const [seen, see] = useState({});
  const asking = useAsking({ api: server.api });
  const look = () =>
    server.api
      .get(`sessions?night=${state.night}`)
      .then(see, (error) =>
        see({ trouble: error instanceof Refused ? error.message : String(error.message) }),
      );
  useEffect(() => {
    look();
  }, []);
  const signOut = async (session) => {
    await asking.ask("DELETE", `sessions/${session}`);
    look();
  };
  const leave = async () => {
    if (await asking.ask("DELETE", "session")) location.replace("/sign-in");
  };
  const foot = html`<${Button} kind="plain" onTap=${leave}>sign this screen out<//><${Button} kind="main" onTap=${onClose}>done<//>`;
  return html`<${Dialog} title="Screens signed in" onClose=${onClose} foot=${foot}>
    <${Slip} text=${seen.trouble ?? asking.error} />
    <ul class="screens">
      ${(seen.sessions ?? []).map(
        (session) => html`<li key=${session.session} class="screen-row">
        <span><b>${what(session, state)}</b><span class="note">${session.present ? "this screen" : `last heard ${timeOf(session.last_seen)}`}${session.screen && ` · screen ${session.screen} of the night`}</span></span>
        ${
          !session.present &&
          html`<${Button} busy=${asking.busy} name=${`sign out ${what(session, state)}, ${session.screen ? `screen ${session.screen}` : `number ${session.session}`}`}
          onTap=${() => signOut(session.session)}>sign out<//>`
        }
      </li>`,
      )}
    </ul>
  <//>`;
}

function what({ role, night, table, player }, state) {
  if (role === "host") return "The host's desk";
  const elsewhere = night === state.night ? "" : `, night ${night}`;
  if (role === "wall") return `A wall${elsewhere}`;
  if (role === "player") {
    const whose = night === state.night && state.players.find((known) => known.player === player);
    return `The phone of ${whose ? whose.name : `player ${player}`}${elsewhere}`;
  }
  const here = night === state.night && state.tables.find((known) => known.table === table);
  return `Tablet of ${here ? here.name : `table ${table}`}${elsewhere}`;
}
