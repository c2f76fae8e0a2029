// Kabu: a row for every player, in the order of the draw. At the showing the same rows say who owes whom: each row is
// what its player pays, each column what a player is paid.

import type { KabuDebt, KabuRound, SeatView, StepView } from "../../frontend/answers";
import type { VerbWords } from "../../frontend/kit/types";
import { Hand } from "../../frontend/kit/card";
import { names } from "../../frontend/kit/names";
import { list } from "../../frontend/kit/labels";
import { chips, signed } from "../../frontend/kit/numbers";
import { ngettext, gettext } from "../../frontend/kit/gettext";
import { paymentsDue, seatOf } from "../../frontend/round/payments";
import { namesOf } from "../../frontend/round/lines";
import { handsTurned, ofSeats, zonesTurned } from "../../frontend/round/turned";
import { stakesOf } from "../../frontend/round/stakes";
import type { FeltProps, GameFace, PaymentDue, PaymentInWords } from "../../frontend/round/types";

export const felt = {
  Felt,
  words,
  describe,
  amongPlayers: true,
  payment,
  over,
  passOn,
  ...handsTurned(({ board }: KabuRound) => board.order),
  shownAt,
  showing: () => gettext("The cards are shown."),
} satisfies GameFace<KabuRound>;

// Words

function words(): VerbWords {
  return { draw: () => gettext("DRAW"), pass: () => gettext("PASS") };
}

function describe({ do: verb }: StepView, { who }: { who: string }) {
  if (verb === "draw") return gettext("{player} draws a card.", { player: who });
  return verb === "pass" ? gettext("{player} passes.", { player: who }) : null;
}

/** The tablet goes round while people draw. */
function passOn({ facts }: KabuRound) {
  return facts.turn;
}

function over(round: KabuRound) {
  const said = (code: string) =>
    round.record.at(-1)?.events.find((event) => event.code === code)?.text;
  return (
    said("kabu.over") ??
    (round.facts.debts.length
      ? gettext("Everybody has paid.")
      : gettext("Equal counts: nobody owes anything."))
  );
}

/** One hand after the other, and who owes whom once all of them lie open. */
function shownAt(round: KabuRound, beat: number, before: KabuRound | null): KabuRound {
  const { facts, board } = round;
  const open = board.order.slice(0, beat);
  return {
    ...round,
    zones: zonesTurned(round, open, before),
    facts: { ...facts, counts: ofSeats(facts.counts, open), debts: [] },
    board: { ...board, best: [], net: {}, paid: 0 },
  };
}

// Paying: each player in turn, from the lowest count up

function payment({ seat, transfers }: PaymentDue, round: KabuRound): PaymentInWords {
  if (transfers.some(({ verb }) => verb === "repay"))
    return { hand: gettext("repays the house's marker") };
  if (!transfers.length) return { line: saidOf(round, seat) };
  const players = namesOf(round);
  const pushes = transfers.map(({ to, amount, why }) => ({
    to: players[seatOf(to) ?? 0] ?? "",
    amount,
    why,
  }));
  // "Ana 3 and Cleo 5"
  const others = list(pushes.map(({ to, amount }) => `${to} ${chips(amount)}`));
  return {
    line: gettext("{player} pays {others}.", { player: players[seat] ?? "", others }),
    pushes,
  };
}

/** What was said of a seat last. */
const saidOf = ({ record }: KabuRound, seat: number) =>
  record.at(-1)?.events.findLast(({ args }) => args["seat"] === seat)?.text;

// The felt

function Felt({ state, pace, paying }: FeltProps<KabuRound>) {
  const { round, table } = state;
  const { facts } = round;
  const seats = inTurn(round);
  const showing = Object.keys(facts.counts).length > 0;
  const owing = round.finished && facts.debts.length > 0;
  const done = new Set(
    paymentsDue(state)
      .slice(0, pace.paid)
      .map(({ seat }) => seat),
  );
  return (
    <section class="felt kabu" aria-label={gettext("felt")} style={{ "--players": seats.length }}>
      <Heading round={round} showing={showing} />
      <div class="kabu-row kabu-head">
        {!owing && <span class="kabu-differ">{racksDiffer(round)}</span>}
        {owing && (
          <>
            <span class="kabu-title">{gettext("pays")}</span>
            {seats.map(({ seat, player }) => (
              <span class="kabu-to" key={seat}>
                {player}
              </span>
            ))}
            <span class="kabu-net">{gettext("net")}</span>
          </>
        )}
      </div>
      {seats.map((seated) => (
        <Row
          key={seated.seat}
          seated={seated}
          seats={seats}
          round={round}
          owing={owing}
          lit={(paying?.seat ?? facts.turn) === seated.seat}
          paid={done.has(seated.seat)}
          holds={table.hand_over?.seat === seated.seat}
        />
      ))}
    </section>
  );
}

