// Superfecta: four horses on their course, card by card in step with the tablet; under each its backers, at its end what a
// chip on it would pay now; below, the three pools with the chance of the orders that are bet on, given the cards turned so
// far: before the off beside what they would pay, during the race beside what such a bet is worth.

import type { OrderBoard, SuperfectaRound } from "../../frontend/answers";
import type { CardCode } from "../../frontend/kit/types";
import { Card, Outline } from "../../frontend/kit/card";
import { SUIT_PATHS } from "../../frontend/kit/faces";
import { names } from "../../frontend/kit/names";
import { chips } from "../../frontend/kit/numbers";
import { gettext } from "../../frontend/kit/gettext";
import {
  type Horse,
  HORSE_NAMES,
  HORSES,
  horsesOf,
  type Kind,
  KINDS,
  Order,
  PLACES,
  signs,
  standing,
  SUIT_OF,
} from "./horses";
import { chanceOf, percent, worth } from "./odds";
import { wouldPay } from "./tote";
import { broughtBy, playersOf, Win } from "../../frontend/wall/parts";
import type { Look, WallScene } from "../../frontend/wall/types";

const POOL_NAMES: Readonly<Record<Kind, string>> = {
  WIN: "Win",
  EXA: gettext("Exacta"),
  SFC: gettext("Superfecta"),
};
const LINES = 3; // of an exotic pool

export const wall: WallScene<"superfecta"> = { Scene, line };

type RaceLook = Look<"superfecta">;

function Scene({ look }: { look: RaceLook }) {
  const { round, beat, running } = look;
  const course = round.zones["course"]?.cards ?? [];
  const { spaces, home } = standing(look.latest, beat);
  const backers = backersOf(look);
  const isOver = Boolean(round.facts.finish) && !running;
  return (
    <div class="scene race-scene">
      <div class="lanes">
        {HORSES.map((horse) => (
          <Lane
            key={horse}
            horse={horse}
            at={spaces(horse)}
            length={round.facts.length}
            place={home.indexOf(horse)}
            backers={backers[horse]}
            line={round.board.WIN.orders[horse]}
            per={round.board.per}
            isOver={isOver}
          />
        ))}
      </div>
      {look.paying ? (
        <Paid look={look} />
      ) : (
        <Pools look={look} card={course[beat - 1]} isOver={isOver} />
      )}
    </div>
  );
}

function line(look: RaceLook) {
  const { round, beat, running, scene, face } = look;
  const { race, races, finish } = round.facts;
  if (scene === "betting") return gettext("Race {race} of {races}: bets are open", { race, races });
  if (finish && !running)
    return gettext("The finish: {horses}", { horses: signs(finish.join("/")) });
  return (beat && face.showing?.(round, beat)) || gettext("They are off.");
}

/** Who has a ticket on a horse to win: {H: ["Ana", "Ben"], …} */
function backersOf(look: RaceLook) {
  const players = playersOf(look);
  const found: Record<Horse, Set<string>> = {
    H: new Set(),
    D: new Set(),
    C: new Set(),
    S: new Set(),
  };
  for (const { seat, bets } of look.round.facts.tickets)
    for (const { type, horses } of bets)
      if (type === "WIN")
        horsesOf(horses).forEach((horse) => found[horse].add(players[seat] ?? ""));
  return found;
}

interface LaneProps {
  horse: Horse;
  at: number;
  length: number;
  place: number;
  backers: ReadonlySet<string>;
  line: OrderBoard | undefined;
  per: number;
  isOver: boolean;
}

function Lane({ horse, at, length, place, backers, line, per, isOver }: LaneProps) {
  const suit = SUIT_OF[horse];
  const where = { left: `${(Math.min(at, length) / (length + 1)) * 100}%` };
  return (
    <div class={names(["lane", place === 0 && "is-winner"])}>
      <span class={names(["backers", backers.size > 1 && "is-several"])}>
        {[...backers].join(", ")}
      </span>
      <div
        class="course"
        role="img"
        aria-label={`${HORSE_NAMES[horse]}: ${place < 0 ? gettext("{number} of {count}", { number: at, count: length }) : gettext("number {number}##in a race", { number: place + 1 })}`}
      >
        {[...Array(length + 1).keys()].map((space) => (
          <span key={space} class={names(["space", space === length && "is-line"])} />
        ))}
        <span class="horse" style={where}>
          <svg class={`horse-mark suit-${suit}`} viewBox="-22 -22 144 144" aria-hidden="true">
            <circle cx="50" cy="50" r="70" />
            <path d={SUIT_PATHS[suit]} />
          </svg>
        </span>
      </div>
      <div class="lane-tote">
        {place >= 0 ? (
          <b class="lane-place">{PLACES[place]}</b>
        ) : (
          !isOver && (
            <>
              <span>{gettext("pays")}</span> <b class="figure">{wouldPay(line?.will_pay, per)}</b>
            </>
          )
        )}
      </div>
    </div>
  );
}

