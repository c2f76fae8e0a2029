// Lórum: four seats around what lies on the table, the seven contracts above, the score of the whole game on a sheet.

import { cardSign } from "../../frontend/kit/cardpicker";
import { Button } from "../../frontend/kit/controls";
import { useState } from "preact/hooks";
import { names } from "../../frontend/kit/names";
import { chips } from "../../frontend/kit/numbers";
import { many, mixed, say } from "../../frontend/kit/say";
import { seatOf, transfersOf } from "../../frontend/round/payments";
import { namesOf } from "../../frontend/round/lines";
import { LorumFoot, LorumHand } from "./play";
import { CONTRACT_NAMES, ScoreSheet } from "./score";
import { Middle } from "./middle";
import { stakesOf } from "../../frontend/round/stakes";

export const felt = {
  Felt,
  Foot: () => LorumFoot,
  OpenHand: LorumHand,
  words,
  describe,
  event,
  payments,
  amongPlayers: true,
  payment,
  over,
  passOn,
};

// Words

function words() {
  return { pass: () => say("PASS") };
}

function describe({ do: verb, args }, { who }) {
  if (verb === "pass") return say("{player} passes.", { player: who });
  if (verb !== "play") return null;
  return args.card && args.card !== "??"
    ? `${who}: ${cardSign(args.card)}.`
    : say("{player} plays a card.", { player: who });
}

function event({ code, args, text }) {
  return code === "lorum.total" ? say("Total {total}.", { total: args.total }) : text;
}

/** The tablet goes on to whoever plays next. Who goes on with a run only its holder may be told: back to the dealer. */
function passOn({ prompt }) {
  if (!prompt) return null;
  if (prompt.awaited.length === 1) return prompt.awaited[0];
  return prompt.options[0]?.by ?? null;
}

// Paying, as the hand ends: each payer in the order of the rules, a winner's pot last

function payments({ round }) {
  if (!round?.finished) return [];
  const last = round.record.at(-1).index;
  const players = namesOf(round);
  const due = [];
  for (const transfer of transfersOf(round).filter(({ action }) => action === last)) {
    const seat = seatOf(transfer.from) ?? seatOf(transfer.to) ?? 0;
    const takes = transfer.from === "pot";
    if (due.at(-1)?.seat !== seat || due.at(-1).takes !== takes)
      due.push({
        action: last,
        seat,
        player: players[seat],
        takes,
        amount: 0,
        transfers: [],
        ids: [],
      });
    const payment = due.at(-1);
    payment.ids.push(transfer.id);
    if (transfer.from === "house") continue; // what the house lends goes straight on to whom it is owed
    payment.transfers.push(transfer);
    payment.amount += takes ? transfer.amount : -transfer.amount;
  }
  return due;
}

function payment({ player, takes, amount, transfers }, round) {
  if (takes)
    return { line: say("{player} takes the pot, {chips}.", { player, chips: chips(amount) }) };
  const players = namesOf(round);
  const name = (place) =>
    place === "house" ? say("the house") : (players[seatOf(place) ?? 0] ?? say("the pot"));
  const pushes = transfers.map((transfer) => ({ to: name(transfer.to), amount: transfer.amount }));
  return {
    line: say("{player} pays {others}.", {
      player,
      others: pushes.map((push) => `${push.to} ${chips(push.amount)}`).join(", "),
    }),
    sums: [...new Set(transfers.map(({ why }) => why))],
    pushes,
  };
}

function over({ facts, board, record }) {
  const end = record.at(-1)?.events.find(({ code }) => code === "lorum.over");
  return (
    end?.text ??
    say("Hand {hand} of {hands} is over and paid.", { hand: facts.hand, hands: board.hands })
  );
}

// The felt

function Felt(props) {
  const { state, paying } = props;
  const { round, table } = state;
  const [sheet, showSheet] = useState(false);
  const lit = (seat) =>
    paying ? paying.seat === seat : Boolean(round.prompt?.awaited.includes(seat));
  return (
    <section class="felt lorum" aria-label={say("felt")}>
      <Contracts round={round} onSheet={() => showSheet(true)} />
      <div class={`lorum-table is-${round.facts.contract}`}>
        {round.seats.map(({ seat }) => (
          <Seat
            key={seat}
            seat={seat}
            round={round}
            lit={lit(seat)}
            holds={table.hand_over?.seat === seat}
          />
        ))}
        <Middle round={round} />
      </div>
      {sheet && <ScoreSheet state={state} onClose={() => showSheet(false)} />}
    </section>
  );
}

function Contracts({ round, onSheet }) {
  const { facts, board, places, options } = round;
  return (
    <header class="lorum-head">
      <ol class="lorum-contracts" aria-label={say("the contracts")}>
        {board.contracts.map((contract, at) => (
          <li
            key={contract}
            class={names([
              contract === facts.contract && "is-lit",
              at < (facts.hand - 1) % board.contracts.length && "is-done",
            ])}
          >
            {CONTRACT_NAMES[contract]}
          </li>
        ))}
      </ol>
      <div class="lorum-line">
        <span>
          {mixed("{hand} of {count}##a hand, of so many", {
            hand: <b>{say("hand {number}", { number: facts.hand })}</b>,
            count: board.hands,
          })}
        </span>
        <span>{many("{count} chip a point", "{count} chips a point", options.stake)}</span>
        <span data-place="pot">
          {mixed("pot {chips}", { chips: <b class="figure">{chips(places.pot ?? 0)}</b> })}
        </span>
        <Button kind="quiet" onTap={onSheet}>
          {say("score sheet")}
        </Button>
      </div>
    </header>
  );
}

function Seat({ seat, round, lit, holds }) {
  const { facts, zones, markers } = round;
  const who = namesOf(round)[seat];
  const rack = round.seats.find((seated) => seated.seat === seat).rack;
  const held = zones[`hand:${seat}`].count;
  const tricks = (zones[`won:${seat}`]?.count ?? 0) / 4;
  const points = facts.points?.[seat];
  const notes = [
    round.dealer === seat && say("the deal"),
    points && many("{count} point", "{count} points", points),
    holds && say("has the tablet"),
    markers[seat] > 0 && say("owes {chips}", { chips: chips(markers[seat]) }),
  ];
  return (
    <section
      class={names(["lorum-seat", `is-seat-${seat}`, lit && "is-lit"])}
      aria-label={who}
      aria-description={stakesOf(round, seat)}
    >
      <span class="lorum-name">
        <b>{who}</b>{" "}
        <span class="figure" data-place={`seat:${seat}`}>
          {chips(rack)}
        </span>
      </span>
      <span class="small quiet">{notes.filter(Boolean).join(" · ")}</span>
      <span class="small">
        {[
          held && many("{count} card", "{count} cards", held),
          tricks && many("{count} trick", "{count} tricks", tricks),
        ]
          .filter(Boolean)
          .join(" · ")}
      </span>
    </section>
  );
}
