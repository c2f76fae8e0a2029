// Tile({state})   one table on the wall: its game, the line, and what lies on it. Works for every game from zones,
//                 places and seats alone; a game may have a felt of its own (FELTS).

import { html, names } from "../kit/html.js";
import { chips } from "../kit/numbers.js";
import { scored, ScoreStrip, useScores } from "../kit/scoresheet.js";
import { Cards } from "./cards.js";
import { Race } from "./race.js";
import { Seats } from "./seats.js";

const FELTS = { superfecta: Race };

export function Tile({ state }) {
  const { table, round } = state;
  const deals = useScores(state);
  const Felt = (round && FELTS[table.game]) ?? Plain;
  const kind = [
    "tile",
    !round && "is-idle",
    deals && "is-scored",
    deals && (!round || round.finished) && "is-between",
    table.for_points && "is-pointed",
  ];
  return html`<section class=${names(kind)} aria-label=${`${table.name}: ${table.game_name}`}>
    <header class="tile-head">
      <h2>${table.game_name}</h2>
      <p>${table.name}${round && html` · round ${chips(table.number)}`}${table.voided > 0 && html` · ${chips(table.voided)} voided`}</p>
    </header>
    <p class="tile-line" role="status">${line(state)}</p>
    ${deals && html`<${ScoreStrip} deals=${deals} round=${round} />`}
    <${Felt} state=${state} />
    <${Seats} state=${state} />
  </section>`;
}

/** The one sentence of this table now. */
export function line({ table, round }) {
  if (table.status === "frozen") return "One moment, please.";
  if (!round) return table.seats.length ? "Between rounds." : "Take a seat.";
  if (round.finished) return scored(round) ?? "Paid. The next round is about to begin.";
  return round.prompt?.say.text ?? "";
}

function Plain({ state }) {
  const { table, round } = state;
  const places = Object.entries(round?.places ?? table.places).filter(([place]) => isShared(place));
  return html`<div class="tile-felt">
    ${round && html`<${Cards} zones=${round.zones} />`}
    ${
      places.length > 0 &&
      html`<ul class="pots">
      ${places.map(([place, amount]) => html`<li key=${place}><span>${nameOf(place)}</span> <b class="figure">${chips(amount)}</b></li>`)}
    </ul>`
    }
  </div>`;
}

/** Pots and pools: what belongs to a seat is shown beside the seat. */
const isShared = (place) => !place.split(":").some((part) => /^\d+$/.test(part));
const nameOf = (place) => place.split(":").at(-1).replaceAll("_", " ");
