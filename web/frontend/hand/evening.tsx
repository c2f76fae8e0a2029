// Evening({hand, state})   how one stands tonight: what one was up after each round, and now
// MyLine({bill})           the same of a bill that is at hand
// MyNight({hand, state})   when the night is over: what it gave, and how

import type { Bill } from "../answers";
import type { HandProps } from "./types";
import { useEffect, useState } from "preact/hooks";
import { toneOf } from "../kit/ledger";
import { Spark } from "../kit/lines";
import { names } from "../kit/names";
import { signed } from "../kit/numbers";
import { gettext } from "../kit/gettext";

export function Evening({ hand, state }: HandProps) {
  const [bill, see] = useState<Bill>();
  const over = `${state.table?.table} ${state.table?.number} ${state.table?.status}`;
  useEffect(() => {
    hand.bill().then(see, () => {}); // it comes with the next round
  }, [over]);
  return <MyLine bill={bill} />;
}

export function MyLine({ bill }: { bill: Bill | undefined }) {
  let up = 0;
  const line = (bill?.lines ?? []).filter(({ of }) => of).map((round) => (up += round.chips));
  if (line.length < 2) return null;
  return (
    <Spark
      line={[0, ...line]}
      label={gettext("my evening: {chips} after {rounds} rounds", {
        chips: signed(up),
        rounds: line.length,
      })}
    />
  );
}

export function MyNight({ hand, state }: HandProps) {
  const [bill, see] = useState<Bill>();
  useEffect(() => {
    hand.bill().then(see, () => {}); // "your bill" asks again
  }, [state.version]);
  if (!bill?.lines.length) return null; // whoever had no chips
  const { result } = bill.sum;
  return (
    <>
      <p class="hand-night">
        <span class="quiet">{gettext("my night")}</span>{" "}
        <b class={names(["figure", toneOf(result)])}>{signed(result)}</b>
      </p>
      <MyLine bill={bill} />
    </>
  );
}
