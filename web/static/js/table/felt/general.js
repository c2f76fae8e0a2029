// The general felt: every zone, place, rack and fact of any game, so that a new game has a usable screen for nothing.
// It is also where other faces take what they do not say themselves.

import { Card, Hand } from "../../kit/card.js";
import { Chips } from "../../kit/chips.js";
import { isFace } from "../../kit/faces.js";
import { html, names } from "../../kit/html.js";
import { plain, valueWords } from "../../kit/labels.js";
import { chips } from "../../kit/numbers.js";
import { paymentsDue, seatOf } from "../paying.js";

export const general = { Felt, payments: paymentsDue, payment };

/** A payment in words: what the rules said of it, and every amount with its reason. */
function payment({ says, transfers }) {
  return {
    hand: null,
    sums: says.length ? says : transfers.map(({ why, amount }) => `${why}: ${chips(amount)}`),
  };
}

/** "hand:3" -> "Ana's hand"; "won:dealer" -> "dealer: won" */
export function plainZone(name, players) {
  const [kind, whose, ...rest] = name.split(":");
  if (whose === undefined) return plain(kind);
  const words = [kind, ...rest].map(plain).join(" ");
  return players[whose] ? `${players[whose]}: ${words}` : `${suitOr(whose)} ${words}`;
}

const SUITS = { c: "♣", d: "♦", h: "♥", s: "♠" };

/** A suit's letter as its sign (the selector keeps phones from drawing a picture), any other word as it is. */
const suitOr = (word) => (SUITS[word] ? `${SUITS[word]}\uFE0E` : plain(word));

function Felt({ state, paying }) {
  const { round, table, night } = state;
  const players = Object.fromEntries(round.seats.map(({ seat, player }) => [seat, player]));
  const zones = Object.entries(round.zones).filter(
    ([name, { count }]) => count && name !== "stock",
  );
  const places = Object.entries(round.places);
  const open = zones.filter(([, { owner }]) => owner === null);
  const pots = places.filter(([place]) => seatOf(place) === null);
  return html`<section class="felt general" aria-label="felt">
    <div class="general-middle">
      <${Stock} zone=${round.zones.stock} />
      ${open.map(([name, zone]) => html`<${Zone} key=${name} name=${plainZone(name, players)} zone=${zone} />`)}
      ${pots.map(([place, amount]) => html`<${Place} key=${place} place=${place} amount=${amount} chipset=${night.chip_set} />`)}
    </div>
    <div class="general-seats">
      ${round.seats.map(
        (one) => html`<${Seat} key=${one.seat} seat=${one} round=${round} players=${players}
        lit=${paying ? paying.seat === one.seat : round.prompt?.awaited.includes(one.seat)}
        holds=${table.hand_over?.seat === one.seat}
        zones=${zones.filter(([, { owner }]) => owner === one.seat)}
        places=${places.filter(([place]) => seatOf(place) === one.seat)} />`,
      )}
    </div>
    <${Facts} facts=${round.facts} players=${players} />
    ${Object.keys(round.board).length > 0 && html`<${Facts} facts=${round.board} players=${players} />`}
  </section>`;
}

const Stock = ({ zone }) =>
  zone?.count > 0 &&
  html`<div class="general-stock">
  <${Card} card="??" /><span class="hand-label">stock ${zone.count}</span>
</div>`;

const MANY = 7;

function Zone({ name, zone }) {
  const seen = zone.cards.some(isFace);
  if (!seen && zone.cards.length > 3) {
    return html`<div class="general-stock"><${Card} card="??" /><span class="hand-label">${name} ${zone.count}</span></div>`;
  }
  return html`<${Hand} cards=${zone.cards} label=${name} fanned=${zone.cards.length > MANY} />`;
}

const Place = ({ place, amount, chipset }) => html`<div class="general-place" data-place=${place}>
  <${Chips} amount=${amount} chipset=${chipset} />
  <span><span class="quiet">${plain(place.replaceAll(":", " "))}</span> <b class="figure">${chips(amount)}</b></span>
</div>`;

function Seat({ seat, round, lit, holds, zones, places }) {
  const owes = round.markers[seat.seat];
  const notes = [
    round.dealer === seat.seat && "the deal",
    holds && "has the tablet",
    owes > 0 && `owes ${chips(owes)}`,
  ];
  return html`<div class=${names(["general-seat", lit && "is-lit"])}>
    <div class="general-name">
      <b>${seat.player}</b> <span class="figure" data-place=${`seat:${seat.seat}`}>${chips(seat.rack)}</span>
      <span class="quiet small">${notes.filter(Boolean).join(" · ")}</span>
    </div>
    ${places.map(
      ([place, amount]) => html`<div key=${place} class="small" data-place=${place}>
      <span class="quiet">${plain(
        place
          .split(":")
          .filter((part) => part !== String(seat.seat))
          .join(" "),
      )}</span>
      <b class="figure"> ${chips(amount)}</b>
    </div>`,
    )}
    ${zones.map(([name, zone]) => html`<${Zone} key=${name} name=${shortZone(name)} zone=${zone} />`)}
  </div>`;
}

/** A seat's own zone needs its owner's name no more. */
const shortZone = (name) =>
  plain(
    name
      .split(":")
      .filter((part) => !/^\d+$/.test(part))
      .join(" "),
  );

/** Whatever else the game says of itself, as a list that can be read. */
export function Facts({ facts, players }) {
  const lines = Object.entries(facts)
    .map(([name, value]) => [name, written(value, players)])
    .filter(([, text]) => text);
  return (
    lines.length > 0 &&
    html`<dl class="general-facts">
    ${lines.map(([name, text]) => html`<div key=${name}><dt>${plain(name)}</dt><dd>${text}</dd></div>`)}
  </dl>`
  );
}

function written(value, players) {
  if (value === null || value === undefined || value === "") return "";
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (Array.isArray(value))
    return value
      .map((one) => written(one, players))
      .filter(Boolean)
      .join(", ");
  if (typeof value !== "object") return SUITS[value] ? suitOr(value) : valueWords(value);
  const entries = Object.entries(value).map(([key, one]) => [
    players[key] ?? suitOr(key),
    written(one, players),
  ]);
  return entries
    .filter(([, text]) => text)
    .map(([key, text]) => `${key} ${text}`)
    .join(" · ");
}
