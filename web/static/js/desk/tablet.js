// Tablet({server, table, route, onClose})   the code and the QR by which a tablet becomes this table's.

import { Refused } from "../kit/api.js";
import { Button } from "../kit/controls.js";
import { Dialog } from "../kit/dialog.js";
import { html, useEffect, useState } from "../kit/html.js";
import { Slip } from "../kit/notice.js";
import { QR } from "../kit/qr.js";
import { spaced, timeOf } from "./words.js";

export function Tablet({ server, state, table, route, onClose }) {
  const { found, trouble, look } = useAnswer(server.api, `${route}/codes`);
  const foot = html`
    <a class="button is-plain" href=${`/table/${state.night}/${table.table}`}>deal on this screen</a>
    <${Button} kind="main" onTap=${onClose}>done<//>`;
  return html`<${Dialog} title=${`A tablet for ${table.name}`} onClose=${onClose} foot=${foot}>
    <${Slip} text=${trouble} />
    ${
      found &&
      html`<div class="invitation">
      <${QR} svg=${found.qr} name=${`the address of ${table.name}'s tablet, to scan`} />
      <div class="invitation-words">
        <p>Scan it with the tablet, or open</p>
        <p class="address">${new URL(found.url).host}</p>
        <p>there and type</p>
        <p class="code">${spaced(found.code)}</p>
        <p class="note">Good until ${timeOf(found.expires)}, for one tablet: another one that comes in waits until it is let in.</p>
        <${Button} kind="quiet" onTap=${look}>another code<//>
      </div>
    </div>`
    }
    ${!found && !trouble && html`<p class="quiet">One moment.</p>`}
  <//>`;
}

/** What the server answers to a POST without a body of its own: asked for at once, and again on `look()`. */
export function useAnswer(api, path) {
  const [seen, see] = useState({});
  const look = async () => {
    try {
      see({ found: await api.send("POST", path) });
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      see({ trouble: error.message });
    }
  };
  useEffect(() => {
    look();
  }, [path]);
  return { ...seen, look };
}
