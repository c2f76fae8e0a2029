// /wall: the night on a large screen, read across a room. /wall#CODE signs it in first; without it the code is typed.

import { Api } from "../kit/api.js";
import { html, names, render, useEffect, useState } from "../kit/html.js";
import { spaced } from "../kit/labels.js";
import { isReachable, RoomCode, useRoom } from "../kit/room.js";
import { State } from "../kit/states.js";
import { codeOfAddress, WallDoor } from "./door.js";
import { Following, openTables } from "./follow.js";
import { Tile } from "./tile.js";

const AT_ONCE = 4; // tables on the screen; more take turns
const TURN = 15000; // milliseconds

const api = new Api("/api");

const WATCHERS = ["wall", "player"];

/** The night this screen may show: its own, or the newest one for a host who looks at the wall; null for a screen that
 *  has to come in first. */
async function nightToShow() {
  const session = await api.get("session");
  if (WATCHERS.includes(session.role)) return session.night;
  if (session.role !== "host") return null;
  const { nights } = await api.get("nights");
  if (!nights.length) throw new Error("There is no night yet.");
  return nights[0].night;
}

function Wall() {
  const [following, follow] = useState(null);
  const [trouble, setTrouble] = useState(null);
  const [code] = useState(codeOfAddress);
  const [isOut, setIsOut] = useState(Boolean(code));
  const show = (night) => {
    setIsOut(false);
    follow(new Following(api, night));
  };
  useEffect(() => {
    if (code) return;
    nightToShow().then(
      (night) => (night ? show(night) : setIsOut(true)),
      (error) => setTrouble(error.message),
    );
  }, []);
  if (trouble) return html`<${Nothing} text=${trouble} />`;
  if (isOut) return html`<${WallDoor} api=${api} code=${code} onIn=${show} />`;
  if (!following) return html`<${State} title="One moment" />`;
  return html`<${Followed} following=${following} />`;
}

const Nothing = ({ text }) => html`<${State} mark="d" title="Nothing on the wall" text=${text}>
  <p class="state-text">The host's desk shows the wall's code.</p>
  <a class="button is-plain" href="/sign-in?another">sign in</a>
<//>`;

function Followed({ following }) {
  const night = following.night.value;
  const states = following.tables.value;
  const lost = following.connection.value === "lost";
  const refusal = following.refusal.value;
  const found = useRoom(api, following.number);
  const room = found && isReachable(found) ? found : null;
  if (refusal) return html`<${Nothing} text=${refusal.message} />`;
  if (!night)
    return html`<${State} title=${lost ? "No connection" : "One moment"} text=${lost ? "This screen goes on trying." : ""} />`;
  document.title = `${night.name} · the wall`;
  const tables = openTables(night)
    .map((table) => states[table.table])
    .filter(Boolean);
  const between = tables.every((state) => state.table.status === "idle");
  const open = night.status === "open";
  return html`<main class=${names(["wall", open && between && "is-between"])}>
    <header class="wall-head">
      <h1>${night.name}</h1>
      ${lost && html`<p class="wall-lost" role="alert">No connection</p>`}
      ${open && room && html`<p class="wall-join">join at <b>${room.addresses[0]}</b> <b>${spaced(room.code)}</b></p>`}
      ${night.damage && html`<p class="wall-lost" role="alert">The book of this night is damaged, and play stops: the host's desk says more.</p>`}
      <${Clock} />
    </header>
    ${
      night.status === "closed"
        ? html`<${State} mark="h" title="Good night" text="The books are closed." />`
        : tables.length === 0
          ? html`<${State} mark="s" title="Welcome" text="The tables are being set up." />`
          : html`<${Tables} tables=${tables} />`
    }
    ${open && between && room && html`<footer class="wall-foot"><${RoomCode} room=${room} small /></footer>`}
  </main>`;
}

function Tables({ tables }) {
  const pages = Math.ceil(tables.length / AT_ONCE);
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    if (pages < 2) return undefined;
    const timer = setInterval(() => setTurn((now) => now + 1), TURN);
    return () => clearInterval(timer);
  }, [pages]);
  const first = (turn % pages) * AT_ONCE;
  const shown = tables.slice(first, first + AT_ONCE);
  return html`<div class=${`tiles has-${Math.min(tables.length, AT_ONCE)}`}>
    ${shown.map((state) => html`<${Tile} key=${state.table.table} state=${state} />`)}
  </div>`;
}

function Clock() {
  const [now, setNow] = useState(Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 5000);
    return () => clearInterval(timer);
  }, []);
  return html`<time class="wall-clock">${new Date(now).toLocaleTimeString(undefined, { hour: "2-digit", minute: "2-digit" })}</time>`;
}

render(html`<${Wall} />`, document.getElementById("page"));