/** Everybody in the order of the draw. */
const inTurn = ({ seats, board }: KabuRound) =>
  board.order.flatMap((seat) => seats.filter((seated) => seated.seat === seat));

const racksDiffer = ({ record }: KabuRound) =>
  record[0]?.events.find(({ code }) => code === "kabu.racks-differ")?.text;

function Heading({ round, showing }: { round: KabuRound; showing: boolean }) {
  const { facts, options, zones, board } = round;
  return (
    <p class="kabu-heading">
      <b>{gettext("hand {number}", { number: facts.hand })}</b>
      <span>
        {showing
          ? gettext("showing")
          : gettext("lap {lap} of {laps}", { lap: facts.lap, laps: board.laps })}
      </span>
      <span>{gettext("stock {count}", { count: zones["stock"]?.count ?? 0 })}</span>
      <span>{ngettext("{count} chip a point", "{count} chips a point", options.stake)}</span>
    </p>
  );
}

interface RowProps {
  seated: SeatView;
  seats: readonly SeatView[];
  round: KabuRound;
  owing: boolean;
  lit: boolean;
  paid: boolean;
  holds: boolean;
}

function Row({ seated, seats, round, owing, lit, paid, holds }: RowProps) {
  const { seat, player, rack } = seated;
  const { facts, board } = round;
  const { cards = [] } = round.zones[`hand:${seat}`] ?? {};
  const count = facts.counts[seat];
  const owes = round.markers[seat];
  const notes = [
    round.dealer === seat && gettext("the deal"),
    holds && gettext("has the tablet"),
    owes && gettext("owes {chips}", { chips: chips(owes) }),
  ];
  return (
    <div
      class={names(["kabu-row", lit && "is-lit", paid && "is-paid"])}
      role="group"
      aria-label={player}
      aria-description={stakesOf(round, seat)}
    >
      <span class="kabu-who">
        <b>{player}</b>
        <span class="figure" data-place={`seat:${seat}`}>
          {chips(rack)}
        </span>
        <span class="kabu-note">{notes.filter(Boolean).join(" · ")}</span>
      </span>
      <Hand cards={cards} />
      <b class="kabu-count">{count}</b>
      {owing ? (
        <Debts seat={seat} seats={seats} round={round} paid={paid} />
      ) : (
        <span class="kabu-state">{count === undefined ? board.states[seat] : ""}</span>
      )}
    </div>
  );
}

interface DebtsProps {
  seat: number;
  seats: readonly SeatView[];
  round: KabuRound;
  paid: boolean;
}

function Debts({ seat, seats, round, paid }: DebtsProps) {
  const paysTo = (to: number) =>
    round.facts.debts.find((debt) => debt.from === seat && debt.to === to);
  const net = round.board.net[seat] ?? 0;
  return (
    <>
      {seats.map(({ seat: to }) => (
        <Debt key={to} debt={paysTo(to)} done={paid} own={to === seat} />
      ))}
      <b class={names(["kabu-net", net > 0 && "won", net < 0 && "lost"])}>{signed(net)}</b>
    </>
  );
}

interface DebtProps {
  debt: KabuDebt | undefined;
  done: boolean;
  own: boolean;
}

function Debt({ debt, done, own }: DebtProps) {
  if (!debt) return <span class={names(["kabu-debt", own && "is-own"])} />;
  return (
    <span class={names(["kabu-debt", !debt.paid && "is-unpaid", debt.paid && done && "is-done"])}>
      {chips(debt.amount)}
      {debt.paid && done ? <span class="kabu-tick">✓</span> : ""}
      {!debt.paid && <span class="unseen">{`, ${gettext("not paid")}`}</span>}
    </span>
  );
}
