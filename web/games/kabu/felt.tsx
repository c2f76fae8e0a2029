// Kabu: a row for every player, in the order of the draw. At the showing the same rows say who owes whom: each row is
// what its player pays, each column what a player is paid.

import type { KabuDebt, KabuRound, SeatView, StepView } from "../../frontend/answers";
import type { CardCode, VerbWords } from "../../frontend/kit/types";
import { Hand } from "../../frontend/kit/card";
import { names } from "../../frontend/kit/names";
import { list } from "../../frontend/kit/labels";
import { chips, signed } from "../../frontend/kit/numbers";
import { many, say } from "../../frontend/kit/say";
import { seatOf, transfersOf } from "../../frontend/round/payments";
import { namesOf } from "../../frontend/round/lines";
import { stakesOf } from "../../frontend/round/stakes";
import type {
  FeltProps,
  GameFace,
  PaymentDue,
  PaymentInWords,
  StateOfRound,
} from "../../frontend/round/types";

export const felt = {
  Felt,
  words,
  describe,
  payments,
  amongPlayers: true,
  payment,
  over,
  passOn,
  handNote,
} satisfies GameFace<KabuRound>;

const PIPS: Readonly<Record<string, number>> = { A: 1, T: 10 };
const pips = (card: CardCode) => PIPS[card.charAt(0)] ?? Number(card.charAt(0));

// Words

function words(): VerbWords {
  return { draw: () => say("DRAW"), pass: () => say("PASS") };
}

function describe({ do: verb }: StepView, { who }: { who: string }) {
  if (verb === "draw") return say("{player} draws a card.", { player: who });
  return verb === "pass" ? say("{player} passes.", { player: who }) : null;
}

/** The tablet goes round while people draw. */
function passOn({ prompt }: KabuRound) {
  const [who] = prompt?.say.code === "kabu.draw" ? prompt.awaited : [];
  return typeof who === "number" ? who : null;
}

/** "5 + 1 = 6", "8 + 9 = 17: counts 7" */
function handNote({ zones }: KabuRound, seat: number) {
  const { cards = [] } = zones[`hand:${seat}`] ?? {};
  const total = cards.reduce((sum, card) => sum + pips(card), 0);
  const counts = total > 9 ? `: ${say("counts {count}", { count: total % 10 })}` : "";
  return `${cards.map(pips).join(" + ")} = ${total}${counts}`;
}

function over(round: KabuRound) {
  const said = (code: string) =>
    round.record.at(-1)?.events.find((event) => event.code === code)?.text;
  return (
    said("kabu.over") ??
    (round.facts.debts.length
      ? say("Everybody has paid.")
      : say("Equal counts: nobody owes anything."))
  );
}

// Paying: each player in turn, from the lowest count up

function payments({ round }: Pick<StateOfRound<KabuRound>, "round">): PaymentDue[] {
  const last = round.record.at(-1);
  if (!round.finished || !last) return [];
  const players = namesOf(round);
  const made = transfersOf(round).filter(({ action }) => action === last.index);
  const byHand = made.filter(({ to }) => seatOf(to) !== null);
  const payers = [...new Set(round.facts.debts.map(({ from }) => from))];
  const due = (seat: number, paid: typeof made): PaymentDue => ({
    action: last.index,
    seat,
    player: players[seat] ?? "",
    amount: paid.reduce((sum, { amount }) => sum - amount, 0),
    says: [],
    transfers: [],
    ids: paid.map(({ id }) => id),
  });
  return [
    ...payers.map((seat) =>
      due(
        seat,
        byHand.filter(({ from }) => seatOf(from) === seat),
      ),
    ),
    ...made
      .filter((transfer) => !byHand.includes(transfer))
      .map((transfer) => due(seatOf(transfer.from) ?? 0, [transfer])),
  ];
}
function payment({ seat, amount, ids }: PaymentDue, round: KabuRound): PaymentInWords {
  const toHouse = transfersOf(round).filter(({ to }) => seatOf(to) === null);
  if (toHouse.some(({ id }) => ids.includes(id))) return { hand: say("repays the house's marker") };
  const { counts, debts } = round.facts;
  const { stake } = round.options;
  const players = namesOf(round);
  const player = players[seat] ?? "";
  const own = debts.filter(({ from }) => from === seat);
  if (!amount)
    return {
      line: say("{player} owes {owed}, holds {chips}, and pays nobody.", {
        player,
        owed: sumOf(own),
        chips: chips(round.seats.find((seated) => seated.seat === seat)?.rack ?? 0),
      }),
    };
  const why = (to: number) => `${counts[to]} − ${counts[seat]}`;
  const by = stake > 1 ? ` × ${chips(stake)}` : "";
  const pushes = own.map(({ to, amount: sum }) => ({
    to: players[to] ?? "",
    amount: sum,
    why: by ? `(${why(to)})${by}` : why(to),
  }));
  // "Ana 3 and Cleo 5"
  const others = list(pushes.map(({ to, amount: sum }) => `${to} ${chips(sum)}`));
  return { line: say("{player} pays {others}.", { player, others }), pushes };
}

