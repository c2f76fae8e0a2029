// Comet with a real deck: the card that is wanted is touched, on the felt or in the foot, and then who has played it; where
// nobody has it, whoever played last leads another.
//
//   onFelt(…)       what may be touched on the felt, or null
//   footOf(round)   the foot that goes with it

import type { CometRound, OptionView } from "../../frontend/answers";
import { cardSign } from "../../frontend/kit/cardpicker";
import { Button } from "../../frontend/kit/controls";
import { gettext } from "../../frontend/kit/gettext";
import type { CardCode } from "../../frontend/kit/types";
import { nameOf } from "../../frontend/round/lines";
import { cardsOf } from "../../frontend/round/offers";
import type { ActionAtTable, FootProps } from "../../frontend/round/types";
import { type OnFelt, RealFoot, type ToTap, turnOnFelt } from "../../frontend/table/held";

declare module "../../frontend/round/types" {
  interface Pads {
    comet: OnFelt<Chosen>;
  }
}

/** The card that was played, and whether nobody has the one that is wanted. */
export interface Chosen {
  card: CardCode | null;
  nobody: boolean;
}

const NOTHING: Chosen = { card: null, nobody: false };

type TurnProps = ToTap<CometRound, Chosen>;

/** The options to play this card. */
const playing = ({ options }: TurnProps, card: CardCode | null) =>
  options.filter((option) => card !== null && cardsOf(option).includes(card));

/** The cards whose players are asked for: those that are wanted, and the comet. */
const called = (turn: TurnProps) =>
  [...turn.round.facts.wanted, turn.round.board.comet].filter((card) => playing(turn, card).length);

/** What the leader may play besides, where nobody has a wanted card. */
function led(turn: TurnProps) {
  const leads = turn.options.find(({ by }) => by === turn.round.facts.leader);
  const wanted = called(turn);
  const cards = cardsOf(leads);
  return turn.round.facts.wanted.length ? cards.filter((card) => !wanted.includes(card)) : cards;
}

const played = (option: OptionView, card: CardCode): ActionAtTable => ({
  ...option,
  args: { card },
});

/** A touch of a place on the felt: the card is played, where only one player can have done it. */
export function onFelt({
  state,
  table,
  pad,
  setPad,
}: Omit<FootProps<CometRound>, "prompt" | "news">) {
  const turn = turnOnFelt(NOTHING, state.round, pad, setPad);
  return turn && { open: called(turn), touch: (card: CardCode) => touch(turn, table.act, card) };
}

function touch(turn: TurnProps, act: (action: ActionAtTable) => unknown, card: CardCode) {
  const [only, ...others] = playing(turn, card);
  if (only && !others.length) act(played(only, card));
  else turn.choose({ card, nobody: false });
}

type ActingProps = TurnProps & { busy: boolean; act: (action: ActionAtTable) => unknown };

/** Which of the wanted cards was played; then who has played it. */
function Turn(props: ActingProps) {
  const { round, chosen, choose, busy, act } = props;
  const { card } = chosen;
  if (card)
    return (
      <>
        <p class="controls-note">{gettext("Who plays it?")}</p>
        {playing(props, card).map((option) => (
          <Button key={option.by} busy={busy} onTap={() => act(played(option, card))}>
            {nameOf(round, Number(option.by))}
          </Button>
        ))}
      </>
    );
  return (
    <>
      {called(props).map((wanted) => (
        <Button
          key={wanted}
          kind={wanted === round.board.comet ? "plain" : "main"}
          busy={busy}
          onTap={() => touch(props, act, wanted)}
        >
          {cardSign(wanted)}
        </Button>
      ))}
      {led(props).length > 0 && (
        <Button kind="plain" onTap={() => choose({ card: null, nobody: true })}>
          {gettext("nobody has it")}
        </Button>
      )}
    </>
  );
}

/** Who has played what; other questions are the general foot's. */
export const footOf = (round: CometRound) => turnOnFelt(NOTHING, round, {}, () => {}) && Foot;

function Foot(props: FootProps<CometRound>) {
  const { state, table, pad, setPad } = props;
  const turn = turnOnFelt(NOTHING, state.round, pad, setPad);
  if (!turn) return null;
  const { leader, wanted } = state.round.facts;
  const leads = turn.options.find(({ by }) => by === leader);
  const back = turn.chosen.nobody && wanted.length > 0;
  return (
    <RealFoot
      {...props}
      turn={turn}
      played={turn.chosen.nobody || !wanted.length ? led(turn) : []}
      nothing={NOTHING}
      Turn={Turn}
      onPick={(card) => leads && table.act(played(leads, card))}
      besides={
        back && (
          <Button kind="plain" onTap={() => turn.choose(NOTHING)}>
            {gettext("somebody has it")}
          </Button>
        )
      }
    />
  );
}
