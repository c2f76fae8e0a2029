// What everybody looks at in Crates: the pile with what holds there now, the stock, and how many cards each has.

import type { CratesRound } from "../../frontend/answers";
import { Card, Outline } from "../../frontend/kit/card";
import { gettext, ngettext } from "../../frontend/kit/gettext";

const SIGNS: Readonly<Record<string, string>> = {
  c: "♣\uFE0E",
  d: "♦\uFE0E",
  h: "♥\uFE0E",
  s: "♠\uFE0E",
};

const suitName = (suit: string) =>
  ({
    c: gettext("clubs"),
    d: gettext("diamonds"),
    h: gettext("hearts"),
    s: gettext("spades"),
  })[suit] ?? suit;

/** A suit with its sign: "♥ hearts". */
export const suitWithSign = (suit: string) => `${SIGNS[suit] ?? ""} ${suitName(suit)}`;

interface MiddleProps {
  round: CratesRound;
  /** Where the stock may be touched. */
  onDraw?: (() => unknown) | undefined;
}

/** The stock, the pile, and what holds there now. */
export function Middle({ round, onDraw }: MiddleProps) {
  const { facts, zones } = round;
  const card = zones["pile"]?.cards.at(-1);
  const stock = zones["stock"]?.count ?? 0;
  return (
    <div class="crates-middle">
      <span class="crates-stock">
        {onDraw ? (
          <button
            type="button"
            class="to-touch"
            aria-label={gettext("draw from the stock")}
            onClick={onDraw}
          >
            {stock > 0 ? <Card card="??" /> : <Outline />}
          </button>
        ) : stock > 0 ? (
          <Card card="??" />
        ) : (
          <Outline />
        )}
        <span>{gettext("stock {count}", { count: stock })}</span>
      </span>
      <span class="crates-pile" role="group" aria-label={gettext("pile")}>
        {card ? <Card card={card} /> : <Outline />}
      </span>
      <span class="crates-state">
        {facts.called && (
          <b class={`crates-called suit-${facts.called}`}>
            <span aria-hidden="true">{SIGNS[facts.called]}</span> {suitName(facts.called)}
          </b>
        )}
        {facts.pips > 0 && (
          <b>{ngettext("{count} card to draw", "{count} cards to draw", facts.pips)}</b>
        )}
        <span>{facts.reversed ? gettext("to the right ⟲") : gettext("to the left ⟳")}</span>
        <span>{gettext("deal {number}", { number: facts.deal })}</span>
      </span>
    </div>
  );
}
