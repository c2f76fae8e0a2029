// Kabu: a row for every player, in the order of the draw. At the showing the same rows say who owes whom: each row is
// what its player pays, each column what a player is paid.

import { Hand } from "../../frontend/kit/card";
import { names } from "../../frontend/kit/names";
import { list } from "../../frontend/kit/labels";
import { chips, signed } from "../../frontend/kit/numbers";
import { many, say } from "../../frontend/kit/say";
import { transfersOf } from "../../frontend/round/payments";
import { namesOf } from "../../frontend/round/lines";
import { stakesOf } from "../../frontend/round/stakes";

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
};

const PIPS = { A: 1, T: 10 };
const pips = ([rank]) => PIPS[rank] ?? Number(rank);

// Words

function words() {
  return { draw: () => say("DRAW"), pass: () => say("PASS") };
}

function describe({ do: verb }, { who }) {
  if (verb === "draw") return say("{player} draws a card.", { player: who });
  return verb === "pass" ? say("{player} passes.", { player: who }) : null;
}

/** The tablet goes round while people draw. */
function passOn({ prompt }) {
  return prompt?.say.code === "kabu.draw" ? prompt.awaited[0] : null;
}

/** "5 + 1 = 6", "8 + 9 = 17: counts 7" */
function handNote({ zones }, seat) {
  const cards = zones[`hand:${seat}`].cards;
  const total = cards.reduce((sum, card) => sum + pips(card), 0);
  const counts = total > 9 ? `: ${say("counts {count}", { count: total % 10 })}` : "";
  return `${cards.map(pips).join(" + ")} = ${total}${counts}`;
}

function over(round) {
  const said = (code) => round.record.at(-1)?.events.find((event) => event.code === code)?.text;
  return (
    said("kabu.over") ??
    (round.facts.debts.length
      ? say("Everybody has paid.")
      : say("Equal counts: nobody owes anything."))
  );
}

// Paying: each player in turn, from the lowest count up

function payments({ round }) {
  if (!round?.finished) return [];
  const last = round.record.at(-1).index;
  const players = namesOf(round);
  const open = transfersOf(round).filter(({ action }) => action === last);
  const due = [];
  for (const debt of round.facts.debts) {
    if (due.at(-1)?.seat !== debt.from)
      due.push({
        action: last,
        seat: debt.from,
        player: players[debt.from],
        amount: 0,
        debts: [],
        ids: [],
      });
    const payer = due.at(-1);
    payer.debts.push(debt);
    if (debt.paid) {
      payer.amount -= debt.amount;
      payer.ids.push(open.shift().id);
    }
  }
  const repaid = open.map(({ from, amount, id }) => {
    const seat = Number(from.split(":")[1]);
    return { action: last, seat, player: players[seat], amount: -amount, debts: [], ids: [id] };
  });
  return [...due, ...repaid];
}

function payment({ seat, amount, debts }, round) {
  const players = namesOf(round);
  const { counts } = round.facts;
  const { stake } = round.options;
  const owed = debts.reduce((sum, debt) => sum + debt.amount, 0);
  const why = (to) => `${counts[to]} − ${counts[seat]}`;
  const by = stake > 1 ? ` × ${chips(stake)}` : "";
  if (!debts.length) return { hand: say("repays the house's marker") };
  if (!amount) {
    const rack = round.seats.find((seated) => seated.seat === seat).rack;
    return {
      line: say("{player} owes {owed}, holds {chips}, and pays nobody.", {
        player: players[seat],
        owed,
        chips: chips(rack),
      }),
    };
  }
  const pushes = debts.map(({ to, amount: sum }) => ({
    to: players[to],
    amount: sum,
    why: by ? `(${why(to)})${by}` : why(to),
  }));
  return {
    line: say("{player} pays {others}.", { player: players[seat], others: inWords(pushes) }),
    pushes,
  };
}

/** "Ana 3 and Cleo 5" */
function inWords(pushes) {
  const parts = pushes.map(({ to, amount }) => `${to} ${chips(amount)}`);
  return list(parts);
}

