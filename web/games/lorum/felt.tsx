// Lórum: four seats around what lies on the table, the seven contracts above, the score of the whole game on a sheet.

import type { SeatView, Sentence, StepView } from "../../frontend/answers";
import { cardSign } from "../../frontend/kit/cardpicker";
import { Button } from "../../frontend/kit/controls";
import { isFace } from "../../frontend/kit/faces";
import { useState } from "preact/hooks";
import { names } from "../../frontend/kit/names";
import { chips } from "../../frontend/kit/numbers";
import { ngettext, mixed, gettext } from "../../frontend/kit/gettext";
import { seatOf } from "../../frontend/round/payments";
import { lastTrick } from "../../frontend/round/lasttrick";
import { nameOf } from "../../frontend/round/lines";
import { seatAwaited } from "../../frontend/round/offers";
import { isLit } from "../../frontend/round/seats";
import type { FeltProps, GameFace, PaymentDue } from "../../frontend/round/types";
import { LorumFoot, LorumHand } from "./play";
import { CONTRACT_NAMES, ScoreSheet } from "./score";
import { Middle } from "./middle";
import { type LorumRound, pointsOf, tricksOf } from "./pack";
import { stakesOf } from "../../frontend/round/stakes";

export const felt = {
  Felt,
  Foot: () => LorumFoot,
  OpenHand: LorumHand,
  words,
  describe,
  event,
  amongPlayers: true,
  payment,
  over,
  passOn,
  ...lastTrick,
  beats: ({ cards, finished, record }) =>
    cards === "virtual" && finished && record.at(-1)?.do === "play" ? 1 : 0,
  shownAt,
  showing: (round) => (tricksOf(round.facts) ? lastTrick.showing() : gettext("The last card.")),
} satisfies GameFace<LorumRound>;

// Words

function words() {
  return { pass: () => gettext("PASS") };
}

function describe({ do: verb, args }: StepView, { who }: { who: string }) {
  if (verb === "pass") return gettext("{player} passes.", { player: who });
  if (verb !== "play") return null;
  return isFace(args["card"])
    ? `${who}: ${cardSign(args["card"])}.`
    : gettext("{player} plays a card.", { player: who });
}

function event({ code, args, text }: Sentence) {
  return code === "lorum.total"
    ? gettext("Total {total}.", { total: Number(args["total"]) })
    : text;
}

/** The tablet goes on to whoever plays next. Who goes on with a run only its holder may be told: back to the dealer. */
function passOn({ prompt }: LorumRound) {
  if (prompt?.awaited.length === 1) return seatAwaited(prompt);
  const by = prompt?.options[0]?.by;
  return typeof by === "number" ? by : null;
}

/** The last trick, or card, as it lies there; what it costs is counted after it. */
function shownAt(round: LorumRound, _beat: number, before: LorumRound | null): LorumRound {
  const { facts } = round;
  if (!before || !("points" in facts)) return round;
  return { ...round, facts: { ...facts, points: pointsOf(before.facts) } };
}

// Paying, as the hand ends

function payment({ player, amount, transfers }: PaymentDue, round: LorumRound) {
  if (transfers.some(({ from }) => from === "pot"))
    return { line: gettext("{player} takes the pot, {chips}.", { player, chips: chips(amount) }) };
  const name = (place: string) =>
    place === "house" ? gettext("the house") : nameOf(round, seatOf(place)) || gettext("the pot");
  const pushes = transfers.map((transfer) => ({ to: name(transfer.to), amount: transfer.amount }));
  return {
    line: gettext("{player} pays {others}.", {
      player,
      others: pushes.map((push) => `${push.to} ${chips(push.amount)}`).join(", "),
    }),
    sums: [...new Set(transfers.map(({ why }) => why))],
    pushes,
  };
}

function over({ facts, board, record }: LorumRound) {
  const end = record.at(-1)?.events.find(({ code }) => code === "lorum.over");
  return (
    end?.text ??
    gettext("Hand {hand} of {hands} is over and paid.", { hand: facts.hand, hands: board.hands })
  );
}

// The felt

function Felt({ state, paying }: FeltProps<LorumRound>) {
  const { round, table } = state;
  const [sheet, showSheet] = useState(false);
  const lit = (seat: number) => isLit(round, seat, paying);
  return (
    <section class="felt lorum" aria-label={gettext("felt")}>
      <Contracts round={round} onSheet={() => showSheet(true)} />
      <div class={`lorum-table is-${round.facts.contract}`}>
        {round.seats.map((seated) => (
          <Seat
            key={seated.seat}
            seated={seated}
            round={round}
            lit={lit(seated.seat)}
            holds={table.hand_over?.seat === seated.seat}
          />
        ))}
        <Middle round={round} />
      </div>
      {sheet && <ScoreSheet state={state} onClose={() => showSheet(false)} />}
    </section>
  );
}

function Contracts({ round, onSheet }: { round: LorumRound; onSheet: () => void }) {
  const { facts, board, places } = round;
  const now = board.contracts.findIndex(({ name }) => name === facts.contract);
  return (
    <header class="lorum-head">
      <ol class="contracts" aria-label={gettext("the contracts")}>
        {board.contracts.map(({ name }, at) => (
          <li
            key={name}
            class={names([name === facts.contract && "is-lit", at < now && "is-done"])}
          >
            {CONTRACT_NAMES[name]}
          </li>
        ))}
      </ol>
      <div class="lorum-line">
        <span>
          {mixed("{hand} of {count}##a hand, of so many", {
            hand: <b>{gettext("hand {number}", { number: facts.hand })}</b>,
            count: board.hands,
          })}
        </span>
        <b class="lorum-costs">{board.costs}</b>
        <span data-place="pot">
          {mixed("pot {chips}", { chips: <b class="figure">{chips(places["pot"] ?? 0)}</b> })}
        </span>
        <Button kind="quiet" onTap={onSheet}>
          {gettext("score sheet")}
        </Button>
      </div>
    </header>
  );
}

interface SeatProps {
  seated: SeatView;
  round: LorumRound;
  lit: boolean;
  holds: boolean;
}

function Seat({ seated, round, lit, holds }: SeatProps) {
  const { facts, zones, markers } = round;
  const { seat, player: who, rack } = seated;
  const held = zones[`hand:${seat}`]?.count ?? 0;
  const tricks = tricksOf(facts)?.tricks[seat] ?? 0;
  const points = pointsOf(facts)[seat];
  const owes = markers[seat] ?? 0;
  const notes = [
    round.dealer === seat && gettext("the deal"),
    points && ngettext("{count} point", "{count} points", points),
    holds && gettext("has the tablet"),
    owes > 0 && gettext("owes {chips}", { chips: chips(owes) }),
  ];
  return (
    <section
      class={names(["lit-box lorum-seat", `is-seat-${seat}`, lit && "is-lit"])}
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
          held && ngettext("{count} card", "{count} cards", held),
          tricks && ngettext("{count} trick", "{count} tricks", tricks),
        ]
          .filter(Boolean)
          .join(" · ")}
      </span>
    </section>
  );
}
