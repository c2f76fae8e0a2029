// Kabu in a player's hand: who has drawn, and at the showing what everybody counts.

import type { KabuRound, Payout } from "../../frontend/answers";
import type { GamePhone, PhoneProps } from "../../frontend/hand/types";
import { Hand } from "../../frontend/kit/card";
import { names } from "../../frontend/kit/names";
import { ngettext, mixed, gettext } from "../../frontend/kit/gettext";

export const phone = { Board, reason } satisfies GamePhone<KabuRound>;

/** What I count, and what the others do: everybody pays everybody. */
function reason(_: Payout | undefined, { facts: { counts }, seats }: KabuRound, own: number) {
  const others = seats.filter(({ seat }) => seat !== own && seat in counts);
  return own in counts
    ? gettext("You count {count}, the others {counts}.", {
        count: counts[own] ?? 0,
        counts: others.map(({ seat }) => counts[seat]).join(", "),
      })
    : null;
}

function Board({ state: { round, table } }: PhoneProps<KabuRound>) {
  const { facts, zones, options } = round;
  const others = round.seats.filter(({ seat }) => seat !== table.seat);
  const isShown = Object.keys(facts.counts).length > 0;
  return (
    <>
      <p class="hand-pots">
        <span>{mixed("hand {number}", { number: <b>{facts.hand}</b> })}</span>
        <span>{mixed("stock {count}", { count: <b>{zones["stock"]?.count ?? 0}</b> })}</span>
        <span>{ngettext("{count} chip a point", "{count} chips a point", options.stake)}</span>
      </p>
      <div class={names(["hand-seen", isShown && "kabu-shown"])}>
        {others.map(({ seat, player }) => {
          const count = facts.counts[seat];
          const drawing = facts.drawing.includes(seat);
          return (
            <div
              key={seat}
              class={names(["hand-other", round.prompt?.awaited.includes(seat) && "is-lit"])}
            >
              <Hand cards={zones[`hand:${seat}`]?.cards ?? []} label={player} />
              <b>{count ?? (drawing || !round.prompt ? "" : gettext("passed"))}</b>
            </div>
          );
        })}
      </div>
    </>
  );
}
