// Seats({state})   everyone at the table: name, cards, what is bet, the rack; who is awaited is lit, and after the
//                  round what it brought.

import { Hand } from "../kit/card.js";
import { isFace } from "../kit/faces.js";
import { html, names } from "../kit/html.js";
import { plain } from "../kit/labels.js";
import { chips, signed } from "../kit/numbers.js";
import { namesOf } from "../table/told.js";

const BACKS = 2; // a longer hidden hand is one back and a number

export function Seats({ state }) {
  const { table, round } = state;
  const awaited = round?.prompt?.awaited ?? [];
  const players = round ? namesOf(round) : {}; // as the round calls them, in its lines too
  const won = brought(state);
  return html`<ul class=${names(["wall-seats", table.seats.length > 7 && "is-many"])}>
    ${table.seats.map(
      ({
        seat,
        name,
        rack,
      }) => html`<li key=${seat} class=${names(["wall-seat", awaited.includes(seat) && "is-awaited", isOut(round, seat) && "is-out"])}>
      <span class="wall-name">${players[seat] ?? name}</span>
      <${Held} zones=${round?.zones} sheet=${round?.facts.sheet} seat=${seat} />
      <span class="wall-bet">${round?.finished ? outcome(won[seat]) : betOf(round, seat)}</span>
      <b class="wall-rack figure">${chips(rack)}</b>
    </li>`,
    )}
  </ul>`;
}

/** The cards in front of a seat, small; what it took is on the score sheet, where there is one. */
function Held({ zones = {}, sheet, seat }) {
  const held = Object.entries(zones).find(
    ([name, { owner, cards }]) =>
      owner === seat && cards.length > 0 && !(sheet && name.startsWith("won:")),
  )?.[1];
  if (!held) return null;
  const isHidden = held.cards.every((card) => !isFace(card));
  if (isHidden && held.cards.length > BACKS) {
    return html`<span class="wall-backs"><${Hand} cards=${held.cards.slice(0, 1)} />×${held.cards.length}</span>`;
  }
  return html`<${Hand} cards=${held.cards} fanned />`;
}

/** What a seat has on the felt: its bets, or money of the game under the game's own word. */
export function betOf(round, seat) {
  const own = Object.entries(round?.places ?? {}).filter(([place]) =>
    place.split(":").includes(String(seat)),
  );
  const sum = own.reduce((total, [, amount]) => total + amount, 0);
  if (!sum) return "";
  const [kind] = own[0][0].split(":");
  return `${kind === "circle" ? "bets" : plain(kind)} ${chips(sum)}`;
}

/** Seat by seat what the finished round paid or took. */
function brought({ round, payouts }) {
  const sums = {};
  if (round?.finished)
    for (const { seat, amount } of payouts) sums[seat] = (sums[seat] ?? 0) + amount;
  return sums;
}

const outcome = (amount) =>
  amount === undefined
    ? ""
    : html`<span class=${amount > 0 ? "won" : amount < 0 ? "lost" : null}>${signed(amount)}</span>`;

const isOut = (round, seat) => Boolean(round?.facts.folded?.includes(seat));
