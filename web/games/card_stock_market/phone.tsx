// Card Stock Market in a player's hand: the four prices above, one's cards and certificates, and the business of a turn.

import { Card } from "../../frontend/kit/card";
import { Controls } from "../../frontend/kit/controls";
import { cardName } from "../../frontend/kit/faces";
import { names } from "../../frontend/kit/names";
import { chips } from "../../frontend/kit/numbers";
import { identity } from "../../frontend/kit/prompt";
import { mixed, gettext } from "../../frontend/kit/gettext";
import type { GamePhone, MineProps, PhoneProps, PlayingState } from "../../frontend/hand/types";
import { nameOf } from "../../frontend/round/lines";
import { EndStanding } from "../../frontend/round/standing";
import { certificatesOf, type MarketRound, MarketStrip, moneyOf, traderOf } from "./market";
import { cardsAt, Certificate, chosenAfter, HandActions, leftInWords } from "./trading";

export const phone = {
  Board,
  line,
  Mine: () => Cards,
  Play: () => Business,
  reason: (_payout, round, seat) =>
    gettext("you take {chips} home", { chips: chips(traderOf(round, seat).worth) }),
} satisfies GamePhone<MarketRound>;

function line({ round }: PlayingState<MarketRound>) {
  return leftInWords(round) || null;
}

/** What everybody takes home, the most first. */
function standing(round: MarketRound) {
  const { ranking } = round.board;
  const most = Math.max(...ranking.map((seat) => traderOf(round, seat).worth));
  return ranking.map((seat) => {
    const { worth } = traderOf(round, seat);
    return { seat, player: nameOf(round, seat), figure: chips(worth), best: worth === most };
  });
}

function Board({ state: { round, table } }: PhoneProps<MarketRound>) {
  if (round.finished)
    return (
      <>
        <MarketStrip round={round} />
        <EndStanding rows={standing(round)} me={table.seat} />
      </>
    );
  return (
    <>
      <MarketStrip round={round} />
      <p class="hand-pots">
        <span>
          {mixed("money {chips}", {
            chips: <b class="figure">{chips(moneyOf(round, table.seat))}</b>,
          })}
        </span>
        <span>
          {mixed("worth {chips}", {
            chips: <b class="figure">{chips(traderOf(round, table.seat).worth)}</b>,
          })}
        </span>
        <span>{mixed("draw pile {count}", { count: <b>{round.board.draw_pile}</b> })}</span>
      </p>
    </>
  );
}

/** What is chosen: cards of the hand by their places (two packs have every card twice), or one certificate. */
function chosenIn({ pad, options }: PhoneProps<MarketRound>) {
  const asked = options.map(identity).join();
  const { own = [], sale = null } = pad.asked === asked ? pad : {};
  return { asked, own, sale };
}

function Cards(props: MineProps<MarketRound>) {
  const { state, setPad } = props;
  const { round, table } = state;
  const { asked, own, sale } = chosenIn(props);
  const cards = round.zones[`hand:${table.seat}`]?.cards ?? [];
  const mine = certificatesOf(round, table.seat);
  const tap = (at: number) => {
    setPad({ asked, own: chosenAfter(round, table.seat, own, at), sale: null });
  };
  return (
    <div
      class="hand-open is-many"
      style={{ "--of": cards.length + traderOf(round, table.seat).to_draw }}
    >
      <div class="tap-hand" role="group" aria-label={gettext("my cards")}>
        {cards.map((card, at) => (
          <button
            type="button"
            key={at}
            class={names(["tap-card", "is-open", own.includes(at) && "is-raised"])}
            aria-label={cardName(card)}
            aria-pressed={own.includes(at)}
            onClick={() => tap(at)}
          >
            <Card card={card} />
          </button>
        ))}
      </div>
      <div class="trade-mine" role="group" aria-label={gettext("my certificates")}>
        {mine.map((card, at) => (
          <Certificate
            key={at}
            card={card}
            chosen={sale === at}
            onTap={() => setPad({ asked, own: [], sale: sale === at ? null : at })}
          />
        ))}
        {!mine.length && !round.finished && (
          <span class="quiet small">{gettext("no certificates yet")}</span>
        )}
      </div>
    </div>
  );
}

function Business(props: PhoneProps<MarketRound>) {
  const { hand, state, open } = props;
  const { round, table } = state;
  const { asked, own, sale } = chosenIn(props);
  if (!open) return null;
  const cards = round.zones[`hand:${table.seat}`]?.cards ?? [];
  return (
    <Controls question={asked}>
      <div class="hand-actions">
        <HandActions
          round={round}
          seat={table.seat}
          picked={cardsAt(cards, own)}
          sale={sale === null ? undefined : certificatesOf(round, table.seat)[sale]}
          busy={hand.late.value}
          act={hand.act}
        />
      </div>
    </Controls>
  );
}
