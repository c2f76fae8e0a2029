// The tablet in a player's hands, where a game plays by taps on the cards of its table.
//
//   HeldHand({table, hand, who, onCover, turn, children})   what lies there and one's own cards, and under the line the turn
//   CardsToTap({cards, chosen, onChoose})                   one's own cards, one of them raised
//   handToTap({nothing, Table, Turn})                       a game's OpenHand: a card of one's own is touched, then those of
//                                                           the table. nothing: what is touched at first
//   OwnToTap(…)                                             the same on a phone
//   turnOnFelt(nothing, round, pad, setPad)                 the same of a real deck, on the felt: null where nothing is asked
//   RealFoot({…, turn, played, Turn, onPick, besides})      its foot: the card that was played is picked, then the turn.
//                                                           besides: what else may be done while it is

import type { ComponentChildren, FunctionComponent, HTMLAttributes } from "preact";
import { useState } from "preact/hooks";
import type { OptionView, RoundView } from "../answers";
import { Card } from "../kit/card";
import { CardPicker, cardSign, TakeBack } from "../kit/cardpicker";
import { Button, Controls } from "../kit/controls";
import { cardName } from "../kit/faces";
import { gettext } from "../kit/gettext";
import { Line } from "../kit/line";
import { names } from "../kit/names";
import { ErrorToast } from "../kit/notice";
import type { CardCode } from "../kit/types";
import { arranged } from "../kit/sorting";
import { useTapGuard } from "../kit/taps";
import type { ActionAtTable, FootProps, OpenHandProps } from "../round/types";

type HeldHandProps<Round extends RoundView> = Pick<
  OpenHandProps<Round>,
  "table" | "hand" | "who" | "onCover"
> & {
  turn: ComponentChildren;
  /** What else its felt takes, such as a finger that draws cards. */
  felt?: HTMLAttributes<HTMLElement>;
  children: ComponentChildren;
};

export function HeldHand<Round extends RoundView>({
  table,
  hand: { round },
  who,
  onCover,
  turn,
  felt,
  children,
}: HeldHandProps<Round>) {
  return (
    <>
      <section class={`hand-felt is-${round.game}`} aria-label={gettext("your hand")} {...felt}>
        {children}
        <div class="hand-foot">
          <Button kind="plain" onTap={onCover}>
            {gettext("cover")}
          </Button>
        </div>
      </section>
      <section class="foot" aria-label={gettext("what is next")}>
        <Line text={round.prompt?.say.text ?? gettext("The round is over.")} detail={who} />
        <Controls
          question={round.prompt?.say.code ?? "over"}
          end={
            <Button kind="plain" onTap={table.takeBack}>
              {gettext("back to the dealer")}
            </Button>
          }
        >
          {turn}
        </Controls>
        <ErrorToast text={table.error.value} onGone={table.dismiss} />
      </section>
    </>
  );
}

/** What a turn by taps is given: whose options these are, and what has been touched. */
export interface ToTap<Round, Chosen> {
  round: Round;
  options: readonly OptionView[];
  chosen: Chosen;
  choose: (chosen: Chosen) => void;
}

type TurnToTap<Round, Chosen> = FunctionComponent<
  ToTap<Round, Chosen> & { busy: boolean; act: (action: ActionAtTable) => unknown }
>;

interface HandToTap<Round, Chosen> {
  nothing: Chosen;
  Table: FunctionComponent<ToTap<Round, Chosen>>;
  Turn: TurnToTap<Round, Chosen>;
}

export const handToTap = <Round extends RoundView, Chosen extends { card: CardCode | null }>({
  nothing,
  Table,
  Turn,
}: HandToTap<Round, Chosen>) =>
  function HandInTaps({ table, hand, seat, who, act, onCover }: OpenHandProps<Round>) {
    const { round } = hand;
    const [chosen, choose] = useState(nothing);
    const options = round.prompt?.options.filter(({ by }) => by === seat) ?? [];
    const turn = { round, options, chosen, choose };
    return (
      <HeldHand
        table={table}
        hand={hand}
        who={who}
        onCover={onCover}
        turn={options.length > 0 && <Turn {...turn} busy={table.late.value} act={act} />}
      >
        <Table {...turn} />
        <CardsToTap
          cards={arranged(round.zones[`hand:${seat}`]?.cards ?? [], round)}
          chosen={chosen.card}
          onChoose={(card) => choose({ ...nothing, card })}
        />
      </HeldHand>
    );
  };

