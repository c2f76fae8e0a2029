// Ceremony({payouts, at, chipset, news, onPaid, onPayAll, onWhy})
//     Paying, one seat at a time, in the order the dealer pays. payouts: [{who, hand, sums, amount}], where
//     `hand` is the hand in words, `sums` the arithmetic line by line ("Blind 10 × 3:2 = 15"), `amount` the
//     chips to push (with `change` for a bet of this size, where it is known): above zero to the player, below zero to take, zero a push. Where one player pays others, it has
//     a `line` of its own and `pushes`: [{to, amount, why}], to whom the chips go. `at`: which one is being paid.
//     onWhy: asked for the explanation of the one being paid. It brings its own line. The transfers happened when the round finished; this helps hands do the same.

import type { ComponentChildren } from "preact";
import type { ChipSet } from "./types";
import { Button } from "./controls";
import { Chips } from "./chips";
import { Line } from "./line";
import { mixed, gettext } from "./gettext";
import { useTapGuard } from "./taps";

interface Push {
  to?: string;
  amount: number;
  why?: string;
}

/** A payment in words. */
export interface Payout {
  who: string;
  amount: number;
  hand?: string | null | undefined;
  sums?: readonly string[] | undefined;
  change?: number | undefined;
  line?: string | undefined;
  pushes?: readonly Push[] | undefined;
}

interface CeremonyProps {
  payouts: readonly Payout[];
  at: number;
  chipset: ChipSet;
  news?: ComponentChildren;
  onPaid: () => void;
  onPayAll: () => void;
  onWhy?: () => void;
}

export function Ceremony({ payouts, at, chipset, news, onPaid, onPayAll, onWhy }: CeremonyProps) {
  const guard = useTapGuard(at, { fresh: true }); // a double tap pays one seat, not two
  const payout = payouts[at];
  if (!payout) return null;
  const { amount, sums = [], change } = payout;
  const pushes: readonly Push[] = payout.pushes ?? [{ amount: Math.abs(amount) }];
  const last = at === payouts.length - 1;
  return (
    <>
      <Line text={payLine(payout)} news={news} />
      <section class="ceremony" aria-label={gettext("paying")} onClickCapture={guard.blocks}>
        <Button kind="main" large onTap={onPaid}>
          {done(payout)}
        </Button>
        <div class="ceremony-sums">
          {sums.map((sum) => (
            <p key={sum}>{sum}</p>
          ))}
        </div>
        <div class="ceremony-chips">
          {pushes
            .filter((push) => push.amount)
            .map((push) => (
              <div class="ceremony-push" key={push.to}>
                {push.to && <span>{mixed("to {player}", { player: <b>{push.to}</b> })}</span>}
                <Chips
                  amount={push.amount}
                  chipset={chipset}
                  change={amount > 0 ? change : undefined}
                  words={!push.to}
                />
                {push.why && <span class="quiet small">{push.why}</span>}
              </div>
            ))}
        </div>
        <div class="ceremony-end">
          <span class="quiet small">
            {gettext("{number} of {count}", { number: at + 1, count: payouts.length })}
          </span>
          <div class="ceremony-ways">
            {onWhy && (
              <Button
                name={gettext("why {player} is paid this", { player: payout.who })}
                onTap={onWhy}
              >
                {gettext("why?")}
              </Button>
            )}
            <Button disabled={last} onTap={onPayAll}>
              {gettext("pay all")}
            </Button>
          </div>
        </div>
      </section>
    </>
  );
}

function done({ amount, pushes }: Payout) {
  if (amount === 0) return gettext("next");
  return amount > 0 || pushes ? gettext("paid") : gettext("taken");
}

/** The sentence of one payout: "Pay Ana 75: flush, ace high." */
export function payLine({ who, hand, amount, line }: Payout) {
  if (line) return line;
  let order = gettext("{player} pushes", { player: who });
  if (amount > 0) order = gettext("Pay {player} {chips}", { player: who, chips: amount });
  if (amount < 0) order = gettext("Take {chips} from {player}", { player: who, chips: -amount });
  return hand ? `${order}: ${hand}.` : `${order}.`;
}
