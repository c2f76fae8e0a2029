// Bura in a player's hand: the trump and the trick.

import { chips, signed } from "../../frontend/kit/numbers";
import { mixed, ngettext } from "../../frontend/kit/gettext";
import { netOf } from "../../frontend/round/payments";
import { EndStanding } from "../../frontend/round/standing";
import type { Payout } from "../../frontend/answers";
import type { GamePhone, PhoneProps } from "../../frontend/hand/types";
import { payment, TrickSeen, TrumpSeen } from "./felt";
import type { BuraRound } from "./words";

export const phone = {
  Board,
  reason: (payout: Payout | undefined) => payout && payment(payout).hand,
} satisfies GamePhone<BuraRound>;

/** What the hand has brought both, and what they have by now. */
const standing = (round: BuraRound) =>
  round.seats
    .map(({ seat, player, rack }) => ({ seat, player, rack, net: netOf(round, seat) }))
    .sort((a, b) => b.net - a.net)
    .map(({ seat, player, rack, net }) => ({
      ...{ seat, player, figure: signed(net), best: net > 0 },
      note: noteOf(round, seat, rack),
    }));

function noteOf({ board }: BuraRound, seat: number, rack: number) {
  const counted = board.counted[seat];
  return [
    counted && ngettext("{count} point##of cards", "{count} points##of cards", counted.points),
    ngettext("{count} chip", "{count} chips", rack),
  ]
    .filter(Boolean)
    .join(" · ");
}

function Board({ state: { round, table } }: PhoneProps<BuraRound>) {
  return (
    <>
      <div class="hand-others bura-trick">
        <TrickSeen round={round} seat={table.seat} />
      </div>
      {round.finished && <EndStanding rows={standing(round)} me={table.seat} />}
      <div class="hand-pots bura-facts">
        <TrumpSeen round={round} />
        <span>
          {mixed("pot {chips}", { chips: <b class="figure">{chips(round.places["pot"] ?? 0)}</b> })}
        </span>
        <span>{mixed("stock {count}", { count: <b>{round.board.to_draw}</b> })}</span>
      </div>
    </>
  );
}
