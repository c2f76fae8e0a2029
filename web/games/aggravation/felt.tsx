// Aggravation on the tablet. It lies between the two players: each has an end of it, upright for them, with both rows, and
// taps there. Where phones play it shows the rows to whoever looks on. It counts to three and turns; with real cards it keeps
// the score.

import { useEffect } from "preact/hooks";
import type { AggravationRound, StepView } from "../../frontend/answers";
import { Button, Controls } from "../../frontend/kit/controls";
import { gettext, mixed } from "../../frontend/kit/gettext";
import { Line } from "../../frontend/kit/line";
import { ErrorToast } from "../../frontend/kit/notice";
import { chips } from "../../frontend/kit/numbers";
import { evenly } from "../../frontend/round/beat";
import { Score } from "../../frontend/round/general";
import type { FeltProps, FootProps, GameFace } from "../../frontend/round/types";
import { isElsewhere } from "../../frontend/table/promptfoot";
import { calledIn, Count, End, Player, Rows, Scores } from "./rows";

declare module "../../frontend/round/types" {
  interface Pads {
    /** Whether the tablet counts, and turns. */
    aggravation: { counts: boolean };
  }
}

const MOMENT = 2400; // milliseconds that the match which ends a deal is looked at

export const felt = {
  Felt,
  Foot: ({ cards }) => (cards === "virtual" ? Foot : RealFoot),
  describe,
  unlit: true,
  beats: (round) => (round.finished && calledIn(round).length ? 1 : 0),
  shownAt,
  showing: () => gettext("The match that wins."),
  stays: true,
  tempo: evenly(MOMENT),
} satisfies GameFace<AggravationRound>;

/** The rows as they lie, with the match that was called; the score is still to come. */
function shownAt(round: AggravationRound, _beat: number, before: AggravationRound | null) {
  const { facts } = before ?? round;
  const scores = round.facts.sheet.before;
  return { ...(before ?? round), facts: { ...facts, scores, winner: round.facts.winner } };
}

/** What is turned is seen, and what is covered is told by the rules. */
function describe({ do: verb }: StepView) {
  return verb === "turn" ? gettext("Cards are turned.") : null;
}

type Props = FeltProps<AggravationRound>;

function Felt(props: Props) {
  const { state, pace } = props;
  const { round } = state;
  useTurning(props);
  if (round.cards === "physical") return <RealFelt {...props} />;
  const here = round.seats.filter(({ seat }) => !isElsewhere(state, seat));
  const isPlayed = !round.finished && !pace.running;
  return (
    <section class="felt eyes" aria-label={gettext("felt")}>
      {isPlayed && here.length === 2 ? <Ends {...props} /> : <Board {...props} />}
      <Score state={state} />
    </section>
  );
}

/** Both ends, the upper one upside down for who looks at it from here. */
function Ends({ state, table, pad }: Props) {
  const { round } = state;
  const [far, near] = round.seats;
  const end = (seat: number) => <End key={seat} round={round} seat={seat} send={table.race} />;
  return (
    <div class="eyes-ends">
      <div class="eyes-far">{far && end(far.seat)}</div>
      <Middle round={round} still={isStill(state, pad)} />
      <div class="eyes-near">{near && end(near.seat)}</div>
    </div>
  );
}

/** Both rows upright, and taps for the one player who has no phone, if there is one. */
function Board({ state, table, pad, pace }: Props) {
  const { round } = state;
  const [alone, ...more] = round.seats.filter(({ seat }) => !isElsewhere(state, seat));
  const isTapped = alone && !more.length && !round.finished && !pace.running;
  return (
    <div class="eyes-board">
      <div class="eyes-players">
        {round.seats
          .filter((seated) => !isTapped || seated !== alone)
          .map(({ seat }) => (
            <Player key={seat} round={round} seat={seat} />
          ))}
      </div>
      {isTapped ? (
        <End round={round} seat={alone.seat} send={table.race} />
      ) : (
        <Rows round={round} />
      )}
      <Middle round={round} still={isStill(state, pad)} />
    </div>
  );
}

