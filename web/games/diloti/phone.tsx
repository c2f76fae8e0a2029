// Diloti in a player's hand: a turn by taps on one's own card and those of the table.

import type { DilotiRound } from "../../frontend/answers";
import { boardWith } from "../../frontend/hand/tricks";
import type { GamePhone, MineProps, PhoneProps, PlayingState } from "../../frontend/hand/types";
import { OwnToTap } from "../../frontend/table/held";
import { felt } from "./felt";
import { type Chosen, Lying, NOTHING, Turn } from "./turn";

type Props = PhoneProps<DilotiRound>;

const Plain = boardWith(felt);

export const phone = {
  Board,
  Mine: (state) => (isMyTurn(state) ? Mine : null),
  Play: (state) => (isMyTurn(state) ? Play : null),
} satisfies GamePhone<DilotiRound>;

const isMyTurn = ({ round, table }: PlayingState<DilotiRound>) =>
  round.cards === "virtual" && Boolean(round.prompt?.options.some(({ by }) => by === table.seat));

const turnOf = ({ state, options, pad, setPad }: Props) => ({
  round: state.round,
  options,
  chosen: { ...NOTHING, ...pad },
  choose: (chosen: Chosen) => setPad(chosen),
});

function Board(props: Props) {
  const { state } = props;
  if (state.round.finished || !isMyTurn(state)) return <Plain {...props} />;
  return <Lying {...turnOf(props)} />;
}

function Mine({ own, pad, setPad }: MineProps<DilotiRound>) {
  return (
    <OwnToTap
      cards={own.flatMap(([, held]) => held)}
      chosen={pad.card}
      onChoose={(card) => setPad({ card, picked: [] })}
    />
  );
}

/** Nothing while the cards are covered: the cover has the key. */
function Play(props: Props) {
  const { hand, open } = props;
  return open ? <Turn {...turnOf(props)} busy={hand.late.value} act={hand.act} /> : null;
}
