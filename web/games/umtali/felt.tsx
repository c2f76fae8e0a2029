// Umtali on the tablet: both sides across from each other, stock and pile between them.

import type { SeatView, UmtaliRound } from "../../frontend/answers";
import { gettext } from "../../frontend/kit/gettext";
import { evenly } from "../../frontend/round/beat";
import { Score } from "../../frontend/round/general";
import type { FeltProps, GameFace } from "../../frontend/round/types";
import { Middle, Side, Table } from "./table";
import { UmtaliHand } from "./turn";

const OUT = 1600; // milliseconds in which everybody sees that somebody is out

export const felt = {
  Felt,
  OpenHand: UmtaliHand,
  Seen: Table,
  passOn,
  words,
  beats: ({ facts }) => (facts.out === null ? 0 : 1),
  shownAt: (round) => round,
  showing: ({ facts, seats }) =>
    gettext("{player} is out.", {
      player: seats.find(({ seat }) => seat === facts.out)?.player ?? "",
    }),
  tempo: evenly(OUT),
} satisfies GameFace<UmtaliRound>;

function words() {
  return {
    draw: () => gettext("DRAW"),
    take: () => gettext("TAKE"),
    meld: () => gettext("MELD##of Umtali"),
    lay: () => gettext("LAY"),
    discard: () => gettext("DISCARD"),
  };
}

/** The tablet goes on to whoever plays next. */
function passOn({ prompt }: UmtaliRound) {
  const [who] = prompt?.awaited ?? [];
  return typeof who === "number" ? who : null;
}

function Felt({ state, paying }: FeltProps<UmtaliRound>) {
  const { round, table } = state;
  const [first, second] = round.seats;
  const side = (seated: SeatView | undefined) =>
    seated && (
      <Side
        seated={seated}
        round={round}
        lit={
          paying
            ? paying.seat === seated.seat
            : Boolean(round.prompt?.awaited.includes(seated.seat))
        }
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
