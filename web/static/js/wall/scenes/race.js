// Superfecta: four horses on their course, card by card in step with the tablet; under each its backers, at its end what a
// chip on it would pay now; below, the three pools, and what the likeliest orders would pay.

import { Card } from "../../kit/card.js";
import { SUIT_PATHS } from "../../kit/faces.js";
import { html, names } from "../../kit/html.js";
import { chips } from "../../kit/numbers.js";
import {
  HORSE_NAMES,
  HORSES,
  Order,
  POOLS,
  signs,
  SPACES,
  standing,
} from "../../table/felt/superfecta/horses.js";
import { broughtBy, playersOf, Win } from "../parts.js";

const POOL_NAMES = { WIN: "Win", EXA: "Exacta", SFC: "Superfecta" };
const LINES = 3; // of an exotic pool

export function RaceScene({ look }) {
  const { round, beat, running } = look;
  const course = round.zones.course?.cards ?? [];
  const { spaces, home } = standing(course, beat);
  const backers = backersOf(look);
  const isOver = Boolean(round.facts.finish) && !running;
  return html`<div class="scene race-scene">
    <div class="lanes">
      ${[...HORSES].map(
        (
          horse,
        ) => html`<${Lane} key=${horse} horse=${horse} at=${spaces[horse]} place=${home.indexOf(horse)}
        backers=${backers[horse]} line=${round.board.WIN.orders[horse]} split=${round.options.split} isOver=${isOver} />`,
      )}
    </div>
    ${look.paying ? html`<${Paid} look=${look} />` : html`<${Pools} look=${look} card=${beat ? course[beat - 1] : null} isOver=${isOver} />`}
  </div>`;
}

export function raceLine(look) {
  const { round, beat, running, scene, face } = look;
  const { race, races, finish } = round.facts;
  if (scene === "betting") return `Race ${race} of ${races}: bets are open`;
  if (finish && !running) return `The finish: ${signs(finish.join("/"))}`;
  return beat ? face.showing(round, beat) : "They are off.";
}

/** Who has a ticket on a horse to win: {H: ["Ana", "Ben"], …} */
function backersOf(look) {
  const players = playersOf(look);
  const found = Object.fromEntries([...HORSES].map((horse) => [horse, new Set()]));
  for (const { seat, bets } of look.round.facts.tickets)
    for (const { type, horses } of bets) if (type === "WIN") found[horses].add(players[seat]);
  return found;
}

function Lane({ horse, at, place, backers, line, split, isOver }) {
  const suit = horse.toLowerCase();
  const where = { left: `${(Math.min(at, SPACES) / (SPACES + 1)) * 100}%` };
  return html`<div class=${names(["lane", place === 0 && "is-winner"])}>
    <div class="course" role="img" aria-label=${`${HORSE_NAMES[horse]}: ${place < 0 ? `${at} of ${SPACES}` : `number ${place + 1}`}`}>
      ${[...Array(SPACES + 1).keys()].map((space) => html`<span key=${space} class=${names(["space", space === SPACES && "is-line"])}></span>`)}
      <span class="backers">${[...backers].join(", ")}</span>
      <span class="horse" style=${where}>
        <svg class=${`horse-mark suit-${suit}`} viewBox="-22 -22 144 144" aria-hidden="true"><circle cx="50" cy="50" r="70" /><path d=${SUIT_PATHS[suit]} /></svg>
      </span>
    </div>
    <div class="lane-tote">${
      place >= 0
        ? html`<b class="lane-place">${place + 1}.</b>`
        : !isOver && html`<span>pays</span> <b class="figure">${pays(line.will_pay, split)}</b>`
    }</div>
  </div>`;
}

/** "12" each to a head; "2.50" for one staked; "–" while nobody has it. */
function pays(willPay, split) {
  if (willPay === null || willPay === undefined) return "–";
  if (split === "even") return chips(willPay);
  return `${chips(Math.floor(willPay / 100))}.${String(willPay % 100).padStart(2, "0")}`;
}

function Pools({ look, card, isOver }) {
  const { round } = look;
  const won = isOver ? round.facts.finish : null;
  return html`<div class="tote">
    <div class="race-turned">${card && html`<${Card} card=${card} />`}</div>
    ${Object.keys(POOLS).map((kind) => html`<${Pool} key=${kind} kind=${kind} look=${look} won=${won} paid=${broughtIn(look, kind)} />`)}
  </div>`;
}

/** Who was paid from a pool: "Ana 21, Ben 12", or that nobody had it. */
function broughtIn(look, kind) {
  if (look.scene !== "over") return null;
  const players = playersOf(look);
  const said = look.round.record.flatMap(({ events }) => events);
  const paid = said.filter(({ code, args }) => code === "superfecta.pays" && args.pool === kind);
  if (!paid.length) return "nobody had it";
  return paid.map(({ args }) => `${players[args.seat]} ${chips(args.amount)}`).join(", ");
}

function Pool({ kind, look, won, paid }) {
  const { round } = look;
  const { carried, orders } = round.board[kind];
  const pool = round.places[`pool:${kind}`] ?? 0;
  const backed = Object.entries(orders)
    .filter(([, line]) => line.staked > 0)
    .sort(([, a], [, b]) => (b.chance ?? 0) - (a.chance ?? 0) || b.staked - a.staked);
  return html`<section class="pool" aria-label=${POOL_NAMES[kind]}>
    <header><span>${POOL_NAMES[kind]}</span> <b class="figure">${pool > 0 || !won ? chips(pool) : ""}</b></header>
    ${
      won
        ? html`<p class="pool-paid">${paid ?? html`<${Order} order=${won.slice(0, POOLS[kind]).join("/")} />`}</p>`
        : kind === "WIN"
          ? html`<${Chances} look=${look} />`
          : backed.length > 0
            ? html`<ol class="pool-orders">${backed
                .slice(0, LINES)
                .map(
                  ([order, line]) =>
                    html`<li key=${order}><${Order} order=${order} /> <b class="figure">${pays(line.will_pay, round.options.split)}</b></li>`,
                )}</ol>`
            : html`<p>${carried > 0 ? `${chips(carried)} carried` : ""}</p>`
    }
  </section>`;
}

/** Each horse's chance given the rail, while bets are open; then what is staked on it. */
const Chances = ({ look: { round, scene } }) => html`<ol class="chances">
  ${[...HORSES].map((horse) => {
    const { chance, staked } = round.board.WIN.orders[horse];
    return html`<li key=${horse}><${Order} order=${horse} /> <b class="figure">${scene === "betting" && chance !== null ? percent(chance) : chips(staked)}</b></li>`;
  })}
</ol>`;

/** A chance in a million as a whole percentage; what is hardly ever so is not never. */
const percent = (chance) =>
  chance > 0 && chance < 10000 ? "<1 %" : `${Math.round(chance / 10000)} %`;

function Paid({ look: { paying, payment, paid } }) {
  const sums = broughtBy(paid);
  const before = [...new Map(paid.map(({ seat, player }) => [seat, player]))];
  return html`<section class="reveal" key=${paying.seat} aria-label=${paying.player}>
    <div class="reveal-words">
      <b class="reveal-name">${paying.player}</b>
      <p class="reveal-hand">${payment.hand}</p>
    </div>
    <div class="reveal-win"><${Win} amount=${paying.amount} /></div>
    <p class="reveal-before">${before.map(([seat, player]) => `${player} ${chips(sums[seat])}`).join(" · ")}</p>
  </section>`;
}
