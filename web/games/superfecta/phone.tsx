// Superfecta in a player's hand: the race above, one's tickets, and the slip: an amount, a pool, the horses as they shall
// come in; as many bets as one likes, a box of all orders, the slip before once more.

import type { SuperfectaBet, SuperfectaRound } from "../../frontend/answers";
import type { GamePhone, MineProps, PhoneProps, PlayingState } from "../../frontend/hand/types";
import { laidOut, without } from "../../frontend/kit/amounts";
import { ChipKeys } from "../../frontend/kit/chippad";
import { Button, Controls } from "../../frontend/kit/controls";
import { useState } from "preact/hooks";
import { names } from "../../frontend/kit/names";
import { chips } from "../../frontend/kit/numbers";
import { ngettext, gettext } from "../../frontend/kit/gettext";
import {
  boxOf,
  type Horse,
  HORSE_NAMES,
  HORSES,
  type Kind,
  KINDS,
  Order,
  PLACES,
  PoolName,
  standing,
  Suit,
  wholeOf,
} from "./horses";
import { felt } from "./felt";
import { betWorth, chanceOf, percent } from "./odds";
import { betsIn, price, ticketsOf } from "./said";
import { asHeld, misfit } from "./tickets";

export const phone = {
  Board,
  shownAt,
  Mine: () => Tickets,
  line,
  Play: ({ round }: PlayingState<SuperfectaRound>) => (round.facts.betting ? SlipToFill : null),
  reason: (payout, round) => payout && felt.payment(payout, round).hand,
} satisfies GamePhone<SuperfectaRound>;

/** The race as it stands after so many cards. */
function shownAt(round: SuperfectaRound, beat: number): SuperfectaRound {
  const { course } = round.zones;
  if (!course) return round;
  const { finish: _finish, ...facts } = round.facts;
  const cards = course.cards.slice(0, beat);
  return { ...round, facts, zones: { ...round.zones, course: { ...course, cards, count: beat } } };
}

function line({ round, table }: PlayingState<SuperfectaRound>) {
  if (!round.facts.betting) return null;
  return round.facts.tickets.some(({ seat }) => seat === table.seat)
    ? gettext("Your ticket is in.")
    : gettext("Fill in your slip.");
}

function Board({ state: { round } }: PhoneProps<SuperfectaRound>) {
  const { length } = round.facts;
  const turned = round.zones["course"]?.count ?? 0;
  const { spaces, home } = standing(round.board, turned);
  return (
    <div class="hand-race" role="group" aria-label={gettext("the race")}>
      {HORSES.map((horse) => {
        const place = home.indexOf(horse);
        return (
          <div
            key={horse}
            class="hand-lane"
            role="img"
            aria-label={`${HORSE_NAMES[horse]}: ${place < 0 ? gettext("space {number} of {count}", { number: spaces(horse), count: length }) : gettext("number {number}##in a race", { number: place + 1 })}`}
          >
            <span class="hand-way" style={{ "--at": String(spaces(horse) / length) }}>
              <span class="hand-horse">
                <Suit horse={horse} />
              </span>
            </span>
            <b class="figure">
              {place < 0 ? percent(chanceOf(round.board, horse, turned)) : PLACES[place]}
            </b>
          </div>
        );
      })}
    </div>
  );
}

