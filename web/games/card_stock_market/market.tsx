// What a card market looks like on the felt, on the tablet in a player's hands and on the wall.
//
//   MarketStrip({round})   the four companies: price, where the next number card may take it, the card on top
//   Chart({prices})        the four prices over the game, a step for every card; each line ends in its suit
//   Holdings({round, holds})   everyone's shares, money, debt and worth
//   Company({suit})        a company's sign

import type { RoundOf, Trader } from "../../frontend/answers";
import { Card } from "../../frontend/kit/card";
import { type Suit, SUIT_PATHS, suitOf } from "../../frontend/kit/faces";
import { names } from "../../frontend/kit/names";
import { chips } from "../../frontend/kit/numbers";
import { say } from "../../frontend/kit/say";
import type { CardCode } from "../../frontend/kit/types";
import { namesOf } from "../../frontend/round/lines";

export type MarketRound = RoundOf<"card-stock-market">;
type Prices = MarketRound["facts"]["prices"];

export const COMPANIES: readonly Suit[] = ["c", "d", "h", "s"];
export const COMPANY_NAMES: Readonly<Record<Suit, string>> = {
  c: say("clubs"),
  d: say("diamonds"),
  h: say("hearts"),
  s: say("spades"),
};
const PIPS: Readonly<Record<string, number>> = { A: 1, T: 10 };
const FACES: Readonly<Record<string, number>> = { J: 11, Q: 12, K: 13 };
const FACE_SHARES = 5;
const HIGHEST = 13;

const rankOf = (card: CardCode) => card.charAt(0);
const pipsOf = (card: CardCode) => PIPS[rankOf(card)] ?? Number(rankOf(card));
export const isFaceCard = (card: CardCode) => rankOf(card) in FACES;
export const sharesOf = (card: CardCode) => (isFaceCard(card) ? FACE_SHARES : pipsOf(card));
export const priceBy = (card: CardCode) => FACES[rankOf(card)] ?? pipsOf(card);
export const certificatesOf = ({ zones }: MarketRound, seat: number) =>
  zones[`certificates:${seat}`]?.cards ?? [];
export const moneyOf = ({ places }: MarketRound, seat: number) => places[`money:${seat}`] ?? 0;

const NOTHING: Trader = { debt: 0, money: 0, shares: {}, worth: 0 };
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

/** The prices a number card may make now: [lowest, highest]. A number card on a face card may make any. */
export function span({ facts, zones, options }: MarketRound, suit: Suit): [number, number] {
  const top = zones[`market:${suit}`]?.cards.at(-1);
  const price = facts.prices[suit];
  if (!top || price === undefined || isFaceCard(top)) return [1, 10];
  const { up, down } = options.limits[suit];
  return [Math.max(1, price - down), Math.min(10, price + up)];
}

export function MarketStrip({ round }: { round: MarketRound }) {
  return (
    <div class="market" role="group" aria-label={say("the market")}>
      {COMPANIES.map((suit) => (
        <Panel key={suit} suit={suit} round={round} />
      ))}
    </div>
  );
}

function Panel({ suit, round }: { suit: Suit; round: MarketRound }) {
  const price = round.facts.prices[suit];
  const top = round.zones[`market:${suit}`]?.cards.at(-1);
  const [low, high] = span(round, suit);
  const { up, down } = round.options.limits[suit];
  return (
    <section
      class={names(["market-company", price === 0 && "is-bankrupt"])}
      aria-label={COMPANY_NAMES[suit]}
    >
      <Company suit={suit} />
      <b class="market-price">{price ?? "–"}</b>
      {top && <Card card={top} />}
      <span class="market-span">{wordsFor(price, low, high)}</span>
      <span class="market-limits">
        ▲{chips(up)} ▼{chips(down)}
      </span>
    </section>
  );
}

function wordsFor(price: number | undefined, low: number, high: number) {
  if (price === undefined) return say("no price");
  return price === 0
    ? say("bankrupt, next {low}–{high}", { low, high })
    : say("next {low}–{high}", { low, high });
}

// The chart

export function Chart({ prices }: { prices: MarketRound["facts"]["chart"] }) {
  const steps = Math.max(prices.length, 12);
  const across = (at: number) => (at / steps) * 100;
  const up = (price = 0) => 100 - (price / HIGHEST) * 100;
  const last: Prices = prices.at(-1) ?? {};
  return (
    <figure
      class="chart"
      role="img"
      aria-label={say("the prices over the game; now {prices}", {
        prices: COMPANIES.map((suit) => `${COMPANY_NAMES[suit]} ${last[suit] ?? say("none")}`).join(
          ", ",
        ),
      })}
    >
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        {[0, 5, 10].map((price) => (
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
      {[0, 5, 10].map((price) => (
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
  const final = finalWorth(round);
  const best = Math.max(...seats.map((seat) => final?.[seat] ?? traderOf(round, seat).worth));
  return (
    <table class="holdings">
      <thead>
        <tr>
          <th>{say("share holders")}</th>
          {COMPANIES.map((suit) => (
            <th key={suit}>
              <Company suit={suit} />
            </th>
          ))}
          <th class="number">{say("money")}</th>
          <th class="number">{say("owes")}</th>
          <th class="number">{final ? say("takes home") : say("worth")}</th>
        </tr>
      </thead>
      <tbody>
        {seats.map((seat) => {
          const { shares, debt, worth } = traderOf(round, seat);
          const now = final?.[seat] ?? worth;
          const notes = [
            round.dealer === seat && say("banker"),
            holds === seat && say("has the tablet"),
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
                <b>{chips(now)}</b>
                <span class="holdings-best">{now === best ? "★" : ""}</span>
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

/** What everyone took home, once the game is over: {seat: amount}. */
export function finalWorth({ record, finished }: MarketRound): Record<string, number> | null {
  if (!finished) return null;
  const taken = record.at(-1)?.events.filter(({ code }) => code === "csm.takes") ?? [];
  return Object.fromEntries(
    taken.map(({ args }) => [String(args["seat"]), Number(args["amount"])]),
  );
}
