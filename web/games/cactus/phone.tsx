// Cactus in a player's hand: both layouts, and a turn by taps on their cards.

import type { CactusRound } from "../../frontend/answers";
import { boardWith } from "../../frontend/hand/tricks";
import type { GamePhone, MineProps, PhoneProps } from "../../frontend/hand/types";
import { names } from "../../frontend/kit/names";
import { felt } from "./felt";
import { Own, Theirs, Turn } from "./turn";

export const phone = {
  Board,
  Mine: () => Mine,
  Play: () => Play,
} satisfies GamePhone<CactusRound>;

type Props = PhoneProps<CactusRound>;

const Over = boardWith(felt);

const cardsOf = ({ state, options, pad, setPad, cover }: Props) => ({
  round: state.round,
  seat: state.table.seat,
  options: state.round.finished ? [] : options,
  raised: pad.raised ?? {},
  onRaise: (raised: NonNullable<typeof pad.raised>) => setPad({ raised }),
  open: cover.open || state.round.finished,
});

function Board(props: Props) {
  return (
    <>
      <Theirs {...cardsOf(props)} />
      {props.state.round.finished && <Over {...props} />}
    </>
  );
}

/** One's own layout; with it what is in hand, and what one looks at, once it lies open. */
const Mine = (props: MineProps<CactusRound>) => (
  <div class={names(["cactus-own", props.own.length > 0 && "hand-open"])}>
    <Own {...cardsOf(props)} />
  </div>
);

function Play(props: Props) {
  const { hand, open } = props;
  return (
    <Turn
      {...cardsOf(props)}
      open={open}
      busy={hand.late.value}
      act={(action) => hand.act({ ...action, args: action.args ?? {} })}
    />
  );
}
