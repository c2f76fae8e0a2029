// Aggravation in a player's hand: both rows, to be tapped at any time, and the own pack.

import type { AggravationRound } from "../../frontend/answers";
import type { GamePhone, MineProps, PhoneProps } from "../../frontend/hand/types";
import { gettext } from "../../frontend/kit/gettext";
import { Score } from "../../frontend/round/general";
import { calledIn, Count, End, Player, Rows } from "./rows";

export const phone = {
  Board,
  Mine: () => Mine,
  Play: () => Nothing,
  line: ({ round }) => round.prompt?.say.text ?? null,
} satisfies GamePhone<AggravationRound>;

type Props = PhoneProps<AggravationRound>;

function Board({ state, hand }: Props) {
  const { round, table } = state;
  const others = round.seats.filter(({ seat }) => seat !== table.seat);
  const isPlayed = table.phones && !round.finished && !calledIn(round).length;
  const begun = Object.values(round.board.rows).some((places) => places.length > 0);
  return (
    <div class="eyes is-held">
      <div class="eyes-above">
        {others.map(({ seat }) => (
          <Player key={seat} round={round} seat={seat} />
        ))}
        {isPlayed && <Count round={round} still={!begun && table.dealing === null} />}
      </div>
      {isPlayed ? (
        <End round={round} seat={table.seat} send={hand.race} />
      ) : (
        <Rows round={round} seat={table.seat} />
      )}
      {round.finished && <Score state={state} />}
    </div>
  );
}

/** A pack is nobody's to look at. */
const Mine = ({ state }: MineProps<AggravationRound>) =>
  state.round.cards === "virtual" ? null : (
    <p class="quiet">{gettext("The cards lie on the table.")}</p>
  );

/** What is done is done by tapping cards. */
const Nothing = () => null;
