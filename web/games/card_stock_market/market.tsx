// What a card market looks like on the felt, on the tablet in a player's hands and on the wall.
//
//   MarketStrip({round})   the four companies: price, where the next number card may take it, the card on top
//   Chart({round})         the four prices over the game, a step for every card; each line ends in its suit
//   Holdings({round, holds})   everyone's shares, money, debt and worth
//   Company({suit})        a company's sign

import type { RoundOf, Trader } from "../../frontend/answers";
import { Card } from "../../frontend/kit/card";
import { type Suit, SUIT_PATHS, suitOf } from "../../frontend/kit/faces";
import { names } from "../../frontend/kit/names";
import { chips } from "../../frontend/kit/numbers";
import { gettext } from "../../frontend/kit/gettext";
import type { CardCode } from "../../frontend/kit/types";
import { namesOf } from "../../frontend/round/lines";

export type MarketRound = RoundOf<"card-stock-market">;
type Prices = MarketRound["facts"]["prices"];

export const COMPANIES: readonly Suit[] = ["c", "d", "h", "s"];
export const COMPANY_NAMES: Readonly<Record<Suit, string>> = {
  c: gettext("clubs"),
  d: gettext("diamonds"),
  h: gettext("hearts"),
  s: gettext("spades"),
};

const rankOf = (card: CardCode) => card.charAt(0);
export const certificatesOf = ({ zones }: MarketRound, seat: number) =>
  zones[`certificates:${seat}`]?.cards ?? [];
export const moneyOf = ({ places }: MarketRound, seat: number) => places[`money:${seat}`] ?? 0;

/** What a card stands for, while somebody has the turn. */
export const quoteOf = ({ board }: MarketRound, card: CardCode) =>
  board.quotes[suitOf(card)]?.[rankOf(card)];

const NOTHING: Trader = { debt: 0, money: 0, shares: {}, to_draw: 0, worth: 0 };
export const traderOf = ({ board }: MarketRound, seat: number) => board.players[seat] ?? NOTHING;

export const Company = ({ suit }: { suit: Suit }) => (
  <svg
    class={`company suit-${suit}`}
    viewBox="0 0 100 100"
    role="img"
    aria-label={COMPANY_NAMES[suit]}
  >
    <path fill="currentColor" d={SUIT_PATHS[suit]} />
  </svg>
);

// The strip

const CLOSED = { lowest: 0, highest: 0, up: 0, down: 0 };

export function MarketStrip({ round }: { round: MarketRound }) {
  return (
    <div class="market" role="group" aria-label={gettext("the market")}>
      {COMPANIES.map((suit) => (
        <Panel key={suit} suit={suit} round={round} />
      ))}
    </div>
  );
}

function Panel({ suit, round }: { suit: Suit; round: MarketRound }) {
  const price = round.facts.prices[suit];
  const top = round.zones[`market:${suit}`]?.cards.at(-1);
  const { lowest, highest, up, down } = round.board.companies[suit] ?? CLOSED;
  return (
    <section
      class={names(["market-company", price === 0 && "is-bankrupt"])}
      aria-label={COMPANY_NAMES[suit]}
    >
      <Company suit={suit} />
      <b class="market-price">{price ?? "–"}</b>
      {top && <Card card={top} />}
      <span class="market-span">{wordsFor(price, lowest, highest)}</span>
      <span class="market-limits">
        ▲{chips(up)} ▼{chips(down)}
      </span>
    </section>
  );
}

function wordsFor(price: number | undefined, low: number, high: number) {
  if (price === undefined) return gettext("no price");
  return price === 0
    ? gettext("bankrupt, next {low}–{high}", { low, high })
    : gettext("next {low}–{high}", { low, high });
}

// The chart

