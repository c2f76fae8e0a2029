// Card Stock Market: the four prices and their chart, and who is worth what.

import type { Suit } from "../../frontend/kit/faces";
import { names } from "../../frontend/kit/names";
import { chips } from "../../frontend/kit/numbers";
import { gettext } from "../../frontend/kit/gettext";
import { playersOf } from "../../frontend/wall/parts";
import type { Look, WallScene } from "../../frontend/wall/types";
import { Chart, COMPANIES, Company, COMPANY_NAMES, traderOf } from "./market";

export const wall: WallScene<"card-stock-market"> = { Scene, line };

interface LookProps {
  look: Look<"card-stock-market">;
}

function Scene({ look }: LookProps) {
  const { round } = look;
  const { prices, chart } = round.facts;
  return (
    <div class="scene market-scene">
      <ul class="prices">
        {COMPANIES.map((suit) => (
          <Price key={suit} suit={suit} price={prices[suit]} before={chart.at(-2)?.[suit]} />
        ))}
      </ul>
      <Chart round={round} />
      <Worth look={look} />
    </div>
  );
}

function line({ scene, payment, round }: Look<"card-stock-market">) {
  if (scene === "reveal") return payment?.line ?? null;
  const won = round.record.at(-1)?.events.find(({ code }) => code === "csm.wins");
  return scene === "over" ? (won?.text ?? gettext("The market is closed")) : null;
}

interface PriceProps {
  suit: Suit;
  price: number | undefined;
  before: number | undefined;
}

function Price({ suit, price, before }: PriceProps) {
  const step = price !== undefined && before !== undefined ? price - before : 0;
  return (
    <li class={names(["price", price === 0 && "is-bankrupt"])} aria-label={COMPANY_NAMES[suit]}>
      <Company suit={suit} /> <b class="price-figure figure">{price ?? "–"}</b>
      <span class={names(["price-step", step > 0 && "won", step < 0 && "lost"])}>
        {price === 0 ? gettext("bankrupt") : step > 0 ? `▲${step}` : step < 0 ? `▼${-step}` : ""}
      </span>
    </li>
  );
}

function Worth({ look }: LookProps) {
  const { round, paying } = look;
  const players = playersOf(look);
  const isTold = (seat: number) =>
    !round.finished ||
    look.scene === "over" ||
    [...look.paid, paying].some((payment) => payment?.seat === seat);
  const lit = paying ? [paying.seat] : (round.prompt?.awaited ?? []);
  const { ranking } = round.board;
  const rows = [
    ...ranking.filter(isTold),
    ...ranking.filter((seat) => !isTold(seat)).sort((a, b) => a - b), // their order is not told yet
  ];
  return (
    <ol class="worth">
      {rows.map((seat) => {
        const { shares, worth } = traderOf(round, seat);
        return (
          <li key={seat} class={names([lit.includes(seat) && "is-lit"])}>
            <b class="worth-name">{players[seat]}</b>
            <span class="worth-shares">
              {COMPANIES.filter((suit) => (shares[suit] ?? 0) > 0).map((suit) => (
                <span key={suit}>
                  <Company suit={suit} />
                  {shares[suit]}
                </span>
              ))}
            </span>
            <b class="figure">{isTold(seat) ? chips(worth) : ""}</b>
          </li>
        );
      })}
    </ol>
  );
}