const sumOf = (debts: readonly KabuDebt[]) =>
  debts.reduce((total, { amount }) => total + amount, 0);

/** What a seat is up by the hand: what it is paid less what it pays. */
export function netOf(debts: readonly KabuDebt[], seat: number) {
  const paid = debts.filter((debt) => debt.paid);
  return (
    sumOf(paid.filter(({ to }) => to === seat)) - sumOf(paid.filter(({ from }) => from === seat))
  );
}

// The felt

function Felt({ state, pace, paying, face }: FeltProps<KabuRound>) {
  const { round, table } = state;
  const { facts } = round;
  const seats = inTurn(round);
  const showing = Object.keys(facts.counts).length > 0;
  const owing = round.finished && facts.debts.length > 0;
  const done = new Set(
    face
      .payments(state)
      .slice(0, pace.paid)
      .map(({ seat }) => seat),
  );
  return (
    <section class="felt kabu" aria-label={say("felt")} style={{ "--players": seats.length }}>
      <Heading round={round} showing={showing} />
      <div class="kabu-row kabu-head">
        {!owing && <span class="kabu-differ">{racksDiffer(round)}</span>}
        {owing && (
          <>
            <span class="kabu-title">{say("pays")}</span>
            {seats.map(({ seat, player }) => (
              <span class="kabu-to" key={seat}>
                {player}
              </span>
            ))}
            <span class="kabu-net">{say("net")}</span>
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
          lit={(paying?.seat ?? round.prompt?.say.args["seat"]) === seated.seat}
          paid={done.has(seated.seat)}
          holds={table.hand_over?.seat === seated.seat}
        />
      ))}
    </section>
  );
}

/** From the deal's left round to the deal. */
const inTurn = ({ seats, dealer }: KabuRound) => {
  const from = dealer ?? 0;
  const all = [...seats].sort((a, b) => a.seat - b.seat);
  return [...all.filter(({ seat }) => seat > from), ...all.filter(({ seat }) => seat <= from)];
};

const racksDiffer = ({ record }: KabuRound) =>
  record[0]?.events.find(({ code }) => code === "kabu.racks-differ")?.text;

function Heading({ round, showing }: { round: KabuRound; showing: boolean }) {
  const { facts, options, zones } = round;
  return (
    <p class="kabu-heading">
      <b>{say("hand {number}", { number: facts.hand })}</b>
      <span>{showing ? say("showing") : say("lap {lap} of 2", { lap: facts.lap })}</span>
      <span>{say("stock {count}", { count: zones["stock"]?.count ?? 0 })}</span>
      <span>{many("{count} chip a point", "{count} chips a point", options.stake)}</span>
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
  const { facts } = round;
  const { cards = [] } = round.zones[`hand:${seat}`] ?? {};
  const count = facts.counts[seat];
  const owes = round.markers[seat];
  const notes = [
    round.dealer === seat && say("the deal"),
    holds && say("has the tablet"),
    owes && say("owes {chips}", { chips: chips(owes) }),
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
        <Debts seat={seat} seats={seats} debts={facts.debts} paid={paid} />
      ) : (
        <span class="kabu-state">{count === undefined ? stateOf(round, seat) : ""}</span>
      )}
    </div>
  );
}

function stateOf({ facts, zones, prompt }: KabuRound, seat: number) {
  const { count = 0 } = zones[`hand:${seat}`] ?? {};
  if (!facts.drawing.includes(seat)) return say("passed with {count}", { count });
  if (prompt?.say.code !== "kabu.draw") return "";
  if (prompt.awaited.includes(seat)) return count > 2 ? say("one more?") : say("draws or passes");
  return count > facts.lap + 1 ? say("drew a card") : "";
}

interface DebtsProps {
  seat: number;
  seats: readonly SeatView[];
  debts: readonly KabuDebt[];
  paid: boolean;
}

function Debts({ seat, seats, debts, paid }: DebtsProps) {
  const paysTo = (to: number) => debts.find((debt) => debt.from === seat && debt.to === to);
  const net = netOf(debts, seat);
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
      {!debt.paid && <span class="unseen">{`, ${say("not paid")}`}</span>}
    </span>
  );
}
