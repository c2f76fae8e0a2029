// Chinese Ten in a player's hand: a card of one's own is touched, what it catches lights up in the layout, and where there is
// a choice one of these is touched.

import type { ChineseTenRound } from "../../frontend/answers";
import { boardWith } from "../../frontend/hand/tricks";
import type { GamePhone, MineProps, PhoneProps, PlayingState } from "../../frontend/hand/types";
import { Card } from "../../frontend/kit/card";
import { cardSign } from "../../frontend/kit/cardpicker";
import { Button } from "../../frontend/kit/controls";
import { cardName } from "../../frontend/kit/faces";
import { gettext } from "../../frontend/kit/gettext";
import { names } from "../../frontend/kit/names";
import type { CardCode } from "../../frontend/kit/types";
import { felt, StockPile } from "./felt";

declare module "../../frontend/round/types" {
  interface Pads {
    "chinese-ten": {
      /** The own card that is to be played, and the one it is to take. */
      card: CardCode | null;
      take: CardCode | null;
    };
  }
}

type Props = PhoneProps<ChineseTenRound>;

const Plain = boardWith(felt);

export const phone = {
  Board,
  Mine: (state) => (isMine(state, "play") ? Own : null),
  Play: (state) => (isMine(state, "play") || isMine(state, "take") ? Turn : null),
} satisfies GamePhone<ChineseTenRound>;

const isMine = ({ round, table }: PlayingState<ChineseTenRound>, verb: string) =>
  round.cards === "virtual" &&
  Boolean(round.prompt?.options.some((option) => option.by === table.seat && option.do === verb));

/** A value of an option that is a list of choices. */
const choices = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** What may be taken now: by the card of the stock, or by the own card that is touched. */
function reach({ state: { round }, options, pad }: Props) {
  const take = options.find((option) => option.do === "take");
  if (take) return { cards: choices(take.values["card"]).map(String), choose: true };
  const found = round.board.catches.find(({ rank }) => rank === pad.card?.[0]);
  return { cards: found?.cards ?? [], choose: found?.choose ?? false };
}

function Board(props: Props) {
  const { state, pad, setPad } = props;
  const { round } = state;
  if (round.finished || !(isMine(state, "play") || isMine(state, "take")))
    return <Plain {...props} />;
  const { cards, choose } = reach(props);
  return (
    <div class="ten-seen">
      {isMine(state, "take") && <StockPile round={round} />}
      <div class="ten-choice" role="group" aria-label={gettext("layout")}>
        {(round.zones["layout"]?.cards ?? []).map((card) => (
          <button
            type="button"
            key={card}
            class={names([
              cards.includes(card) && "is-caught",
              card === pad.take && choose && "is-picked",
            ])}
            aria-label={cardName(card)}
            aria-pressed={choose ? card === pad.take : cards.includes(card)}
            disabled={!choose || !cards.includes(card)}
            onClick={() => setPad((held) => ({ ...held, take: card }))}
          >
            <Card card={card} />
            <small class="figure">
              {round.board.points[card] ? `+${round.board.points[card]}` : ""}
            </small>
          </button>
        ))}
      </div>
    </div>
  );
}

function Own({ own, pad, setPad }: MineProps<ChineseTenRound>) {
  const cards = own.flatMap(([, held]) => held);
  return (
    <div class="hand-open" style={{ "--of": cards.length }}>
      <div class="tap-hand" role="group" aria-label={gettext("your cards")}>
        {cards.map((card) => (
          <button
            type="button"
            key={card}
            class={names(["tap-card is-open", card === pad.card && "is-raised"])}
            aria-label={cardName(card)}
            aria-pressed={card === pad.card}
            onClick={() =>
              setPad((held) => ({ ...held, card: card === pad.card ? null : card, take: null }))
            }
          >
            <Card card={card} />
          </button>
        ))}
      </div>
    </div>
  );
}

function Turn(props: Props) {
  const { hand, options, open, cover, pad } = props;
  const busy = hand.late.value;
  const { cards, choose } = reach(props);
  const taken = choose ? cards.filter((card) => card === pad.take) : cards;
  const take = options.find((option) => option.do === "take");
  const play = options.find((option) => option.do === "play");
  if (take)
    return (
      <Button
        kind="main"
        disabled={!taken.length}
        busy={busy}
        onTap={() => taken[0] && hand.act({ ...take, args: { card: taken[0] } })}
      >
        {taken[0]
          ? gettext("take {card}", { card: cardSign(taken[0]) })
          : gettext("Touch the card you want.")}
      </Button>
    );
  if (!open)
    return (
      <Button kind="main" onTap={cover.look}>
        {gettext("look at my cards")}
      </Button>
    );
  const { card } = pad;
  if (!card || !play) return <p class="controls-note">{gettext("Touch the card you play.")}</p>;
  if (choose && !taken.length)
    return <p class="controls-note">{gettext("Touch the card you want.")}</p>;
  const args = choose && taken[0] ? { card, take: taken[0] } : { card };
  return (
    <Button kind="main" busy={busy} onTap={() => hand.act({ ...play, args })}>
      {taken.length
        ? gettext("{card} takes {cards}", {
            card: cardSign(card),
            cards: taken.map(cardSign).join(" "),
          })
        : gettext("lay {card}", { card: cardSign(card) })}
    </Button>
  );
}
