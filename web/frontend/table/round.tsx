// RoundScreen({table, state})   a round: the felt, the line with its controls, the record; at the end the payments.
//
// Every game can be played through the general felt and the prompt's own controls. A game's face (faces.js) puts its
// own felt, pad and words on top.

import type { RoundView, Slug, StepView } from "../answers";
import type { Face, FeltProps, Pace, PadOf, PaymentDue, RoundState, SetPad } from "../round/types";
import { isPlaying } from "../round/states";
import type { TableLink } from "./link";
import type { RoundProps, TableProps } from "./types";
import { Ceremony } from "../kit/ceremony";
import { Button, Controls } from "../kit/controls";
import { Explain } from "../kit/explain";
import { Hints } from "../kit/hints";
import { useEffect, useState } from "preact/hooks";
import { names } from "../kit/names";
import { Record } from "../kit/record";
import { gettext } from "../kit/gettext";
import { scored } from "../kit/scoresheet";
import { useRoundSounds } from "../kit/sound";
import { Amend, isAmendable } from "./amend";
import { momentOf } from "../round/beat";
import { faceOf } from "../round/faces";
import { Foot, TableBar, TableError } from "./frame";
import { lastOf, remember } from "../round/memory";
import { Void } from "./menu";
import { Moves } from "./moves";
import { usePace } from "./pace";
import { asPaid, paymentsDue, settlingOf } from "../round/payments";
import { isElsewhere, PromptFoot } from "./promptfoot";
import { linesOf, withHandOvers } from "../round/lines";

export function RoundScreen({ table, state }: TableProps) {
  return isPlaying(state) ? (
    <Playing key={state.table.game} table={table} state={state} />
  ) : (
    <Frozen table={table} state={state} />
  );
}

interface PartProps extends FeltProps {
  table: TableLink;
  due: readonly PaymentDue[];
  explain: (asked: { seat?: number }) => void;
}

/** What all parts of a round's screen are given. */
function Playing({ table, state }: RoundProps) {
  const face = faceOf(state.round.game);
  // Who pays whom is seen on the phones, where everybody has one: nobody waits for chips to be pushed.
  const due =
    (face.amongPlayers && onPhones(state)) || state.table.dealing ? [] : paymentsDue(state);
  const pace = usePace(state, face, due.length);
  const { moves, held } = pace.running
    ? settlingOf(state, paymentsDue(state), 0)
    : settlingOf(state, due, pace.paid);
  const shown = inMoment(asPaid(state, held), face, pace);
  const paying = (!pace.running && due[pace.paid]) || null;
  const [pad, setPad] = usePad(state);
  remember(state); // not when it is drawn: a key that comes with the next touch takes the place of the one that is touched
  const last = lastOf(state);
  const [amended, amend] = useState<StepView | null>(null);
  const [asked, explain] = useState<{ seat?: number } | null>(null); // {seat} of a payout, or {} for all of the round
  useShown(table, state, pace);
  useRoundSounds(shown.table.number, shown.round);

  // What was taken back is made again by the same hand: its seat is the one that is looked at.
  const undo = async () => {
    const by = state.round.record.at(-1)?.by;
    if ((await table.undo()) && typeof by === "number")
      setPad((now) => (now.seat === pad.seat ? { seat: by } : {}));
  };

  const props: PartProps = {
    table,
    state: shown,
    pace,
    paying,
    pad,
    setPad,
    last,
    face,
    explain,
    due,
  };
  const steps = new Map(state.round.record.map((step) => [step.index + 1, step]));
  const record = linesOf(state.round, face)
    .slice(0, pace.running ? -1 : undefined)
    .map((line) => {
      const step = steps.get(line.number);
      if (step && isAmendable(state.round, step)) return { ...line, onTap: () => amend(step) };
      return step?.transfers.length ? { ...line, onTap: () => explain({}) } : line;
    });
  return (
    <main class={names(["screen", `is-${state.table.game}`])}>
      <TableBar table={table} state={shown} />
      <face.Felt {...props} />
      <Record
        title={gettext("round {number}", { number: state.table.number })}
        lines={withHandOvers(record, state.table.handed)}
        busy={table.late.value}
        onUndo={state.round.undoable && !pace.running ? undo : null}
        why={pace.running ? "" : whyNoUndo(state.round)}
      >
        <Hints api={table.api} state={state} />
      </Record>
      <RoundFoot {...props} />
      {amended && <Amend table={table} state={state} step={amended} onClose={() => amend(null)} />}
      {asked && (
        <Explain
          api={table.api}
          path={`nights/${state.night.night}/tables/${state.table.table}/rounds/${state.table.number}`}
          seat={asked.seat}
          title={gettext("Round {number}, explained", { number: state.table.number })}
          onClose={() => explain(null)}
        />
      )}
      <Moves
        round={state.table.number}
        moves={pace.running ? [] : moves}
        chipset={state.night.chip_set}
      />
    </main>
  );
}

/** Why the last thing that was done stands; nothing where it can be taken back. */
function whyNoUndo({ undoable, record }: RoundView) {
  if (undoable) return "";
  return record.some((step) => step.do !== null)
    ? gettext("It has shown a card or a choice: only voiding the round takes it back.")
    : gettext("Nothing has been done yet.");
}

