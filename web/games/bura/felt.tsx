// Bura: two players, one above the other, and the trick between them, each answering card under the card it has to beat.
// Nobody looks through won cards, and no screen counts them: they lie in a pile until somebody declares.

import type { CountedCards, SeatView, StepView } from "../../frontend/answers";
import { Card, Hand } from "../../frontend/kit/card";
import { cardSign } from "../../frontend/kit/cardpicker";
import { Chips } from "../../frontend/kit/chips";
import { isFace, isSuit, type Suit, SUIT_PATHS } from "../../frontend/kit/faces";
import { names } from "../../frontend/kit/names";
import { chips, signed } from "../../frontend/kit/numbers";
import { mixed, gettext } from "../../frontend/kit/gettext";
import { listOf } from "../../frontend/kit/prompt";
import { evenly } from "../../frontend/round/beat";
import { netOf } from "../../frontend/round/payments";
import { stakesOf } from "../../frontend/round/stakes";
import { isLit } from "../../frontend/round/seats";
import type {
  FeltProps,
  GameFace,
  PaymentDue,
  PaymentInWords,
  SeenProps,
} from "../../frontend/round/types";
import { type BuraRound, SpokenFoot, sureToDeclare, wordsOf } from "./words";

export const felt = {
  Felt,
  Foot,
  Seen,
  words: wordsOf,
  sure: (round) => ({ declare: (who) => sureToDeclare(round, who) }),
  describe,
  payment,
  over,
  passOn,
  beats,
  tempo: (count) => (count > 1 ? evenly(CARD)(count) : LOOK),
  shownAt,
  showing: ({ board }) =>
    Object.keys(board.counted).length
      ? gettext("The won cards are counted.")
      : gettext("The last trick."),
} satisfies GameFace<BuraRound>;

const SUITS: Readonly<Record<Suit, string>> = {
  c: gettext("clubs"),
  d: gettext("diamonds"),
  h: gettext("hearts"),
  s: gettext("spades"),
};

// Words

function Foot({ board, cards, prompt }: BuraRound) {
  const byDealer = cards === "physical" && prompt?.options.some(({ values }) => "cards" in values);
  return board.either || byDealer ? SpokenFoot : null;
}

function describe({ do: verb, args }: StepView, { who, round }: { who: string; round: BuraRound }) {
  const named = listOf(args["cards"]);
  const faces = named.filter(isFace);
  const cards =
    faces.length && faces.length === named.length ? ` ${faces.map(cardSign).join(" ")}` : "";
  switch (verb) {
    case "lead":
      return gettext("{player} leads{cards}.", { player: who, cards });
    case "answer":
      return gettext("{player} answers{cards}.", { player: who, cards });
    case "yield":
      return gettext("{player} yields the lead.", { player: who });
    case "declare":
      return gettext("{player} declares {points}.", { player: who, points: round.board.enough });
    case "pass":
      return gettext("{player} passes.", { player: who });
    case "announce":
      return ""; // the rules say it
    default:
      return null;
  }
}

/** The tablet goes on to whoever has to answer; before a lead it lies on the table, where both see the trick and both may
 *  speak. */
function passOn({ board }: BuraRound) {
  return board.answers;
}

export function payment({
  says,
  transfers,
}: Pick<PaymentDue, "says" | "transfers">): PaymentInWords {
  const main = transfers.find(({ verb }) => verb === "pay");
  const others = transfers.filter((transfer) => transfer !== main);
  return {
    hand: main?.why ?? null,
    sums: [...says.slice(-1), ...others.map(({ why, amount }) => `${why}: ${chips(amount)}`)],
  };
}

function over({ record }: BuraRound) {
  return record.at(-1)?.events.at(-1)?.text;
}

// The end: won cards that are declared are turned up one after the other; a bura is looked at

const CARD = 500; // milliseconds
const LOOK = 2000;

function beats({ board, cards, finished, record }: BuraRound) {
  if (!finished || cards === "physical") return 0;
  const [counted] = Object.values(board.counted);
  if (counted) return counted.cards.length + 1;
  return record.at(-1)?.do === "answer" ? 1 : 0;
}

function shownAt(round: BuraRound, beat: number): BuraRound {
  const { board, zones } = round;
  const [seat, counted] = Object.entries(board.counted)[0] ?? [];
  const won = zones[`won:${seat}`];
  if (!seat || !counted || !won) return round;
  const cards = counted.cards.slice(0, beat);
  return {
    ...round,
    zones: { ...zones, [`won:${seat}`]: { ...won, cards, count: cards.length } },
    board: { ...board, counted: { [seat]: { ...counted, cards } } },
  };
}

// The felt

function Felt({ state, paying }: FeltProps<BuraRound>) {
  const { round, table, night } = state;
  const pot = round.places["pot"] ?? 0;
  const seats = [...round.seats].sort((a, b) => a.seat - b.seat);
  return (
    <section
      class={names(["felt", "bura", round.cards === "physical" && "is-short"])}
      aria-label={gettext("felt")}
    >
      <Trumps round={round} />
      {seats.map((seated) => (
        <Side
          key={seated.seat}
          seated={seated}
          round={round}
          lit={isLit(round, seated.seat, paying)}
          holds={table.hand_over?.seat === seated.seat}
          paid={!paying}
        />
      ))}
      <div class="bura-pot" data-place="pot">
        <Chips amount={pot} chipset={night.chip_set} />
        <span>{mixed("pot {chips}", { chips: <b class="figure">{chips(pot)}</b> })}</span>
      </div>
    </section>
  );
}

