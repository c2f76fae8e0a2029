// Schnapsen in a player's hand; at the end, what both had in their tricks, and at the close.

import { boardWith } from "../../frontend/hand/tricks";
import type { GamePhone, PhoneProps } from "../../frontend/hand/types";
import type { RoundOf } from "../../frontend/answers";
import { felt } from "./felt";

type SchnapsenRound = RoundOf<"schnapsen">;

const Plain = boardWith(felt);

export const phone = { Board } satisfies GamePhone<SchnapsenRound>;

function Board(props: PhoneProps<SchnapsenRound>) {
  const { round } = props.state;
  if (!round.finished) return <Plain {...props} />;
  const counts = round.record
    .flatMap(({ events }) => events)
    .filter(({ code }) => code === "schnapsen.counts")
    .map(({ text }) => text);
  return (
    <>
      <Plain {...props} />
      <p class="small">{[round.board.at_close, ...counts].filter(Boolean).join(" ")}</p>
    </>
  );
}
