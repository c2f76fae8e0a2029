// Stop the Bus in a player's hand: a swap is two cards that are touched; at the end every hand has its name.

import type { StopTheBusRound } from "../../frontend/answers";
import { boardWith } from "../../frontend/hand/tricks";
import type { GamePhone, PhoneProps, PlayingState } from "../../frontend/hand/types";
import { felt, Hands, Tokenholders } from "./felt";
import { Middle, Own, Turn } from "./swap";

const Plain = boardWith(felt);

export const phone = {
  Board,
  Mine: (state) => (isMyTurn(state) ? Own : null),
  Play: (state) => (isMyTurn(state) ? Turn : null),
  reason: (_payout, round, seat) => round.board.results?.[seat],
} satisfies GamePhone<StopTheBusRound>;

const isMyTurn = ({ round, table }: PlayingState<StopTheBusRound>) =>
  round.cards === "virtual" &&
  Boolean(round.prompt?.options.some(({ by, do: verb }) => by === table.seat && verb === "swap"));

function Board(props: PhoneProps<StopTheBusRound>) {
  const { round } = props.state;
  if (round.board.hands)
    return (
      <>
        <Hands round={round} />
        {round.finished && <Plain {...props} />}
      </>
    );
  if (!isMyTurn(props.state)) return <Plain {...props} />;
  return (
    <div class="bus-seen">
      <Middle {...props} />
      <Tokenholders round={round} />
    </div>
  );
}
