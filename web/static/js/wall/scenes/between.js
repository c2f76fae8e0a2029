// Between rounds: who is up, everybody's line over the evening, who has just won, the most that was won, who is on a
// streak, what is carried, how the games of points stand, and the code to join.

import { html, names, useEffect, useState } from "../../kit/html.js";
import { chips, signed, times } from "../../kit/numbers.js";
import { RoomCode } from "../../kit/room.js";
import { ScoreStrip, useScores } from "../../kit/scoresheet.js";
import { seatOf } from "../../table/paying.js";
import { hasPlayed } from "../evening.js";
import { Line, Lines } from "../lines.js";

const ROWS = 7; // of the leaderboard; more people take turns
const TURN = 8000; // milliseconds

export function Between({ evening, states, room }) {
  const standing = betweenDeals(states);
  if (!evening?.players.some(hasPlayed))
    return html`<div class=${names(["scene between-scene is-empty", standing.length > 0 && "is-points"])}>
      ${standing.length > 0 ? html`<${Standings} states=${standing} atOnce=${2} />` : html`<p class="between-welcome">Welcome</p>`}
      ${room && html`<${RoomCode} room=${room} small=${standing.length > 0} />`}
    </div>`;
  const players = evening.players.filter(hasPlayed);
  return html`<div class="scene between-scene">
    <div class="between-part">
      <${Leaders} players=${players} />
      ${room && html`<${RoomCode} room=${{ ...room, addresses: room.addresses.slice(0, 1) }} small />`}
    </div>
    <div class="between-part">
      <${Lines} players=${players} />
      ${standing.length > 0 ? html`<${Standings} states=${standing} atOnce=${1} />` : html`<${Facts} evening=${evening} states=${states} />`}
    </div>
  </div>`;
}

/** The tables between two deals of a game that is scored: their carry says how it stands. */
const betweenDeals = (states) =>
  states.filter(
    ({ table: { carry }, round }) => !round && ("scores" in carry || "tokens" in carry),
  );

/** How the games of points stand, so many at once; more take turns. */
function Standings({ states, atOnce }) {
  const first = useTurn(Math.ceil(states.length / atOnce)) * atOnce;
  return html`<div class="standings">
    ${states.slice(first, first + atOnce).map((state) => html`<${Standing} key=${state.table.table} state=${state} />`)}
  </div>`;
}

function Standing({ state }) {
  const deals = useScores(state);
  if (!deals) return null;
  return html`<section class="standing" aria-label=${state.table.name}>
    <h2>${state.table.game_name}</h2>
    <${ScoreStrip} deals=${deals} />
  </section>`;
}

/** The page that is shown now, of so many. */
function useTurn(pages) {
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    if (pages < 2) return undefined;
    const timer = setInterval(() => setTurn((now) => now + 1), TURN);
    return () => clearInterval(timer);
  }, [pages]);
  return turn % Math.max(1, pages);
}

function Leaders({ players }) {
  const first = useTurn(Math.ceil(players.length / ROWS)) * ROWS;
  return html`<ol class="leaders" aria-label="who is up" start=${first + 1}>
    ${players.slice(first, first + ROWS).map(
      (
        { player, name, result },
        at,
      ) => html`<li key=${player} class=${names(["leader", first + at === 0 && result > 0 && "is-first"])}>
      <${Line} at=${first + at} /> <b class="leader-name">${name}</b>
      <b class=${names(["figure", result > 0 && "won", result < 0 && "lost"])}>${signed(result)}</b>
    </li>`,
    )}
  </ol>`;
}

function Facts({ evening: { winners, biggest, streaks }, states }) {
  const carried = states.flatMap(carriedAt);
  return html`<dl class="facts">
    ${
      winners.length > 0 &&
      html`<div><dt>last won</dt>
      ${winners.slice(0, 2).map(({ name, chips: won, table, round }) => html`<dd key=${`${table} ${round}`}>${name} <b class="figure won">${signed(won)}</b></dd>`)}</div>`
    }
    ${biggest && html`<div><dt>biggest win</dt><dd>${biggest.name} <b class="figure won">${signed(biggest.chips)}</b></dd><dd class="facts-where">${biggest.game_name}</dd></div>`}
    ${streaks.length > 0 && html`<div><dt>on a streak</dt><dd>${streaks[0].name}</dd><dd class="facts-where">${times(streaks[0].rounds, "round")} in a row</dd></div>`}
    ${carried.length > 0 && html`<div><dt>carried</dt>${carried.slice(0, 2).map(({ name, amount }) => html`<dd key=${name}>${name} <b class="figure">${chips(amount)}</b></dd>`)}</div>`}
  </dl>`;
}

/** What lies on a felt between rounds and belongs to nobody yet: a pot, the pools of a race. */
function carriedAt({ table, round }) {
  if (round) return [];
  const amount = Object.entries(table.places)
    .filter(([place]) => seatOf(place) === null)
    .reduce((sum, [, sumHere]) => sum + sumHere, 0);
  return amount > 0 ? [{ name: table.game_name, amount }] : [];
}