export function Chart({ round: { facts, board } }: { round: MarketRound }) {
  const prices = facts.chart;
  const steps = Math.max(prices.length, 12);
  const across = (at: number) => (at / steps) * 100;
  const up = (price = 0) => 100 - (price / board.highest_price) * 100;
  const ruled = [0, board.highest_price / 2, board.highest_price];
  const last: Prices = prices.at(-1) ?? {};
  return (
    <figure
      class="chart"
      role="img"
      aria-label={gettext("the prices over the game; now {prices}", {
        prices: COMPANIES.map(
          (suit) => `${COMPANY_NAMES[suit]} ${last[suit] ?? gettext("none")}`,
        ).join(", "),
      })}
    >
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        {ruled.map((price) => (
          <line key={price} class="chart-rule" x1="0" x2="100" y1={up(price)} y2={up(price)} />
        ))}
        {prices.length > 0 &&
          COMPANIES.map((suit, at) => (
            <path
              key={suit}
              class={`chart-line is-${suit}`}
              d={steppedLine(prices, suit, across, up)}
              transform={`translate(0 ${(at - 1.5) * 0.9})`}
            />
          ))}
      </svg>
      {ruled.map((price) => (
        <span key={price} class="chart-figure" style={{ top: `${up(price)}%` }} aria-hidden="true">
          {price}
        </span>
      ))}
      {prices.length > 0 &&
        COMPANIES.map((suit) => (
          <span
            key={suit}
            class={`chart-end is-${suit}`}
            aria-hidden="true"
            style={{
              top: `${up(last[suit])}%`,
              left: `${across(prices.length)}%`,
              "--beside": beside(last, suit),
            }}
          >
            <Company suit={suit} />
          </span>
        ))}
    </figure>
  );
}

const steppedLine = (
  prices: readonly Prices[],
  suit: Suit,
  across: (at: number) => number,
  up: (price?: number) => number,
) => prices.map((price, at) => `${at ? "V" : `M0 `}${up(price[suit])}H${across(at + 1)}`).join("");

/** Companies at one price stand side by side at the end of their lines. */
const beside = (last: Prices, suit: Suit) =>
  COMPANIES.slice(0, COMPANIES.indexOf(suit)).filter((other) => last[other] === last[suit]).length;

// The holdings

interface HoldingsProps {
  round: MarketRound;
  holds: number | undefined;
  lit: (seat: number) => boolean;
}

export function Holdings({ round, holds, lit }: HoldingsProps) {
  const players = namesOf(round);
  const seats = round.seats.map(({ seat }) => seat);
  return (
    <table class="holdings">
      <thead>
        <tr>
          <th>{gettext("share holders")}</th>
          {COMPANIES.map((suit) => (
            <th key={suit}>
              <Company suit={suit} />
            </th>
          ))}
          <th class="number">{gettext("money")}</th>
          <th class="number">{gettext("owes")}</th>
          <th class="number">{round.finished ? gettext("takes home") : gettext("worth")}</th>
        </tr>
      </thead>
      <tbody>
        {seats.map((seat) => {
          const { shares, debt, worth } = traderOf(round, seat);
          const notes = [
            round.dealer === seat && gettext("banker"),
            holds === seat && gettext("has the tablet"),
          ];
          return (
            <tr key={seat} class={names([lit(seat) && "is-lit"])}>
              <th scope="row">
                <b>{players[seat]}</b>{" "}
                <span class="quiet small">{notes.filter(Boolean).join(" · ")}</span>
              </th>
              {COMPANIES.map((suit) => (
                <td key={suit}>
                  <Shares
                    count={shares[suit] ?? 0}
                    cards={certificatesOf(round, seat).filter((card) => suitOf(card) === suit)}
                  />
                </td>
              ))}
              <td class="number" data-place={`money:${seat}`}>
                {chips(moneyOf(round, seat))}
              </td>
              <td class="number">{debt ? chips(debt) : ""}</td>
              <td class="number">
                <b>{chips(worth)}</b>
                <span class="holdings-best">{round.board.leaders.includes(seat) ? "★" : ""}</span>
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** How many shares, and on which certificates. */
const Shares = ({ count, cards }: { count: number; cards: readonly CardCode[] }) =>
  count > 0 && (
    <>
      <b>{count}</b>{" "}
      <span class="holdings-cards">
        {cards.map((card) => (rankOf(card) === "T" ? "10" : rankOf(card))).join(" ")}
      </span>
    </>
  );