/** The round as far as this screen has shown it. */
const inMoment = (state: RoundState, face: Face, { running, beat, before }: Pace): RoundState =>
  running ? { ...state, round: momentOf(state.round, face, beat, before) } : state;

/** Says what has been paid, and that a race was run to its end, to the walls: they show no more than that. */
function useShown(table: TableLink, state: RoundState, pace: Pace) {
  const beat = state.round.finished && !pace.running ? pace.beat : 0;
  const hasNews = pace.paid > 0 || beat > 0;
  const isHere = Boolean(state.screens?.here);
  useEffect(() => {
    if (hasNews && isHere) table.sayShown(pace.paid, beat);
  }, [state.table.number, hasNews, isHere, pace.paid, beat]);
}

const onPhones = (state: RoundState) =>
  state.round.seats.every(({ seat }) => isElsewhere(state, seat));

interface PadOfRound {
  number: number;
  held: PadOf<Slug>;
}

/** What is being built on this screen and not said yet (a bet, a ticket): forgotten with the round. A change is given
 *  as what is different, or as a function of what is held. */
function usePad(state: RoundState) {
  const number = state.table.number;
  const [pad, set] = useState<PadOfRound>({ number, held: {} });
  const heldIn = (pad: PadOfRound) => (pad.number === number ? pad.held : {});
  const change: SetPad<PadOf<Slug>> = (what) =>
    set((pad) => {
      const held = heldIn(pad);
      return { number, held: { ...held, ...(typeof what === "function" ? what(held) : what) } };
    });
  return [heldIn(pad), change] as const;
}

function RoundFoot(props: PartProps) {
  const { table, state, pace, paying, due, face, explain } = props;
  const news = [state.table.fill?.text, ...faultsIn(state.round)].filter(Boolean).join(" ");
  if (pace.running) return <Showing {...props} />;
  if (paying) {
    const payouts = due.map((payout) => ({
      who: payout.player,
      amount: payout.amount,
      ...face.payment(payout, state.round),
    }));
    return (
      <section class="foot" aria-label={gettext("what is next")}>
        <Ceremony
          payouts={payouts}
          at={pace.paid}
          chipset={state.night.chip_set}
          news={news}
          onPaid={pace.pay}
          onPayAll={pace.payAll}
          onWhy={() => explain({ seat: paying.seat })}
        />
        <TableError table={table} />
      </section>
    );
  }
  if (state.round.finished) return <Finished {...props} news={news} />;
  const { prompt } = state.round;
  const Own = face.Foot?.(state.round) ?? PromptFoot;
  return prompt && <Own {...props} prompt={prompt} news={news} />;
}

/** What the last card has proved of an earlier play, with the cards: said at once, for the ruling is the dealer's. */
const faultsIn = ({ record }: RoundView) =>
  (record.at(-1)?.events ?? []).filter(({ code }) => code === "fault").map(({ text }) => text);

/** The screen is still showing what has happened. */
const Showing = ({ table, state, pace, face }: PartProps) => (
  <Foot table={table} line={face.showing?.(state.round, pace.beat)}>
    <Controls question="showing">
      <Button kind="plain" onTap={pace.skip}>
        {gettext("to the end")}
      </Button>
    </Controls>
  </Foot>
);

function Finished({ table, state, news, face }: PartProps & { news: string }) {
  const { number, ends } = state.table;
  const end = !ends && (
    <Button kind="plain" disabled={table.late.value} onTap={table.close}>
      {gettext("seats and game")}
    </Button>
  );
  return (
    <Foot
      table={table}
      line={
        face.over?.(state.round) ??
        scored(state.round) ??
        gettext("Round {number} is over and paid.", { number })
      }
      news={news}
    >
      <Controls question={`finished ${number}`} end={end}>
        <Button kind="main" large busy={table.late.value} onTap={ends ? table.close : table.next}>
          {ends ? gettext("CLOSE THE ROUND") : gettext("NEXT ROUND")}
        </Button>
      </Controls>
    </Foot>
  );
}

function Frozen({ table, state }: TableProps) {
  const { number, frozen } = state.table;
  const [voiding, setVoiding] = useState(false);
  return (
    <main class="screen">
      <TableBar table={table} state={state} />
      <section class="felt frozen" aria-label={gettext("felt")}>
        <p class="state-title">{gettext("Round {number} is frozen", { number })}</p>
        <p class="state-text">{frozen}</p>
        <p class="state-text">
          {gettext("Everything is in the book. Void the round: every bet goes back.")}
        </p>
      </section>
      <aside class="side" />
      <Foot table={table} line={gettext("Round {number} cannot go on.", { number })}>
        <Controls question={`frozen ${number}`}>
          <Button kind="danger" large onTap={() => setVoiding(true)}>
            {gettext("void this round …")}
          </Button>
        </Controls>
      </Foot>
      {voiding && <Void table={table} state={state} onClose={() => setVoiding(false)} />}
    </main>
  );
}