function Tickets({ hand, state, options }: MineProps<SuperfectaRound>) {
  const { round, table } = state;
  const mine = round.facts.tickets.filter(({ seat }) => seat === table.seat);
  const cancel = options.find((option) => option.do === "cancel");
  const beat = round.zones["course"]?.count ?? 0;
  if (!mine.length)
    return (
      <p class="quiet">
        {round.facts.betting ? gettext("No ticket yet.") : gettext("No ticket in this race.")}
      </p>
    );
  return (
    <ul class="hand-tickets" aria-label={gettext("my tickets")}>
      {mine.map(({ ticket, bets }) => (
        <li key={ticket}>
          <span class="hand-bets">
            {bets.map((bet, at) => (
              <span key={at}>
                {chips(bet.amount)} {bet.type} <Order order={bet.horses} />
                {!round.facts.finish && <small>{betOdds(round, table.seat, bet, beat)}</small>}
              </span>
            ))}
          </span>
          <b class="figure">{chips(price(bets))}</b>
          {cancel && (
            <Button
              kind="quiet"
              name={gettext("cancel ticket {number}", { number: ticket })}
              busy={hand.late.value}
              onTap={() => hand.act({ ...cancel, args: { ticket } })}
            >
              ✕
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}

/** "31 % · worth 3.4 (by stake 2.9)" on average: as this table shares a pool, then the other way, where it differs. */
function betOdds(round: SuperfectaRound, seat: number, bet: SuperfectaBet, beat: number) {
  const { split } = round.options;
  const chips = betWorth(round, seat, bet, split, beat);
  const other = betWorth(round, seat, bet, split === "even" ? "stake" : "even", beat);
  if (chips === null || other === null) return "";
  const chance = percent(chanceOf(round.board, bet.horses, beat));
  if (other === chips) return gettext("{chance} · worth {chips}", { chance, chips });
  return split === "even"
    ? gettext("{chance} · worth {chips} (by stake {other})", { chance, chips, other })
    : gettext("{chance} · worth {chips} (a head each {other})", { chance, chips, other });
}

/** A slip that is filled in. */
interface Slip {
  /** Undefined: the least. */
  amount?: number;
  type: Kind;
  horses: readonly Horse[];
  box: boolean;
  lines: readonly SuperfectaBet[];
  tapped: readonly number[];
  /** The next chip begins another amount. */
  fresh: boolean;
}

const EMPTY: Slip = { type: "WIN", horses: [], box: false, lines: [], tapped: [], fresh: true };

function SlipToFill({ hand, state, options, last }: PhoneProps<SuperfectaRound>) {
  const { round, night, table } = state;
  const [slip, hold] = useState(EMPTY);
  const { type, horses, box, lines, tapped, fresh } = slip;
  const sell = options.find((option) => option.do === "ticket");
  const amount = slip.amount ?? round.board.WIN.least;
  const set = (change: Partial<Slip>) => hold({ ...slip, amount, ...change });
  const rack = round.seats.find((seated) => seated.seat === table.seat)?.rack ?? 0;
  const left = rack - price(lines);
  const laid = laidOut(amount, tapped, night.chip_set);
  const build = (list: readonly number[]) =>
    set({ amount: list.reduce((sum, value) => sum + value, 0), tapped: list, fresh: false });
  const before = last[`${table.seat} ticket`];
  const again = before && betsIn(before["bets"]);
  const isWhole = round.board[type].names === HORSES.length;
  const error = misfit(round, type, amount, left);
  const tap = (horse: Horse) => {
    if (horses.includes(horse)) return set({ horses: horses.filter((other) => other !== horse) });
    const begun = [...horses, horse];
    const order = box ? null : wholeOf(round.board, type, begun);
    if (order === null) return set({ horses: begun });
    return set({
      horses: [],
      fresh: true,
      lines: [...lines, { amount, type, horses: order }],
    });
  };
  const orders = box ? boxOf(round.board, type, isWhole ? HORSES : horses) : [];
  const boxed = orders.map((order) => ({ amount, type, horses: order }));
  const send = async (bets: readonly SuperfectaBet[]) =>
    sell && (await hand.act({ ...sell, args: { bets: bets.map(asHeld) } })) && hold(EMPTY);
  if (!sell) return <p class="quiet">{gettext("Your rack covers no bet.")}</p>;
  return (
    <>
      <div class="hand-slip">
        <div class="hand-row">
          <output class="pad-amount" aria-label={gettext("amount")}>
            {chips(amount)}
          </output>
          {KINDS.map((kind) => (
            <Button
              key={kind}
              chosen={kind === type}
              onTap={() => set({ type: kind, horses: [], box: box && kind !== "WIN" })}
            >
              <PoolName kind={kind} />
            </Button>
          ))}
          {type !== "WIN" && (
            <Button chosen={box} onTap={() => set({ box: !box, horses: [] })}>
              {gettext("box")}
            </Button>
          )}
        </div>
        <div class="hand-row">
          <ChipKeys
            chipset={night.chip_set}
            fits={(value) => (fresh ? 0 : amount) + value <= left}
            onAdd={(value) => build(fresh ? [value] : [...laid, value])}
            onTakeOff={(value) => build(without(laid, value))}
          />
        </div>
        <div
          class="hand-row"
          role="group"
          aria-label={gettext("horses, in the order they come in")}
        >
          {HORSES.map((horse) => (
            <HorseKey
              key={horse}
              horse={horse}
              at={horses.indexOf(horse)}
              box={box}
              chance={
                box || horses.includes(horse)
                  ? null
                  : chanceOf(round.board, [...horses, horse].join("/"), 0)
              }
              disabled={error !== null || (box && isWhole)}
              onTap={() => tap(horse)}
            />
          ))}
        </div>
        {error && <p class="small hand-error">{error}</p>}
        {boxed.length > 0 && (
          <Button
            kind="plain"
            disabled={price(boxed) > left}
            onTap={() => set({ lines: [...lines, ...boxed], horses: [], box: false, fresh: true })}
          >
            {ngettext("box: {count} bet · {chips}", "box: {count} bets · {chips}", boxed.length, {
              chips: price(boxed),
            })}
          </Button>
        )}
        {lines.length > 0 && (
          <div class="hand-lines" aria-label={gettext("bets of this slip")}>
            {lines.map((bet, at) => (
              <button
                type="button"
                key={at}
                class="hand-bet"
                aria-label={gettext("take off {chips} {pool}", {
                  chips: bet.amount,
                  pool: bet.type,
                })}
                onClick={() => set({ lines: lines.filter((_, other) => other !== at) })}
              >
                {chips(bet.amount)} {bet.type} <Order order={bet.horses} /> ✕
              </button>
            ))}
          </div>
        )}
      </div>
      <Controls question={`slip ${ticketsOf(round, table.seat).join()}`} steady>
        <Button
          kind="main"
          disabled={!lines.length || price(lines) > rack}
          busy={hand.late.value}
          onTap={() => send(lines)}
        >
          {lines.length ? gettext("BET {chips}", { chips: price(lines) }) : gettext("BET")}
        </Button>
        <Button
          kind="plain"
          disabled={!again || lines.length > 0 || price(again) > rack}
          onTap={() => again && send(again)}
        >
          {again ? gettext("same again · {chips}", { chips: price(again) }) : gettext("same again")}
        </Button>
      </Controls>
    </>
  );
}

interface HorseKeyProps {
  horse: Horse;
  at: number;
  box: boolean;
  chance: number | null;
  disabled: boolean;
  onTap: () => void;
}

const HorseKey = ({ horse, at, box, chance, disabled, onTap }: HorseKeyProps) => (
  <button
    type="button"
    class={names(["horse-key", at >= 0 && "is-picked"])}
    disabled={disabled}
    aria-pressed={at >= 0}
    onClick={onTap}
  >
    <span class="unseen">{HORSE_NAMES[horse]}</span>
    <span aria-hidden="true">
      <Suit horse={horse} />
    </span>
    {at >= 0 && !box && (
      <span class="horse-key-place" aria-hidden="true">
        {at + 1}
      </span>
    )}
    {chance !== null && (
      <span class="horse-key-chance" aria-hidden="true">
        {percent(chance)}
      </span>
    )}
  </button>
);
