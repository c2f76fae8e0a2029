// Umtali in a player's hand: a turn by taps on one's own cards, the pile and what lies on the table.

import type { UmtaliRound } from "../../frontend/answers";
import { boardWith } from "../../frontend/hand/tricks";
import type { GamePhone, MineProps, PhoneProps, PlayingState } from "../../frontend/hand/types";
import type { CardCode } from "../../frontend/kit/types";
import { felt } from "./felt";
import { Lying, Own, Turn } from "./turn";

declare module "../../frontend/round/types" {
  interface Pads {
    umtali: { draft: readonly CardCode[] };
  }
}

type Props = PhoneProps<UmtaliRound>;

const Plain = boardWith(felt);

export const phone = {
  Board,
  Mine: (state) => (isPlayed(state) ? Mine : null),
  Play: (state) => (isMyTurn(state) ? Play : null),
} satisfies GamePhone<UmtaliRound>;

const isPlayed = ({ round }: PlayingState<UmtaliRound>) =>
  round.cards === "virtual" && !round.finished;

const isMyTurn = (state: PlayingState<UmtaliRound>) =>
  isPlayed(state) && Boolean(state.round.prompt?.options.some(({ by }) => by === state.table.seat));

const turnOf = ({ state, options, pad, setPad, hand }: Props) => ({
  round: state.round,
  seat: state.table.seat,
  options,
  draft: pad.draft ?? [],
  setDraft: (draft: readonly CardCode[]) => setPad({ draft }),
  act: hand.act,
  busy: hand.late.value,
});

function Board(props: Props) {
  return isMyTurn(props.state) ? <Lying {...turnOf(props)} /> : <Plain {...props} />;
}

function Mine(props: MineProps<UmtaliRound>) {
  return <Own {...turnOf(props)} cards={props.own.flatMap(([, held]) => held)} />;
}

/** What depends on the own cards is not told while they are covered: the cover has the key. */
function Play(props: Props) {
  const turn = turnOf(props);
  const isPublic = turn.options.every(({ do: verb }) => verb === "draw" || verb === "take");
  return props.open || isPublic ? <Turn {...turn} /> : null;
}
