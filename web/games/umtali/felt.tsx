// Umtali on the tablet: both sides across from each other, stock and pile between them.

import type { SeatView, StepView, UmtaliRound } from "../../frontend/answers";
import { gettext } from "../../frontend/kit/gettext";
import { Score } from "../../frontend/round/general";
import { goesOut } from "../../frontend/round/goingout";
import { passOnToNext } from "../../frontend/round/offers";
import { isLit } from "../../frontend/round/seats";
import type { FeltProps, GameFace } from "../../frontend/round/types";
import { Middle, Side, Table } from "./table";
import { UmtaliHand } from "./turn";

export const felt = {
  Felt,
  OpenHand: UmtaliHand,
  Seen: Table,
  describe,
  passOn: passOnToNext,
  words,
  ...goesOut<UmtaliRound>(({ facts }) => facts.out),
} satisfies GameFace<UmtaliRound>;

/** The rules tell what is melded and laid: the record says it once. */
function describe({ do: verb }: StepView) {
  return verb === "meld" || verb === "lay" ? "" : null;
}

function words() {
  return {
    draw: () => gettext("DRAW"),
    take: () => gettext("TAKE"),
    meld: () => gettext("MELD##of Umtali"),
    lay: () => gettext("LAY"),
    discard: () => gettext("DISCARD"),
  };
}

function Felt({ state, paying }: FeltProps<UmtaliRound>) {
  const { round, table } = state;
  const [first, second] = round.seats;
  const side = (seated: SeatView | undefined) =>
    seated && (
      <Side
        seated={seated}
        round={round}
        lit={isLit(round, seated.seat, paying)}
        holds={table.hand_over?.seat === seated.seat}
      />
    );
  return (
    <section class="felt umtali" aria-label={gettext("felt")}>
      {side(second)}
      <Middle round={round} />
      {side(first)}
      <Score state={state} />
    </section>
  );
}
