// What a card market looks like on the felt, on the tablet in a player's hands and on the wall.
//
//   MarketStrip({round})   the four companies: price, where the next number card may take it, the card on top
//   Chart({prices})        the four prices over the game, a step for every card; each line ends in its suit
//   Holdings({round, holds})   everyone's shares, money, debt and worth
//   Company({suit})        a company's sign

import { Card } from "../../frontend/kit/card";
import { SUIT_PATHS } from "../../frontend/kit/faces";
import { names } from "../../frontend/kit/names";
import { chips } from "../../frontend/kit/numbers";
import { say } from "../../frontend/kit/say";
import { namesOf } from "../../frontend/round/lines";

export const COMPANIES = [..."cdhs"];
export const COMPANY_NAMES = {
  c: say("clubs"),
  d: say("diamonds"),
  h: say("hearts"),
  s: say("spades"),
};
const PIPS = { A: 1, T: 10 };
const FACES = { J: 11, Q: 12, K: 13 };
const FACE_SHARES = 5;
const HIGHEST = 13;

export const isFaceCard = ([rank]) => rank in FACES;
export const sharesOf = (card) =>
  isFaceCard(card) ? FACE_SHARES : (PIPS[card[0]] ?? Number(card[0]));
export const priceBy = (card) => FACES[card[0]] ?? PIPS[card[0]] ?? Number(card[0]);
export const certificatesOf = ({ zones }, seat) => zones[`certificates:${seat}`]?.cards ?? [];
export const moneyOf = ({ places }, seat) => places[`money:${seat}`] ?? 0;

export const Company = ({ suit }) => (
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
export function span({ facts, zones, board }, suit) {
  const top = zones[`market:${suit}`]?.cards.at(-1);
  if (!top || isFaceCard(top)) return [1, 10];
  const { up, down } = board.limits[suit];
  const price = facts.prices[suit];
  return [Math.max(1, price - down), Math.min(10, price + up)];
}

export function MarketStrip({ round }) {
  return (
    <div class="market" role="group" aria-label={say("the market")}>
      {COMPANIES.map((suit) => (
        <Panel key={suit} suit={suit} round={round} />
      ))}
    </div>
  );
}

function Panel({ suit, round }) {
  const price = round.facts.prices[suit];
  const top = round.zones[`market:${suit}`]?.cards.at(-1);
  const [low, high] = span(round, suit);
  const { up, down } = round.board.limits[suit];
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

function wordsFor(price, low, high) {
  if (price === undefined) return say("no price");
  return price === 0
    ? say("bankrupt, next {low}–{high}", { low, high })
    : say("next {low}–{high}", { low, high });
}

// The chart

export function Chart({ prices }) {
  const steps = Math.max(prices.length, 12);
  const across = (at) => (at / steps) * 100;
  const up = (price) => 100 - (price / HIGHEST) * 100;
  const last = prices.at(-1) ?? {};
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

const steppedLine = (prices, suit, across, up) =>
  prices.map((price, at) => `${at ? "V" : `M0 `}${up(price[suit])}H${across(at + 1)}`).join("");

/** Companies at one price stand side by side at the end of their lines. */
const beside = (last, suit) =>
  COMPANIES.slice(0, COMPANIES.indexOf(suit)).filter((other) => last[other] === last[suit]).length;

// The holdings

export function Holdings({ round, holds, lit }) {
  const players = namesOf(round);
  const seats = round.seats.map(({ seat }) => seat);
  const final = finalWorth(round);
  const best = Math.max(...seats.map((seat) => final?.[seat] ?? round.board.players[seat].worth));
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
          const { shares, debt, worth } = round.board.players[seat];
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
                    count={shares[suit]}
                    cards={certificatesOf(round, seat).filter((card) => card[1] === suit)}
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
const Shares = ({ count, cards }) =>
  count > 0 && (
    <>
      <b>{count}</b>{" "}
      <span class="holdings-cards">
        {cards.map(([rank]) => (rank === "T" ? "10" : rank)).join(" ")}
      </span>
    </>
  );

/** What everyone took home, once the game is over: {seat: amount}. */
export function finalWorth({ record, finished }) {
  if (!finished) return null;
  const taken = record.at(-1).events.filter(({ code }) => code === "csm.takes");
  return Object.fromEntries(taken.map(({ args }) => [args.seat, args.amount]));
}
