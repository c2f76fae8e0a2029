// Crates in a player's hand: a turn by taps on one's own cards.

import type { CratesRound } from "../../frontend/answers";
import { boardWith } from "../../frontend/hand/tricks";
import type { GamePhone, MineProps, PhoneProps, PlayingState } from "../../frontend/hand/types";
import { OwnToTap } from "../../frontend/table/held";
import { felt } from "./felt";
import { type Chosen, NOTHING, tapping, Turn } from "./turn";

export const phone = {
  Board: boardWith(felt),
  Mine: (state) => (isMyTurn(state) ? Mine : null),
  Play: (state) => (isMyTurn(state) ? Play : null),
} satisfies GamePhone<CratesRound>;

const isMyTurn = ({ round, table }: PlayingState<CratesRound>) =>
  round.cards === "virtual" &&
  Boolean(round.prompt?.options.some(({ by, do: verb }) => by === table.seat && verb === "play"));

const turnOf = ({ state, options, hand, pad, setPad }: PhoneProps<CratesRound>) => ({
  round: state.round,
  options,
  chosen: { ...NOTHING, ...pad },
  choose: (chosen: Chosen) => setPad(chosen),
  act: hand.act,
});

const Mine = (props: MineProps<CratesRound>) => (
  <OwnToTap cards={props.own.flatMap(([, held]) => held)} {...tapping(turnOf(props))} />
);

const Play = (props: PhoneProps<CratesRound>) =>
  props.open ? <Turn {...turnOf(props)} busy={props.hand.late.value} /> : null;
