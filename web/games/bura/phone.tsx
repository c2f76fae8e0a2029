// Bura in a player's hand: the trump and the trick.

import { chips } from "../../frontend/kit/numbers";
import { mixed } from "../../frontend/kit/say";
import { felt } from "./felt";

export const phone = {
  Board,
  reason: (payout) => payout && felt.payment(payout).hand,
};

function Board({ state: { round, table } }) {
  const stock = round.zones.stock.count + (round.zones.trump?.count ?? 0);
  return (
    <>
      <felt.Seen round={round} seat={table.seat} />
      <p class="hand-pots">
        <span>
          {mixed("pot {chips}", { chips: <b class="figure">{chips(round.places.pot ?? 0)}</b> })}
        </span>
        <span>{mixed("stock {count}", { count: <b>{stock}</b> })}</span>
      </p>
    </>
  );
}
