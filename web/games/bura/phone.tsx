// Bura in a player's hand: the trump and the trick.

import { chips } from "../../frontend/kit/numbers";
import { mixed } from "../../frontend/kit/gettext";
import type { Payout } from "../../frontend/answers";
import type { GamePhone, PhoneProps } from "../../frontend/hand/types";
import { felt, payment } from "./felt";
import type { BuraRound } from "./words";

export const phone = {
  Board,
  reason: (payout: Payout | undefined) => payout && payment(payout).hand,
} satisfies GamePhone<BuraRound>;

function Board({ state: { round, table } }: PhoneProps<BuraRound>) {
  return (
    <>
      <felt.Seen round={round} seat={table.seat} />
      <p class="hand-pots">
        <span>
          {mixed("pot {chips}", { chips: <b class="figure">{chips(round.places["pot"] ?? 0)}</b> })}
        </span>
        <span>{mixed("stock {count}", { count: <b>{round.board.to_draw}</b> })}</span>
      </p>
    </>
  );
}