/** What is touched on the felt, and of which option: with the next one it is forgotten. */
export type OnFelt<Chosen> = Chosen & { since?: number };

/** Whoever runs the table touches the felt for whoever plays a card of a real deck. */
export function turnOnFelt<Round extends RoundView, Chosen extends object>(
  nothing: Chosen,
  round: Round,
  pad: Partial<OnFelt<Chosen>>,
  setPad: (chosen: OnFelt<Chosen>) => void,
): ToTap<Round, Chosen> | null {
  const options = round.prompt?.options.filter(({ by }) => by !== "dealer") ?? [];
  const since = options[0]?.since;
  if (round.cards !== "physical" || since === undefined) return null;
  return {
    round,
    options,
    chosen: pad.since === since ? { ...nothing, ...pad } : nothing,
    choose: (chosen) => setPad({ ...chosen, since }),
  };
}

type RealFootProps<Round extends RoundView, Chosen> = Pick<
  FootProps<Round>,
  "table" | "prompt" | "news"
> & {
  turn: ToTap<Round, Chosen>;
  /** The cards that one of a hand may be; none where it is about the felt alone. */
  played: readonly CardCode[];
  nothing: Chosen;
  Turn: TurnToTap<Round, Chosen>;
  onPick?: (card: CardCode) => void;
  besides?: ComponentChildren;
};

export function RealFoot<Round extends RoundView, Chosen extends { card: CardCode | null }>({
  table,
  prompt,
  news,
  turn,
  played,
  nothing,
  Turn,
  onPick = (card) => turn.choose({ ...nothing, card }),
  besides,
}: RealFootProps<Round, Chosen>) {
  const { options, chosen, choose, round } = turn;
  const busy = table.late.value;
  const picks = played.length > 0 && !chosen.card;
  return (
    <section class="foot" aria-label={gettext("what is next")}>
      <Line text={prompt.say.text} news={news} detail={chosen.card && cardSign(chosen.card)} />
      {table.error.value && (
        <div class="foot-error">
          <ErrorToast text={table.error.value} onGone={table.dismiss} />
        </div>
      )}
      {picks && (
        <div class="panel">
          <CardPicker allowed={played} busy={busy} onPick={onPick} />
        </div>
      )}
      <Controls
        question={`${options[0]?.since} ${chosen.card}`}
        end={
          chosen.card ? (
            <Button kind="plain" onTap={() => choose(nothing)}>
              {gettext("another card")}
            </Button>
          ) : (
            picks && round.undoable && <TakeBack busy={busy} onTakeBack={table.undo} />
          )
        }
      >
        {picks ? (
          <>
            <p class="controls-note">{gettext("Touch the card that was played.")}</p>
            {besides}
          </>
        ) : (
          <Turn {...turn} busy={busy} act={table.act} />
        )}
      </Controls>
    </section>
  );
}

interface CardsToTapProps {
  cards: readonly CardCode[];
  chosen: CardCode | null | undefined;
  /** Those that may be touched, where not all may. */
  open?: readonly CardCode[];
  onChoose: (card: CardCode | null) => void;
}

const MANY = 4; // cards a row
const CROWD = 10; // beyond that, six a row

export const OwnToTap = (props: CardsToTapProps) => {
  const { length } = props.cards;
  return (
    <div
      class={names(["hand-open", length > MANY && "is-many", length > CROWD && "is-crowd"])}
      style={{ "--of": length }}
    >
      <CardsToTap {...props} />
    </div>
  );
};

export function CardsToTap({ cards, chosen, open = cards, onChoose }: CardsToTapProps) {
  // The hand may move as a card is chosen, and after it is played: the second tap of a double tap would be another card's.
  const guard = useTapGuard(`${chosen} ${cards.join()}`, { quiet: true });
  return (
    <div
      class="tap-hand"
      role="group"
      aria-label={gettext("your cards")}
      onClickCapture={guard.blocks}
    >
      {cards.map((card) =>
        open.includes(card) ? (
          <button
            type="button"
            key={card}
            class={names(["tap-card is-open", card === chosen && "is-raised"])}
            aria-label={cardName(card)}
            aria-pressed={card === chosen}
            onClick={() => onChoose(card === chosen ? null : card)}
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
  );
}