interface PoolsProps {
  look: RaceLook;
  card: CardCode | undefined;
  isOver: boolean;
}

function Pools({ look, card, isOver }: PoolsProps) {
  const { round } = look;
  const won = (isOver && round.facts.finish) || null;
  return (
    <div class="tote">
      <div class="race-turned">{card ? <Card card={card} /> : <Outline />}</div>
      {KINDS.map((kind) => (
        <Pool key={kind} kind={kind} look={look} won={won} paid={broughtIn(look, kind)} />
      ))}
    </div>
  );
}

/** Who was paid from a pool: "Ana 21, Ben 12", or that nobody had it. */
function broughtIn(look: RaceLook, kind: Kind) {
  if (look.scene !== "over") return null;
  const players = playersOf(look);
  const paid = look.round.facts.paid.filter(({ pool }) => pool === kind);
  if (!paid.length) return gettext("nobody had it");
  return paid.map(({ seat, amount }) => `${players[seat]} ${chips(amount)}`).join(", ");
}

interface PoolProps {
  kind: Kind;
  look: RaceLook;
  won: SuperfectaRound["facts"]["finish"] | null;
  paid: string | null;
}

function Pool({ kind, look, won, paid }: PoolProps) {
  const { round } = look;
  const { carried, orders } = round.board[kind];
  const pool = round.places[`pool:${kind}`] ?? 0;
  const names = kind === "WIN" ? HORSES : backed(look, kind);
  const shown = names.flatMap((order) => {
    const line = orders[order];
    return line ? [{ order, line }] : [];
  });
  return (
    <section class={`pool pool-${kind.toLowerCase()}`} aria-label={POOL_NAMES[kind]}>
      <header>
        <span>{POOL_NAMES[kind]}</span> <b class="figure">{pool > 0 || !won ? chips(pool) : ""}</b>
      </header>
      {won ? (
        <p class="pool-paid">
          {paid ?? <Order order={won.slice(0, round.board[kind].names).join("/")} />}
        </p>
      ) : shown.length > 0 ? (
        <table class="pool-orders">
          <thead>
            <tr>
              <th>
                <span class="unseen">{gettext("order##heads the column of orders")}</span>
              </th>
              <th>{gettext("chance")}</th>
              <th>
                {look.scene === "betting"
                  ? gettext("pays##an order, if it comes in")
                  : gettext("worth##a bet, chips on average")}
              </th>
            </tr>
          </thead>
          <tbody>
            {shown.map(({ order, line }) => (
              <Chance key={order} order={order} line={line} look={look} />
            ))}
          </tbody>
        </table>
      ) : (
        <p>{carried > 0 ? gettext("{chips} carried", { chips: chips(carried) }) : ""}</p>
      )}
    </section>
  );
}

/** The orders of an exotic pool that somebody has bet on, the likeliest by now first. */
function backed(look: RaceLook, kind: Kind) {
  const { orders } = look.round.board[kind];
  const chance = (order: string) => chanceOf(look.latest, order, look.beat) ?? 0;
  return Object.entries(orders)
    .filter(([, { staked }]) => staked > 0)
    .sort(([a, one], [b, other]) => chance(b) - chance(a) || other.staked - one.staked)
    .slice(0, LINES)
    .map(([order]) => order);
}

/** How likely an order is by now; what it would pay, and during the race what a bet on it is worth. */
interface ChanceProps {
  order: string;
  line: OrderBoard;
  look: RaceLook;
}

function Chance({ order, line, look: { latest, beat, round, scene } }: ChanceProps) {
  const chance = chanceOf(latest, order, beat);
  const { will_pay: pay } = line;
  const { per } = round.board;
  const isWorth = scene !== "betting" && pay !== null && chance !== null;
  return (
    <tr>
      <td>
        <Order order={order} />
      </td>
      <td>
        <b class="figure">{percent(chance)}</b>
      </td>
      <td>
        <span class="figure">{isWorth ? worth(pay / per, chance) : wouldPay(pay, per)}</span>
      </td>
    </tr>
  );
}

function Paid({ look: { paying, payment, paid } }: { look: RaceLook }) {
  if (!paying) return null;
  const sums = broughtBy(paid);
  const before = [...new Map(paid.map(({ seat, player }) => [seat, player]))];
  return (
    <section class="reveal" key={paying.seat} aria-label={paying.player}>
      <div class="reveal-words">
        <b class="reveal-name">{paying.player}</b>
        <p class="reveal-hand">{payment?.hand}</p>
      </div>
      <div class="reveal-win">
        <Win amount={paying.amount} />
      </div>
      <p class="reveal-before">
        {before.map(([seat, player]) => `${player} ${chips(sums[seat] ?? 0)}`).join(" · ")}
      </p>
    </section>
  );
}
