// Crates in a player's hand: a card is played by tapping it; an eight or nine asks for the suit; "one card" is said before.

import type { CratesRound } from "../../frontend/answers";
import { boardWith } from "../../frontend/hand/tricks";
import type { GamePhone, MineProps, PhoneProps, PlayingState } from "../../frontend/hand/types";
import { Card } from "../../frontend/kit/card";
import { cardSign } from "../../frontend/kit/cardpicker";
import { Button } from "../../frontend/kit/controls";
import { cardName } from "../../frontend/kit/faces";
import { gettext } from "../../frontend/kit/gettext";
import { names } from "../../frontend/kit/names";
import type { CardCode } from "../../frontend/kit/types";
import { felt, SIGNS, suitName } from "./felt";

declare module "../../frontend/round/types" {
  interface Pads {
    crates: {
      /** The eight or nine whose suit is to be called. */
      card: CardCode | null;
      /** Whether "one card" is said with the next card. */
      one: boolean;
    };
  }
}

export const phone = {
  Board: boardWith(felt),
  Mine: (state) => (isMyTurn(state) ? Own : null),
  Play: (state) => (isMyTurn(state) ? Turn : null),
} satisfies GamePhone<CratesRound>;

const isMyTurn = ({ round, table }: PlayingState<CratesRound>) =>
  round.cards === "virtual" &&
  Boolean(round.prompt?.options.some(({ by, do: verb }) => by === table.seat && verb === "play"));

const playOf = ({ options }: Pick<PhoneProps<CratesRound>, "options">) =>
  options.find(({ do: verb }) => verb === "play");

/** What is said with a card besides. */
const said = (one: boolean | undefined) => (one ? { one_card: true } : {});

function Own({ own, hand, options, state, pad, setPad }: MineProps<CratesRound>) {
  const cards = own.flatMap(([, held]) => held);
  const play = playOf({ options });
  const open = Array.isArray(play?.values["card"]) ? play.values["card"] : [];
  const tap = (card: CardCode) => {
    if (!play) return;
    if (state.round.board.calls[card]) setPad({ card: card === pad.card ? null : card });
    else {
      setPad({ card: null, one: false });
      void hand.act({ ...play, args: { card, ...said(pad.one) } });
    }
  };
  return (
    <div class="hand-open" style={{ "--of": cards.length }}>
      <div class="tap-hand" role="group" aria-label={gettext("your cards")}>
        {cards.map((card) =>
          open.includes(card) ? (
            <button
              type="button"
              key={card}
              class={names(["tap-card is-open", card === pad.card && "is-raised"])}
              aria-label={cardName(card)}
              aria-pressed={card === pad.card}
              onClick={() => tap(card)}
            >
              <Card card={card} />
            </button>
          ) : (
            <span class="tap-card" key={card}>
              <Card card={card} dim />
            </span>
          ),
        )}
      </div>
    </div>
  );
}

function Turn({ hand, state, options, open, pad, setPad }: PhoneProps<CratesRound>) {
  const play = playOf({ options });
  const { card, one } = pad;
  if (!play || !open) return null;
  const suits = card ? (state.round.board.calls[card] ?? []) : [];
  return (
    <div class="crates-turn">
      <button
        type="button"
        class={names(["button crates-one", one && "is-on"])}
        aria-pressed={Boolean(one)}
        onClick={() => setPad({ one: !one })}
      >
        {gettext("One card!")}
      </button>
      {card && (
        <div class="crates-suits" role="group" aria-label={cardName(card)}>
          {suits.map((suit) => (
            <Button
              key={suit}
              kind="main"
              busy={hand.late.value}
              onTap={() => {
                setPad({ card: null, one: false });
                void hand.act({ ...play, args: { card, suit, ...said(one) } });
              }}
            >
              {`${cardSign(card)} → ${SIGNS[suit]} ${suitName(suit)}`}
            </Button>
          ))}
        </div>
      )}
    </div>
  );
}
