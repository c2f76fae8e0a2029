// Chinese Ten in a player's hand: a turn by taps on one's own card and the layout.

import type { ChineseTenRound } from "../../frontend/answers";
import { boardWith } from "../../frontend/hand/tricks";
import type { GamePhone, MineProps, PhoneProps, PlayingState } from "../../frontend/hand/types";
import { OwnToTap } from "../../frontend/table/held";
import { felt } from "./felt";
import { type Chosen, NOTHING, Open, Turn } from "./turn";

type Props = PhoneProps<ChineseTenRound>;

const Plain = boardWith(felt);

export const phone = {
  Board,
  Mine: (state) => (isMine(state, "play") ? Mine : null),
  Play: (state) => (isMine(state, "play") || isMine(state, "take") ? Play : null),
} satisfies GamePhone<ChineseTenRound>;

const isMine = ({ round, table }: PlayingState<ChineseTenRound>, verb: string) =>
  round.cards === "virtual" &&
  Boolean(round.prompt?.options.some((option) => option.by === table.seat && option.do === verb));

const turnOf = ({ state, options, pad, setPad }: Props) => ({
  round: state.round,
  options,
  chosen: { ...NOTHING, ...pad },
  choose: (chosen: Chosen) => setPad(chosen),
});

function Board(props: Props) {
  const { state } = props;
  if (state.round.finished || !(isMine(state, "play") || isMine(state, "take")))
    return <Plain {...props} />;
  return <Open {...turnOf(props)} />;
}

function Mine({ own, pad, setPad }: MineProps<ChineseTenRound>) {
  return (
    <OwnToTap
      cards={own.flatMap(([, held]) => held)}
      chosen={pad.card}
      onChoose={(card) => setPad({ card, take: null })}
    />
  );
}

/** Nothing while the cards are covered, unless it is about the card of the stock: the cover has the key. */
function Play(props: Props) {
  const { hand, state, open } = props;
  return open || isMine(state, "take") ? (
    <Turn {...turnOf(props)} busy={hand.late.value} act={hand.act} />
  ) : null;
}
