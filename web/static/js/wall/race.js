// Race({state})   Superfecta on the wall: four horses on their course, what a bet on each to win would pay now, its
//                 chance given the rail, and the three pools.

import { SUIT_PATHS } from "../kit/faces.js";
import { html, names } from "../kit/html.js";
import { chips } from "../kit/numbers.js";

const HORSES = ["H", "D", "C", "S"];
const NAMES = { H: "Hearts", D: "Diamonds", C: "Clubs", S: "Spades" };
const POOLS = { WIN: "Win", EXA: "Exacta", SFC: "Superfecta" };
const FINISH = 7; // spaces from the start to the line: the rules page, "The race"

export function Race({ state }) {
  const { round } = state;
  const { spaces, home, finish = [] } = round.facts;
  const places = finish.length ? finish : home;
  const running = Object.values(spaces).some(Boolean);
  const isOver = finish.length > 0;
  return html`<div class="tile-felt race">
    <p class="race-head" aria-hidden="true">${isOver ? "" : html`<span>pays</span>${!running && html`<span>chance</span>`}`}</p>
    <div class="lanes">
      ${HORSES.map(
        (
          horse,
        ) => html`<${Lane} key=${horse} horse=${horse} at=${spaces[horse]} place=${places.indexOf(horse) + 1}
        tote=${round.board.WIN.orders[horse]} split=${round.options.split} running=${running} />`,
      )}
    </div>
    <ul class="pools">
      ${Object.entries(POOLS).map(([kind, name]) => html`<${Pool} key=${kind} name=${name} board=${round.board[kind]} news=${newsOf(kind, round)} />`)}
    </ul>
  </div>`;
}

function Lane({ horse, at, place, tote, split, running }) {
  const suit = horse.toLowerCase();
  return html`<div class=${names(["lane", at === FINISH && "is-home"])}>
    <div class="course" role="img" aria-label=${`${NAMES[horse]}: ${place ? `number ${place}` : `${at} of ${FINISH}`}`}>
      ${[...Array(FINISH + 1).keys()].map((space) => html`<span key=${space} class=${names(["space", space === FINISH && "is-line"])}></span>`)}
      <span class="horse" style=${{ left: `${(Math.min(at, FINISH) / (FINISH + 1)) * 100}%` }}>
        <svg class=${`horse-mark suit-${suit}`} viewBox="-22 -22 144 144"><circle cx="50" cy="50" r="70" /><path d=${SUIT_PATHS[suit]} /></svg>
      </span>
    </div>
    <div class="lane-tote">
      ${
        place
          ? html`<b class="lane-place">${place}.</b>`
          : html`<b class="lane-pays">${pays(tote.will_pay, split)}</b>${tote.chance !== null && !running && html`<span>${percent(tote.chance)}</span>`}`
      }
    </div>
  </div>`;
}

/** "12" each to a head; "2.50" for one staked; "–" while nobody has it. */
function pays(willPay, split) {
  if (willPay === null) return "–";
  if (split === "even") return chips(willPay);
  return `${chips(Math.floor(willPay / 100))}.${String(willPay % 100).padStart(2, "0")}`;
}

/** A chance in a million as a whole percentage; what is hardly ever so is not never. */
export function percent(chance) {
  if (chance > 0 && chance < 10000) return "<1 %";
  return `${Math.round(chance / 10000)} %`;
}

const Pool = ({ name, board, news }) => html`<li class="pool">
  <span>${name}</span><b class="pool-sum figure">${chips(board.pool)}</b>
  <span class="pool-news">${news ?? (board.carried > 0 ? `${chips(board.carried)} carried` : "")}</span>
</li>`;

/** Who got what of a pool, once the race is over: "Ana 21, Ben 12", or that nobody had it; null before. */
export function newsOf(kind, { record, seats }) {
  const said = record.flatMap(({ events }) => events).filter(({ args }) => args.pool === kind);
  const paid = said.filter(({ code }) => code === "superfecta.pays");
  if (paid.length) {
    const nameOf = (number) => seats.find(({ seat }) => seat === number)?.player;
    return paid.map(({ args }) => `${nameOf(args.seat)} ${chips(args.amount)}`).join(", ");
  }
  return said.some(({ code }) => code === "superfecta.carried") ? "nobody had it" : null;
}
