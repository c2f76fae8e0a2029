// How guests' phones come in, at the desk.
//
// AtTheDoor({server, state})           phones that ask to come in, each let in or sent away with one tap
// Room({server, state, large, onShow}) the room code, small, and how many phones are in; a tap opens Phones (large: it
//                                      is open, where the code may be changed)
// Phones({server, state, onClose})     the room code, large; who may come in; which phones are in, and their end
// PhoneLink({server, player, onClose}) a link that signs one player's phone in

import { Button } from "../kit/controls.js";
import { Dialog } from "../kit/dialog.js";
import { html, useEffect, useState } from "../kit/html.js";
import { Slip } from "../kit/notice.js";
import { times } from "../kit/numbers.js";
import { QR } from "../kit/qr.js";
import { isReachable, RoomCode, useRoom } from "../kit/room.js";
import { useAsking } from "./asking.js";
import { useAnswer } from "./tablet.js";
import { spaced, timeOf } from "./words.js";

export function AtTheDoor({ server, state }) {
  const asking = useAsking(server);
  if (!state.asking.length) return null;
  const at = (guest) => `${server.path}/guests/${guest.session}`;
  const answer = (method, guest) => asking.ask(method, at(guest));
  return html`<ul class="asked no-print" aria-label="phones that ask to come in">
    ${state.asking.map(
      (guest) => html`<li key=${guest.session} role="alert">
      <span><b>${guest.name}</b> ${guest.player === null ? "asks to come in." : "asks to come in with another phone."}
        ${guest.player !== null && html` <span class="note">The one that is in goes out.</span>`}</span>
      <${Button} busy=${asking.busy} name=${`send ${guest.name} away`} onTap=${() => answer("DELETE", guest)}>send away<//>
      <${Button} kind="main" busy=${asking.busy} name=${`let ${guest.name} in`} onTap=${() => answer("PUT", guest)}>let in<//>
    </li>`,
    )}
    <${Slip} text=${asking.error} onGone=${asking.clear} />
  </ul>`;
}

export function Room({ server, state, large, onShow }) {
  const room = useRoom(server.api, state.night, large);
  if (!room) return null;
  if (!isReachable(room))
    return html`<p class="note no-print">No phone reaches this Croupier: it listens on its own machine alone.</p>`;
  return html`<button type="button" class="room-button no-print" onClick=${onShow}>
    <span>join at <b>${room.addresses[0]}</b></span>
    <span class="code">${spaced(room.code)}</span>
    <span class="note">${state.phones.length ? `${times(state.phones.length, "phone")} in` : "no phone is in"} · show it large</span>
  </button>`;
}

const NEW_NAMES = { ask: "wait for your tap", in: "come in at once", out: "stay out" };

export function Phones({ server, state, onClose }) {
  const [seen, see] = useState(null);
  const [linked, link] = useState(null);
  const asking = useAsking(server);
  const path = `${server.path}/phones`;
  useEffect(() => {
    server.api.get(path).then(see, () => {}); // the desk itself says that the server does not answer
  }, [state.phones.join(), state.asking.length]);
  const change = async (method, to, body) => {
    const now = await asking.ask(method, `${server.path}/${to}`, body);
    if (now?.room) see(now);
  };
  const end = (phone) => asking.ask("DELETE", `sessions/${phone.session}`);
  if (linked)
    return html`<${PhoneLink} server=${server} player=${linked} onClose=${() => link(null)} />`;
  const foot = html`<span></span><${Button} kind="main" onTap=${onClose}>done<//>`;
  return html`<${Dialog} title="Phones" onClose=${onClose} foot=${foot}>
    <${Slip} text=${asking.error} onGone=${asking.clear} />
    ${!seen && html`<p class="quiet">One moment.</p>`}
    ${
      seen &&
      html`<${RoomCode} room=${seen.room} />
      <div><${Button} kind="quiet" busy=${asking.busy} onTap=${() => change("POST", "room/code")}>another code<//></div>
      <fieldset class="field"><legend>Somebody whose name is not on the list</legend>
        <div class="choices">
          ${Object.entries(NEW_NAMES).map(
            ([
              name,
              words,
            ]) => html`<${Button} key=${name} chosen=${seen.new_names === name} busy=${asking.busy}
            onTap=${() => change("PUT", "room", { new_names: name })}>${words}<//>`,
          )}
        </div>
      </fieldset>
      <h3>${seen.phones.length ? `${times(seen.phones.length, "phone")} in` : "No phone is in yet"}</h3>
      <ul class="screens">
        ${seen.phones.map(
          (phone) => html`<li key=${phone.session} class="screen-row">
          <span><b>${phone.name}</b><span class="note">in since ${timeOf(phone.since)} · last heard ${timeOf(phone.last_seen)}</span></span>
          <span class="choices">
            <${Button} name=${`a new link for ${phone.name}`} onTap=${() => link(phone)}>new link<//>
            <${Button} busy=${asking.busy} name=${`sign the phone of ${phone.name} out`} onTap=${() => end(phone)}>sign out<//>
          </span>
        </li>`,
        )}
      </ul>`
    }
  <//>`;
}

export function PhoneLink({ server, player, onClose }) {
  const { found, trouble, look } = useAnswer(
    server.api,
    `${server.path}/players/${player.player}/link`,
  );
  const foot = html`<span></span><${Button} kind="main" onTap=${onClose}>done<//>`;
  return html`<${Dialog} title=${`A phone for ${player.name}`} onClose=${onClose} foot=${foot}>
    <${Slip} text=${trouble} />
    ${
      found &&
      html`<div class="invitation">
      <${QR} svg=${found.qr} name=${`the link of ${player.name}'s phone, to scan`} />
      <div class="invitation-words">
        <p>Scan it with ${player.name}'s own phone: whoever opens it is ${player.name}.</p>
        <p class="note">Good until ${timeOf(found.expires)}. A phone that ${player.name} had is out as soon as this one is in.</p>
        <${Button} kind="quiet" onTap=${look}>another link<//>
      </div>
    </div>`
    }
    ${!found && !trouble && html`<p class="quiet">One moment.</p>`}
  <//>`;
}