// The felt

function Felt({ state, pace, paying, face }) {
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
  const players = namesOf(round);
  return (
    <section class="felt kabu" aria-label={say("felt")} style={{ "--players": seats.length }}>
      <Heading round={round} showing={showing} />
      <div class="kabu-row kabu-head">
        {!owing && <span class="kabu-differ">{racksDiffer(round)}</span>}
        {owing && (
          <>
            <span class="kabu-title">{say("pays")}</span>
            {seats.map((seat) => (
              <span class="kabu-to" key={seat}>
                {players[seat]}
              </span>
            ))}
            <span class="kabu-net">{say("net")}</span>
          </>
        )}
      </div>
      {seats.map((seat) => (
        <Row
          key={seat}
          seat={seat}
          seats={seats}
          round={round}
          owing={owing}
          lit={(paying?.seat ?? round.prompt?.say.args.seat) === seat}
          paid={done.has(seat)}
          holds={table.hand_over?.seat === seat}
        />
      ))}
    </section>
  );
}

/** From the deal's left round to the deal. */
const inTurn = ({ seats, dealer }) => {
  const all = seats.map(({ seat }) => seat).sort((a, b) => a - b);
  return [...all.filter((seat) => seat > dealer), ...all.filter((seat) => seat <= dealer)];
};

const racksDiffer = ({ record }) =>
  record[0]?.events.find(({ code }) => code === "kabu.racks-differ")?.text;

function Heading({ round, showing }) {
  const { facts, options, zones } = round;
  return (
    <p class="kabu-heading">
      <b>{say("hand {number}", { number: facts.hand })}</b>
      <span>{showing ? say("showing") : say("lap {lap} of 2", { lap: facts.lap })}</span>
      <span>{say("stock {count}", { count: zones.stock.count })}</span>
      <span>{many("{count} chip a point", "{count} chips a point", options.stake)}</span>
    </p>
  );
}

function Row({ seat, seats, round, owing, lit, paid, holds }) {
  const who = round.seats.find((seated) => seated.seat === seat);
  const { facts } = round;
  const cards = round.zones[`hand:${seat}`].cards;
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
      aria-label={who.player}
      aria-description={stakesOf(round, seat)}
    >
      <span class="kabu-who">
        <b>{who.player}</b>
        <span class="figure" data-place={`seat:${seat}`}>
          {chips(who.rack)}
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

function stateOf({ facts, zones, prompt }, seat) {
  const { count } = zones[`hand:${seat}`];
  if (!facts.drawing.includes(seat)) return say("passed with {count}", { count });
  if (prompt?.say.code !== "kabu.draw") return "";
  if (prompt.awaited.includes(seat)) return count > 2 ? say("one more?") : say("draws or passes");
  return count > facts.lap + 1 ? say("drew a card") : "";
}

function Debts({ seat, seats, debts, paid }) {
  const pays = (from, to) => debts.find((debt) => debt.from === from && debt.to === to);
  const sum = (list) =>
    list.filter((debt) => debt.paid).reduce((total, { amount }) => total + amount, 0);
  const net =
    sum(debts.filter(({ to }) => to === seat)) - sum(debts.filter(({ from }) => from === seat));
  return (
    <>
      {seats.map((to) => (
        <Debt key={to} debt={pays(seat, to)} done={paid} own={to === seat} />
      ))}
      <b class={names(["kabu-net", net > 0 && "won", net < 0 && "lost"])}>{signed(net)}</b>
    </>
  );
}

function Debt({ debt, done, own }) {
  if (!debt) return <span class={names(["kabu-debt", own && "is-own"])} />;
  return (
    <span class={names(["kabu-debt", !debt.paid && "is-unpaid", debt.paid && done && "is-done"])}>
      {chips(debt.amount)}
      {debt.paid && done ? <span class="kabu-tick">✓</span> : ""}
      {!debt.paid && <span class="unseen">{`, ${say("not paid")}`}</span>}
    </span>
  );
}