interface MiddleProps {
  round: AggravationRound;
  still: boolean;
}

const Middle = ({ round, still }: MiddleProps) => (
  <div class="eyes-middle">
    <span data-place="pot">
      {(round.places["pot"] ?? 0) > 0 &&
        mixed("pot {chips}", { chips: <b class="figure">{chips(round.places["pot"] ?? 0)}</b> })}
    </span>
    <Count round={round} still={still} />
    <span class="eyes-count-far" aria-hidden="true">
      <Count round={round} still={still} />
    </span>
  </div>
);

/** Whether nobody counts: the tablet does where it has been told to, or the table by itself. */
const isStill = ({ table }: Props["state"], pad: Props["pad"]) =>
  table.dealing === null && !pad.counts;

/** The tablet that runs the table turns at the end of its count, where anything is to be turned. */
function useTurning({ state, table, pad, pace }: Props) {
  const { round } = state;
  const turn = round.prompt?.options.find(({ do: verb }) => verb === "turn");
  const counts = pad.counts && state.table.dealing === null && !pace.running;
  useEffect(() => {
    if (!counts || !turn) return undefined;
    const timer = setTimeout(
      () => table.race({ ...turn, args: {} }, () => {}),
      round.board.count * 1000,
    );
    return () => clearTimeout(timer);
  }, [counts, turn?.since, round.record.length]);
}

/** The line, and the one thing that whoever runs the table does: have it count, or wait. */
function Foot({ state, table, prompt, pad, setPad, news }: FootProps<AggravationRound>) {
  const itself = state.table.dealing !== null;
  const begun = Object.values(state.round.board.rows).some((places) => places.length > 0);
  return (
    <section class="foot" aria-label={gettext("what is next")}>
      <Line text={prompt.say.text} news={news} />
      {!itself && (
        <Controls question="count">
          <Button
            kind={pad.counts ? "plain" : "main"}
            large
            keys="Enter"
            onTap={() => setPad({ counts: !pad.counts })}
          >
            {pad.counts ? gettext("WAIT") : begun ? gettext("GO ON") : gettext("COUNT AND TURN")}
          </Button>
        </Controls>
      )}
      {table.error.value && <ErrorToast text={table.error.value} onGone={table.dismiss} />}
    </section>
  );
}

/** With real cards one tap says who has won the deal. */
function RealFoot({ state, table, prompt, news }: FootProps<AggravationRound>) {
  const { seats } = state.round;
  const option = (verb: string) => prompt.options.find(({ do: does }) => does === verb);
  const [won, drawn] = [option("won"), option("drawn")];
  const busy = table.late.value;
  return (
    <section class="foot" aria-label={gettext("what is next")}>
      <Line text={prompt.say.text} news={news} />
      <Controls
        question={`won ${state.table.number}`}
        end={
          drawn && (
            <Button kind="plain" busy={busy} onTap={() => table.act(drawn)}>
              {gettext("NOBODY HAS WON")}
            </Button>
          )
        }
      >
        {won &&
          seats.map(({ seat, player }) => (
            <Button
              key={seat}
              kind="main"
              busy={busy}
              onTap={() => table.act({ ...won, args: { seat } })}
            >
              {player}
            </Button>
          ))}
      </Controls>
      {table.error.value && <ErrorToast text={table.error.value} onGone={table.dismiss} />}
    </section>
  );
}

const RealFelt = ({ state }: Props) => (
  <section class="felt eyes is-real" aria-label={gettext("felt")}>
    <Scores round={state.round} />
    <span data-place="pot">
      {(state.round.places["pot"] ?? 0) > 0 &&
        mixed("pot {chips}", {
          chips: <b class="figure">{chips(state.round.places["pot"] ?? 0)}</b>,
        })}
    </span>
    <Score state={state} />
  </section>
);
