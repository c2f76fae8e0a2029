// Vazhushal in a player's hand.

import type { OptionView, VazhushalRound } from "../../frontend/answers";
import type { GamePhone, MineProps, PhoneProps, PlayingState } from "../../frontend/hand/types";
import { Score } from "../../frontend/round/general";
import { Foot, OwnCards, Table, type TurnProps } from "./turn";

type Props = PhoneProps<VazhushalRound>;

export const phone = {
  Board,
  ofRealDeck: true,
  Mine: (state) => (isPlayed(state) ? Mine : null),
  Play: (state) => (isMine(state) ? Play : null),
} satisfies GamePhone<VazhushalRound>;

const isPlayed = ({ round }: PlayingState<VazhushalRound>) =>
  round.cards === "virtual" && !round.finished;

const ownOptions = ({ round, table }: PlayingState<VazhushalRound>): readonly OptionView[] =>
  round.cards === "virtual"
    ? (round.prompt?.options.filter(({ by }) => by === table.seat) ?? [])
    : [];

const isMine = (state: PlayingState<VazhushalRound>) =>
  isPlayed(state) && ownOptions(state).length > 0;

function turnOf({ hand, state, open, pad, setPad }: Props): TurnProps {
  const { round, table } = state;
  const options = open
    ? ownOptions(state)
    : ownOptions(state).filter(({ do: verb }) => verb === "draw");
  const asked = [state.night.night, table.table, table.number, options[0]?.since].join(" ");
  return {
    round,
    seat: table.seat,
    asked,
    options,
    own: round.zones[`hand:${table.seat}`]?.cards ?? [],
    count: pad.take === asked ? (pad.count ?? null) : null,
    setCount: (count) => setPad({ take: asked, count }),
    judge: (option, args) => hand.judge({ ...option, args }),
    act: (option, args = {}) => hand.act({ ...option, args }),
    busy: hand.late.value,
  };
}

function Board(props: Props) {
  return props.state.round.finished ? <Score state={props.state} /> : <Table {...turnOf(props)} />;
}

function Mine(props: MineProps<VazhushalRound>) {
  const turn = turnOf(props);
  if (!turn.own.length) return null;
  return (
    <div class="hand-open vazhushal-own">
      <OwnCards {...turn} />
    </div>
  );
}

function Play(props: Props) {
  const turn = turnOf(props);
  return turn.options.length > 0 ? <Foot {...turn} /> : null;
}
