// The felt of games of tricks: the seats in a row, partners across from each other, each with the card it has played to the trick that lies open, what it
// has taken and how it stands; above them what the deal is about; below, the score. Polignac, Canadian Salad and Kaiser
// differ in that line above, and in how Kaiser bids (bidding.js).

import { Card, Outline } from "../../../kit/card.js";
import { cardSign } from "../../../kit/cardpicker.js";
import { html, names } from "../../../kit/html.js";
import { chips } from "../../../kit/numbers.js";
import { many, mixed, say } from "../../../kit/say.js";
import { Stroke } from "../../../kit/scoresheet.js";
import { Score } from "../general.js";
import { namesOf } from "../../told.js";
import { BiddingFoot, bidWords, callOf, suitSign } from "./bidding.js";
import { stakesOf } from "../stakes.js";

export const polignac = faceWith(Jacks);
export const canadianSalad = faceWith(Contracts);
export const kaiser = { ...faceWith(Bid), Foot: kaiserFoot };

/** The face of a game of tricks that differs from the others in the line above the seats. */
export function faceWith(Head) {
  const Seen = ({ round }) =>
    html`<div class="tricks-seen"><${Head} round=${round} /><${Row} round=${round} /></div>`;
  return { deed, passOn, Felt: feltWith(Head), Seen };
}

// Words

function deed({ do: verb, args }, { who }) {
  if (verb === "play")
    return args.card && args.card !== "??"
      ? `${who}: ${cardSign(args.card)}.`
      : say("{player} plays a card.", { player: who });
  return ["bid", "pass", "trump", "misdeal"].includes(verb) ? "" : null; // the rules' own sentence says it
}

/** The tablet goes on to whoever plays next. */
function passOn({ prompt }) {
  return prompt?.awaited.length === 1 ? prompt.awaited[0] : null;
}

// The felt

function feltWith(Head) {
  return function TrickFelt(props) {
    const { state, paying } = props;
    const { round, table } = state;
    return html`<section class="felt tricks" aria-label=${say("felt")}>
      <header class="tricks-head">
        <${Head} round=${round} />
        <span class="tricks-pot" data-place="pot">${round.places.pot > 0 && html`${mixed("pot {chips}", { chips: html`<b class="figure">${chips(round.places.pot)}</b>` })}`}</span>
      </header>
      <${Row} round=${round} paying=${paying} holds=${table.hand_over?.seat} />
      <${Score} state=${state} />
    </section>`;
  };
}

function Row({ round, paying, holds }) {
  const lit = (seat) =>
    paying ? paying.seat === seat : Boolean(round.prompt?.awaited.includes(seat));
  const nothing = !round.zones.trick?.cards.length;
  // A real deck lies across the table itself, and the cards to be entered leave room for a row alone.
  const partners =
    round.cards === "virtual" && Object.keys(round.facts.scores).some((name) => name.includes("+"));
  return html`<div class=${names(["tricks-seats", nothing && "is-empty", partners && "is-across"])}>
    ${round.seats.map((seated) => html`<${Seat} key=${seated.seat} seated=${seated} round=${round} lit=${lit(seated.seat)} holds=${holds === seated.seat} />`)}
  </div>`;
}

function Seat({ seated: { seat, player, rack }, round, lit, holds }) {
  const { facts, zones, markers } = round;
  const held = zones[`hand:${seat}`]?.count ?? 0;
  const tricks = facts.tricks.takers.filter((taker) => taker === seat).length;
  const scored = Object.keys(facts.scores);
  const line = scored.findIndex((key) => key.split("+").includes(String(seat))); // partners share one
  const notes = [
    held && many("{count} card", "{count} cards", held),
    tricks && many("{count} trick", "{count} tricks", tricks),
    round.dealer === seat && say("the deal"),
    holds && say("has the tablet"),
    rack > 0 && many("{count} chip", "{count} chips", rack),
    markers[seat] > 0 && say("owes {chips}", { chips: chips(markers[seat]) }),
  ];
  return html`<section class=${names(["tricks-seat", lit && "is-lit"])} aria-label=${player} aria-description=${stakesOf(round, seat)}>
    <span class="tricks-name"><${Stroke} at=${line} /> <b>${player}</b></span>
    <span class="tricks-score"><b class="figure">${chips(facts.scores[scored[line]])}</b> ${callOf(facts, seat)}</span>
    <${Played} round=${round} seat=${seat} />
    <span class="small">${notes.filter(Boolean).join(" · ")}</span>
  </section>`;
}

/** What a seat has played to the trick that lies open; the card that takes it is lit. */
function Played({ round, seat }) {
  const { order, takers } = round.facts.tricks;
  const cards = round.zones.trick?.cards ?? [];
  if (round.finished) return null;
  const card = cards[order.indexOf(seat)];
  if (!card) return html`<${Outline} />`;
  const takes = cards.length === order.length && takers.at(-1) === seat;
  return html`<${Card} card=${card} lit=${takes} />`;
}

// What the deal is about

function Jacks({ round: { facts, options } }) {
  return html`<p><b>${say("deal {number}", { number: facts.deal })}</b> · ${say("{limit} points end the game · {jack} 2, every other jack 1", { limit: options.limit, jack: "J♠\uFE0E" })}${options.token > 0 && ` · ${many("{count} chip a point", "{count} chips a point", options.token)}`}</p>`;
}

const CONTRACTS = {
  tricks: say("Tricks 10"),
  hearts: say("Hearts 10"),
  queens: say("Queens 25"),
  "king-of-spades": "K♠\uFE0E 100",
  "last-trick": say("Last trick 100"),
  everything: say("Everything"),
};

function Contracts({ round: { facts } }) {
  return html`<ol class="tricks-contracts" aria-label=${say("the six deals")}>
    ${Object.entries(CONTRACTS).map(([contract, words], at) => html`<li key=${contract} class=${names([at === facts.deal - 1 && "is-lit", at < facts.deal - 1 && "is-done"])}>${words}</li>`)}
  </ol>`;
}

function Bid({ round }) {
  const { deal, contract, trump } = round.facts;
  const players = namesOf(round);
  const said = contract
    ? html`<b>${say("{player} plays {bid}", { player: players[contract.seat], bid: bidWords(contract) })}</b>${trump && html`, ${mixed("{suit} trumps", { suit: html`<b class="tricks-trump">${suitSign(trump)}</b>` })}`}`
    : html`<b>${say("bidding")}</b>`;
  return html`<p>${say("deal {number}", { number: deal })} · ${said} · 5♥${"\uFE0E"} +5 · 3♠${"\uFE0E"} −3</p>`;
}

function kaiserFoot(round) {
  return round.prompt?.options.some(({ do: verb }) => verb === "bid" || verb === "trump")
    ? BiddingFoot
    : null;
}
