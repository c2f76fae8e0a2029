// useSleep(asked)             {asleep, wake()}: nobody has touched the phone for a while, and nothing is asked
// Asleep({state, onWake})     a dark screen with one sentence, that a touch ends

import type { Hand } from "../answers";
import type { SeatedState } from "./types";
import { useEffect, useState } from "preact/hooks";
import { chips } from "../kit/numbers";
import { say } from "../kit/say";
import { isForPoints, isSeated, namesOf, rackOf } from "./own";

const AWAKE = 40000; // milliseconds

export function useSleep(asked: string | null) {
  const [asleep, fall] = useState(false);
  const [touched, touch] = useState(0);
  useEffect(() => {
    const woken = () => touch((count) => count + 1);
    addEventListener("pointerdown", woken);
    return () => removeEventListener("pointerdown", woken);
  }, []);
  useEffect(() => {
    fall(false);
    if (asked !== null) return undefined;
    const timer = setTimeout(() => fall(true), AWAKE);
    return () => clearTimeout(timer);
  }, [asked, touched]);
  return { asleep: asleep && asked === null, wake: () => fall(false) };
}

export function Asleep({ state, onWake }: { state: Hand; onWake: () => void }) {
  const { me } = state;
  return (
    <button type="button" class="hand-asleep" onClick={onWake} aria-label={say("wake up")}>
      {isSeated(state) ? (
        <>
          <span>
            {state.table.name} · {whoseTurn(state)}
          </span>
          {!isForPoints(state) && (
            <>
              <b>{chips(rackOf(state))}</b>
              <span>{say("your rack")}</span>
            </>
          )}
        </>
      ) : (
        <>
          <span>{me.name}</span>
          <b>{chips(me.bankroll)}</b>
          <span>{say("your bankroll")}</span>
        </>
      )}
    </button>
  );
}

export function whoseTurn({ round, table }: SeatedState) {
  if (!round) return say("between rounds");
  if (round.finished || !round.prompt)
    return say("round {number} is over", { number: table.number });
  const players = namesOf(round);
  const awaited = round.prompt.awaited.filter((who) => who !== table.seat);
  const [who] = awaited;
  if (who === undefined) return say("your turn");
  return who === "dealer"
    ? say("the dealer goes on")
    : say("{player}'s turn", { player: players[who] ?? "" });
}
