// Pace({hand, state, beside})   at a table that deals itself: what it waits for, and the taps that hold it up, sit out, come
//                       back; `beside` stands there on one's own turn, when nobody would sit out. At any other table, while
//                       bets are open: to sit out.
// whyOut(state)         why one sits out, in a sentence; null where one does not
// isMyTurn(state)       whether such a table waits for one's own turn

import type { ComponentChildren } from "preact";
import type { HandLink } from "./link";
import type { SeatedState } from "./types";
import { Button } from "../kit/controls";
import { useSecondsLeft, waitingText } from "../kit/dealing";
import { gettext } from "../kit/gettext";
import { maySkip } from "./own";

interface PaceProps {
  hand: HandLink;
  state: SeatedState;
}

export const isMyTurn = ({ table }: SeatedState) =>
  table.dealing?.what === "turn" && table.dealing.seats.includes(table.seat);

type PaceBesideProps = PaceProps & { beside?: ComponentChildren };

export const Pace = (props: PaceBesideProps) => (
  <>
    {props.state.table.ends && (
      <p class="hand-pace-text" role="status">
        {props.state.table.ends}
      </p>
    )}
    <OwnPace {...props} />
  </>
);

function OwnPace({ hand, state, beside }: PaceBesideProps) {
  const { table, me } = state;
  const own = table.seats.find(({ player }) => player === me.player);
  const left = useSecondsLeft(table.dealing);
  if (own?.out) return <Out hand={hand} state={state} why={own.out} />;
  if (!table.dealing)
    return maySkip(state) ? (
      <div class="hand-pace">
        <p class="hand-pace-text">{gettext("No bet this time?")}</p>
        <Button kind="quiet" busy={hand.late.value} onTap={() => hand.sitOut()}>
          {gettext("sit out")}
        </Button>
      </div>
    ) : null;
  const players = Object.fromEntries(table.seats.map(({ seat, name }) => [seat, name]));
  const { what, seats } = table.dealing;
  const isMine = (what === "turn" || what === "bets") && seats.includes(table.seat);
  const holds = table.dealing.holding.includes(me.name);
  return (
    <div class="hand-pace">
      {table.was_late && (
        <p class="hand-late" role="status">
          {gettext(
            "Your time was over: the table did for you what costs least. Once more, and you sit out.",
          )}
        </p>
      )}
      <p class="hand-pace-text">
        {isMine && left !== null
          ? gettext("Your time: {seconds} s", { seconds: left })
          : table.ends && what === "next"
            ? ""
            : waitingText(table.dealing, players, left)}
      </p>
      <Button kind={holds ? "main" : "quiet"} onTap={() => hand.hold(!holds)}>
        {holds ? gettext("go on") : gettext("wait")}
      </Button>
      {isMyTurn(state) ? (
        beside
      ) : (
        <Button kind="quiet" onTap={() => hand.sitOut()}>
          {gettext("sit out")}
        </Button>
      )}
    </div>
  );
}

/** Why one sits out, in a sentence; null where one does not. */
export function whyOut(state: SeatedState) {
  const why = state.table.seats.find(({ player }) => player === state.me.player)?.out;
  if (!why) return null;
  if (why === "short")
    return gettext("You sit out: your chips do not do for this. Ask for more in “more”.");
  if (why === "late") return gettext("You sit out: your time was over twice.");
  return maySkip(state)
    ? gettext("You sit out, and keep your seat.")
    : gettext("You sit out from the next round on, and keep your seat.");
}

interface OutProps extends PaceProps {
  why: string;
}

/** Who sits out: why, and the way back. */
function Out({ hand, state, why }: OutProps) {
  const short = why === "short";
  return (
    <div class="hand-pace is-out">
      <p class="hand-pace-text">{whyOut(state)}</p>
      {short && !state.table.for_points && (
        <Button kind="quiet" onTap={() => hand.comeBack(true)}>
          {gettext("play on a marker")}
        </Button>
      )}
      <Button kind="main" onTap={() => hand.comeBack()}>
        {gettext("play again")}
      </Button>
    </div>
  );
}