/** The card that makes trumps, while it lies there. */
export const trumpCard = ({ zones }: BuraRound) => zones["trump"]?.cards[0];

/** The cards of a zone; none where there is no such zone. */
const cardsIn = ({ zones }: BuraRound, name: string) => zones[name]?.cards ?? [];

function Trumps({ round }: { round: BuraRound }) {
  const { trump, drawing } = round.facts;
  const { to_draw: left } = round.board;
  const card = trumpCard(round);
  return (
    <div class="bura-trumps">
      <div class="bura-stock">
        {card && <Card card={card} />}
        {(round.zones["stock"]?.count ?? 0) > 0 && <Card card="??" />}
      </div>
      <p>
        {left > 0 && gettext("stock {count}", { count: left })}{" "}
        {!drawing && gettext("no more drawing")}
      </p>
      {isSuit(trump) && (
        <p class="bura-suit">
          <svg class={`suit-${trump}`} viewBox="0 0 100 100" aria-hidden="true">
            <path d={SUIT_PATHS[trump]} />
          </svg>
          <span>{mixed("{suit} trumps", { suit: <b>{SUITS[trump]}</b> })}</span>
        </p>
      )}
    </div>
  );
}

interface SideProps {
  seated: SeatView;
  round: BuraRound;
  lit: boolean;
  holds: boolean;
  /** Whether nothing is to be paid any more. */
  paid: boolean;
}

function Side({ seated, round, lit, holds, paid }: SideProps) {
  const { seat, player, rack } = seated;
  const owes = round.markers[seat];
  const taken = round.zones[`won:${seat}`]?.count ?? 0;
  const counted = round.board.counted[seat];
  const notes = [
    round.dealer === seat && gettext("the deal"),
    holds && gettext("has the tablet"),
    owes && gettext("owes {chips}", { chips: chips(owes) }),
  ];
  return (
    <div
      class={names(["lit-box bura-side", lit && "is-lit"])}
      role="group"
      aria-label={player}
      aria-description={stakesOf(round, seat)}
    >
      <div class="bura-who">
        <b>{player}</b>
        <span class="figure" data-place={`seat:${seat}`}>
          {chips(rack)}
        </span>
        <span class="bura-note">{notes.filter(Boolean).join(" · ")}</span>
        <span class="bura-word">{wordOf(round, seat, paid)}</span>
        <Hand cards={cardsIn(round, `hand:${seat}`)} fanned />
      </div>
      {counted ? (
        <Counted counted={counted} enough={round.finished ? round.board.enough : null} />
      ) : (
        <>
          <Played round={round} seat={seat} />
          <div class="bura-won">
            {taken > 0 && <Card card="??" />}
            <span class="small quiet">{taken > 0 ? gettext("won##cards") : ""}</span>
          </div>
        </>
      )}
    </div>
  );
}

/** What is said of a side: in the end what the hand has brought it. */
function wordOf(round: BuraRound, seat: number, paid: boolean) {
  if (!round.finished) return round.board.words[seat];
  return paid ? gettext("{chips} by this hand", { chips: signed(netOf(round, seat)) }) : "";
}

const Played = ({ round, seat }: { round: BuraRound; seat: number }) => (
  <div class="bura-played" role="group" aria-label={gettext("played")}>
    {round.board.played[seat]?.map(({ card, beats }) => (
      <Card key={card} card={card} lit={beats} />
    ))}
  </div>
);

interface CountedProps {
  counted: CountedCards;
  /** The points that win; none while the cards are still turned up. */
  enough: number | null;
}

/** Won cards once they are declared: those that count, and what they come to. */
function Counted({ counted: { cards, sum, points, rest }, enough }: CountedProps) {
  return (
    <div class="bura-counted" style={{ "--of": cards.length }}>
      <Hand cards={cards} fanned />
      {enough !== null && (
        <p>
          {sum} = <b class="figure">{points}</b>
          <span class="quiet small">
            {" "}
            {rest > 0
              ? gettext("of {enough}, and {count} that count nothing", { enough, count: rest })
              : gettext("of {enough}##so many points", { enough })}
          </span>
        </p>
      )}
    </div>
  );
}

/** The trick and the trumps, beside a hand that is being looked at. */
function Seen({ round, seat }: SeenProps<BuraRound>) {
  return (
    <div class="hand-others">
      <TrumpSeen round={round} />
      <TrickSeen round={round} seat={seat} />
    </div>
  );
}

export function TrumpSeen({ round }: { round: BuraRound }) {
  const card = trumpCard(round);
  const { trump } = round.facts;
  return card ? (
    <Hand cards={[card]} label={gettext("trumps")} />
  ) : (
    <p class="bura-suit">
      <span>{mixed("{suit} trumps", { suit: <b>{isSuit(trump) && SUITS[trump]}</b> })}</span>
    </p>
  );
}

export function TrickSeen({ round, seat }: SeenProps<BuraRound>) {
  const played = round.seats
    .map((seated) => ({ ...seated, cards: cardsIn(round, `played:${seated.seat}`) }))
    .filter(({ cards }) => cards.length);
  return (
    <>
      {played.map((seated) => (
        <Hand
          key={seated.seat}
          cards={seated.cards}
          label={seated.seat === seat ? gettext("you") : seated.player}
        />
      ))}
    </>
  );
}
