// useSleep(state)             {asleep, wake()}: nobody has touched the phone for a while, nothing goes on at its table, and no
//                             table waits to be chosen
// Asleep({hand, state, onWake})     a dark screen with one sentence, that a touch ends

import type { Hand } from "../answers";
import type { HandProps, SeatedState } from "./types";
import { useEffect, useState } from "preact/hooks";
import { chips } from "../kit/numbers";
import { gettext } from "../kit/gettext";
import { Evening } from "./evening";
import { askedText, hasNoRack, isSeated, namesOf, rackOf } from "./own";
import { whyOut } from "./pace";

const AWAKE = 40000; // milliseconds

/** Another text whenever there is something to see: a table, a round that begins, and how it ends; without a seat, chips. */
const sightOf = (state: Hand) => {
  if (!isSeated(state)) return `${state.me.bankroll}`;
  const { table } = state;
  return `${table.table} ${table.number} ${table.status} ${whyOut(state)}`;
};

/** Whether its player sits nowhere, has asked for nothing, and could sit down. */
const isToChoose = ({ table, tables, wishes }: Hand) =>
  !table && !wishes.length && tables.some(({ free }) => free.length > 0);

export function useSleep(state: Hand) {
  const sight = sightOf(state);
  const goesOn =
    state.table?.status === "playing" || askedText(state) !== null || isToChoose(state);
  const [asleep, fall] = useState(false);
  const [touched, touch] = useState(0);
  useEffect(() => {
    const woken = () => touch((count) => count + 1);
    addEventListener("pointerdown", woken);
    return () => removeEventListener("pointerdown", woken);
  }, []);
  useEffect(() => {
    fall(false);
    if (goesOn) return undefined;
    const timer = setTimeout(() => fall(true), AWAKE);
    return () => clearTimeout(timer);
  }, [sight, goesOn, touched]);
  return { asleep: asleep && !goesOn, wake: () => fall(false) };
}

export function Asleep({ hand, state, onWake }: HandProps & { onWake: () => void }) {
  const { me } = state;
  return (
    <button type="button" class="hand-asleep" onClick={onWake} aria-label={gettext("wake up")}>
      {isSeated(state) ? (
        <>
          <span>
            {state.table.name} · {whoseTurn(state)}
          </span>
          {whyOut(state) && <span>{whyOut(state)}</span>}
          {state.table.score && <span>{state.table.score.mine ?? state.table.score.standing}</span>}
          {!hasNoRack(state) && (
            <>
              <b>{chips(rackOf(state))}</b>
              <span>{gettext("your rack")}</span>
              <Evening hand={hand} state={state} />
            </>
          )}
        </>
      ) : (
        <>
          <span>{me.name}</span>
          <b>{chips(me.bankroll)}</b>
          <span>{gettext("your bankroll")}</span>
        </>
      )}
    </button>
  );
}

export function whoseTurn({ round, table }: SeatedState) {
  if (!round) return gettext("between rounds");
  if (round.finished || !round.prompt)
    return gettext("round {number} is over", { number: table.number });
  const players = namesOf(round);
  const awaited = round.prompt.awaited.filter((who) => who !== table.seat);
  const [who] = awaited;
  if (who === undefined) return gettext("your turn");
  return who === "dealer"
    ? table.dealing
      ? gettext("the table goes on")
      : gettext("the dealer goes on")
    : gettext("{player}'s turn", { player: players[who] ?? "" });
}
