// Lórum in a player's hand. In a blind Hairy Ape the others' cards are seen here, and one's own are backs, played by
// their place.

import { Hand } from "../../kit/card.js";
import { html } from "../../kit/html.js";
import { chips, times } from "../../kit/numbers.js";
import { identity } from "../../kit/prompt.js";
import { useSettling } from "../../kit/taps.js";
import { Middle } from "../../table/felt/lorum/middle.js";
import { Backs } from "../../table/felt/lorum/play.js";
import { CONTRACT_NAMES } from "../../table/felt/lorum/score.js";
import { namesOf } from "../own.js";

const isBlind = ({ round, table }) =>
  round.cards === "virtual" && round.zones[`hand:${table.seat}`]?.sight === "others";

const Unseen = () => html`<p class="controls-note">Tap the back of the card you play.</p>`;

export const lorum = {
  Board,
  Mine: (state) => (isBlind(state) ? Blind : null),
  Play: (state) => (isBlind(state) ? Unseen : null),
};

function Board({ state }) {
  const { round, table } = state;
  const { facts, board, options, places } = round;
  const points = facts.points?.[table.seat];
  return html`<p class="hand-pots"><span><b>${CONTRACT_NAMES[facts.contract]}</b></span><span>hand ${facts.hand} of ${board.hands}</span>
      <span>pot <b class="figure">${chips(places.pot ?? 0)}</b></span><span>${points ? times(points, "point") : `${times(options.stake, "chip")} a point`}</span></p>
    <${Middle} round=${round} />
    ${isBlind(state) && html`<${Others} state=${state} />`}`;
}

/** What a blind player sees: everybody else's cards. */
function Others({ state: { round, table } }) {
  const players = namesOf(round);
  return html`<div class="hand-others">${round.seats
    .filter(({ seat }) => seat !== table.seat)
    .map(
      ({ seat }) =>
        html`<${Hand} key=${seat} cards=${round.zones[`hand:${seat}`].cards} label=${players[seat]} fanned />`,
    )}</div>`;
}

function Blind({ hand, state, options }) {
  const { round, table } = state;
  const play = options.find((option) => option.do === "play");
  const settling = useSettling(play ? identity(play) : "");
  const say = (position, event) =>
    settling.swallows(event) || hand.act({ ...play, args: { position } });
  return html`<div class="hand-open is-many" style=${{ "--of": 8 }}>
    <${Backs} left=${round.facts.positions?.[table.seat] ?? []} open=${play?.values.position ?? []} onTap=${say} /></div>`;
}
