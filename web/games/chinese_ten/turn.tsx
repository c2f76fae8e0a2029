// A turn at Chinese Ten, in a player's hand: a card of one's own is touched, what it catches lights up in the layout, and
// where there is a choice one of these is touched.
//
//   Layout(…)           the layout: what may be taken is lit, and a button where there is a choice
//   Open(…)             the same beside the card of the stock, where it is about that
//   Turn(…)             what is done with it
//   ChineseTenHand(…)   both on the tablet that a player holds
//   footOf(round)       the foot of a real deck: the card that was played is picked, and the layout is touched on the felt

import type { ChineseTenRound } from "../../frontend/answers";
import { cardSign } from "../../frontend/kit/cardpicker";
import { Button } from "../../frontend/kit/controls";
import { gettext } from "../../frontend/kit/gettext";
import { names } from "../../frontend/kit/names";
import type { CardCode } from "../../frontend/kit/types";
import { cardsOf } from "../../frontend/round/offers";
import type { ActionAtTable, FootProps } from "../../frontend/round/types";
import {
  handToTap,
  type OnFelt,
  RealFoot,
  type ToTap,
  turnOnFelt,
} from "../../frontend/table/held";
import { OpenCard, StockPile } from "./layout";

declare module "../../frontend/round/types" {
  interface Pads {
    "chinese-ten": OnFelt<Chosen>;
  }
}

/** The own card that is to be played, and the one it is to take. */
export interface Chosen {
  card: CardCode | null;
  take: CardCode | null;
}

export const NOTHING: Chosen = { card: null, take: null };

export type TurnProps = ToTap<ChineseTenRound, Chosen>;

/** A value of an option that is a list of choices. */
const choices = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** What may be taken now: by the card of the stock, or by the own card that is touched. */
function reach({ round, options, chosen }: TurnProps) {
  const take = options.find((option) => option.do === "take");
  if (take) return { cards: choices(take.values["card"]).map(String), choose: true };
  const found = round.board.catches.find(({ rank }) => rank === chosen.card?.[0]);
  return { cards: found?.cards ?? [], choose: found?.choose ?? false };
}

export function Open(props: TurnProps) {
  return (
    <>
      {props.options.some((option) => option.do === "take") && <StockPile round={props.round} />}
      <Layout {...props} />
    </>
  );
}

export function Layout(props: TurnProps) {
  const { round, chosen, choose } = props;
  const { cards, choose: asked } = reach(props);
  return (
    <div class="open-choice" role="group" aria-label={gettext("layout")}>
      {(round.zones["layout"]?.cards ?? []).map((card) => (
        <button
          type="button"
          key={card}
          class={names([
            cards.includes(card) && "is-caught",
            card === chosen.take && asked && "is-picked",
          ])}
          aria-pressed={asked ? card === chosen.take : cards.includes(card)}
          disabled={!asked || !cards.includes(card)}
          onClick={() => choose({ ...chosen, take: card })}
        >
          <OpenCard card={card} points={round.board.points[card]} />
        </button>
      ))}
    </div>
  );
}

type ActingProps = TurnProps & { busy: boolean; act: (action: ActionAtTable) => unknown };

export function Turn(props: ActingProps) {
  const { options, chosen, choose, busy, act } = props;
  const { cards, choose: asked } = reach(props);
  const taken = asked ? cards.filter((card) => card === chosen.take) : cards;
  const take = options.find((option) => option.do === "take");
  const play = options.find((option) => option.do === "play");
  const send = (action: ActionAtTable) => {
    choose(NOTHING);
    act(action);
  };
  if (take)
    return (
      <Button
        kind="main"
        disabled={!taken.length}
        busy={busy}
        onTap={() => taken[0] && send({ ...take, args: { card: taken[0] } })}
      >
        {taken[0]
          ? gettext("take {card}", { card: cardSign(taken[0]) })
          : gettext("Touch the card you want.")}
      </Button>
    );
  const { card } = chosen;
  if (!card || !play) return <p class="controls-note">{gettext("Touch the card you play.")}</p>;
  if (asked && !taken.length)
    return <p class="controls-note">{gettext("Touch the card you want.")}</p>;
  const args = asked && taken[0] ? { card, take: taken[0] } : { card };
  return (
    <Button kind="main" busy={busy} onTap={() => send({ ...play, args })}>
      {taken.length
        ? gettext("{card} takes {cards}", {
            card: cardSign(card),
            cards: taken.map(cardSign).join(" "),
          })
        : gettext("lay {card}", { card: cardSign(card) })}
    </Button>
  );
}

/** The tablet in a player's hands. */
export const ChineseTenHand = handToTap<ChineseTenRound, Chosen>({
  nothing: NOTHING,
  Table: Open,
  Turn,
});

/** The card that was played, and what it or the stock's card takes; other questions are the general foot's. */
export const footOf = (round: ChineseTenRound) => turnOnFelt(NOTHING, round, {}, () => {}) && Foot;

function Foot(props: FootProps<ChineseTenRound>) {
  const { state, pad, setPad } = props;
  const turn = turnOnFelt(NOTHING, state.round, pad, setPad);
  const played = cardsOf(turn?.options.find((option) => option.do === "play"));
  return turn && <RealFoot {...props} turn={turn} played={played} nothing={NOTHING} Turn={Turn} />;
}
