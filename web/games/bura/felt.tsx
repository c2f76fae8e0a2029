// Bura: two players, one above the other, and the trick between them, each answering card under the card it has to beat.
// Nobody looks through won cards, and no screen counts them: they lie in a pile until somebody declares.

import type { SeatView, StepView } from "../../frontend/answers";
import { Card, Hand } from "../../frontend/kit/card";
import { cardSign } from "../../frontend/kit/cardpicker";
import { Chips } from "../../frontend/kit/chips";
import { isFace, isSuit, type Suit, SUIT_PATHS } from "../../frontend/kit/faces";
import { names } from "../../frontend/kit/names";
import { chips } from "../../frontend/kit/numbers";
import { mixed, say } from "../../frontend/kit/say";
import { listOf } from "../../frontend/kit/prompt";
import type { CardCode } from "../../frontend/kit/types";
import { seatAwaited } from "../../frontend/round/offers";
import { stakesOf } from "../../frontend/round/stakes";
import type {
  FeltProps,
  GameFace,
  PaymentDue,
  PaymentInWords,
  SeenProps,
} from "../../frontend/round/types";
import { type BuraRound, isWindow, otherThan, SpokenFoot, sureToDeclare, wordsOf } from "./words";

export const felt = {
  Felt,
  Foot,
  Seen,
  words: wordsOf,
  sure: () => ({ declare: sureToDeclare }),
  describe,
  payment,
  over,
  passOn,
} satisfies GameFace<BuraRound>;

const RANKING = "6789JQKTA";
const POINTS: Readonly<Record<string, number>> = { A: 11, T: 10, K: 4, Q: 3, J: 2 };
const SUITS: Readonly<Record<Suit, string>> = {
  c: say("clubs"),
  d: say("diamonds"),
  h: say("hearts"),
  s: say("spades"),
};

// Words

function Foot(round: BuraRound) {
  const code = round.prompt?.say.code;
  const byDealer =
    round.cards === "physical" && (code === "bura.answer" || code === "bura.promised");
  return isWindow(round.prompt) || byDealer ? SpokenFoot : null;
}

function describe({ do: verb, args }: StepView, { who }: { who: string }) {
  const named = listOf(args["cards"]);
  const faces = named.filter(isFace);
  const cards =
    faces.length && faces.length === named.length ? ` ${faces.map(cardSign).join(" ")}` : "";
  switch (verb) {
    case "lead":
      return say("{player} leads{cards}.", { player: who, cards });
    case "answer":
      return say("{player} answers{cards}.", { player: who, cards });
    case "yield":
      return say("{player} yields the lead.", { player: who });
    case "declare":
      return say("{player} declares 31.", { player: who });
    case "pass":
      return say("{player} passes.", { player: who });
    case "announce":
      return ""; // the rules say it
    default:
      return null;
  }
}

/** The tablet goes on to whoever has to answer; before a lead it lies on the table, where both see the trick and both may
 *  speak. */
function passOn({ prompt }: BuraRound) {
  const answers = ["bura.answer", "bura.outbid", "bura.promised"];
  return answers.includes(prompt?.say.code ?? "") ? seatAwaited(prompt) : null;
}

export function payment({ transfers }: Pick<PaymentDue, "transfers">): PaymentInWords {
  const main = transfers.find(({ from, to }) => from === "pot" || to === "pot");
  const others = transfers.filter((transfer) => transfer !== main);
  const pot = main && [
    main.from === "pot" ? say("out of the pot, all of it") : say("into the pot, which is carried"),
  ];
  return {
    hand: main?.why ?? null,
    sums: [...(pot ?? []), ...others.map(({ why, amount }) => `${why}: ${chips(amount)}`)],
  };
}

function over({ record }: BuraRound) {
  return record.at(-1)?.events.at(-1)?.text;
}

// The felt

function Felt({ state, paying }: FeltProps<BuraRound>) {
  const { round, table, night } = state;
  const pot = round.places["pot"] ?? 0;
  const seats = [...round.seats].sort((a, b) => a.seat - b.seat);
  return (
    <section
      class={names(["felt", "bura", round.cards === "physical" && "is-short"])}
      aria-label={say("felt")}
    >
      <Trumps round={round} />
      {seats.map((seated) => (
        <Side
          key={seated.seat}
          seated={seated}
          round={round}
          lit={isLit(round, paying, seated.seat)}
          holds={table.hand_over?.seat === seated.seat}
        />
      ))}
      <div class="bura-pot" data-place="pot">
        <Chips amount={pot} chipset={night.chip_set} />
        <span>{mixed("pot {chips}", { chips: <b class="figure">{chips(pot)}</b> })}</span>
      </div>
    </section>
  );
}

const isLit = ({ prompt }: BuraRound, paying: PaymentDue | null, seat: number) =>
  paying ? paying.seat === seat : Boolean(prompt?.awaited.includes(seat));

/** How many cards are to be drawn yet: face down, and the trump under them. */
export function stockOf({ zones }: BuraRound) {
  const down = zones["stock"]?.count ?? 0;
  return { down, all: down + (zones["trump"]?.count ?? 0) };
}

/** The card that makes trumps, while it lies there. */
export const trumpCard = ({ zones }: BuraRound) => zones["trump"]?.cards[0];

/** The cards of a zone; none where there is no such zone. */
const cardsIn = ({ zones }: BuraRound, name: string) => zones[name]?.cards ?? [];

function Trumps({ round }: { round: BuraRound }) {
  const { trump, drawing } = round.facts;
  const { down, all } = stockOf(round);
  const card = trumpCard(round);
  return (
    <div class="bura-trumps">
      <div class="bura-stock">
        {card && <Card card={card} />}
        {down > 0 && <Card card="??" />}
      </div>
      <p>
        {all > 0 && say("stock {count}", { count: all })} {!drawing && say("no more drawing")}
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
}

function Side({ seated, round, lit, holds }: SideProps) {
  const { seat, player, rack } = seated;
  const owes = round.markers[seat];
  const won = round.zones[`won:${seat}`];
  const taken = won?.count ?? 0;
  const notes = [
    round.dealer === seat && say("the deal"),
    holds && say("has the tablet"),
    owes && say("owes {chips}", { chips: chips(owes) }),
  ];
  return (
    <div
      class={names(["bura-side", lit && "is-lit"])}
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
        <span class="bura-word">{wordOf(round, seat)}</span>
        <Hand cards={cardsIn(round, `hand:${seat}`)} fanned />
      </div>
      {won?.sight === "all" ? (
        <Counted cards={won.cards} />
      ) : (
        <>
          <Played round={round} seat={seat} />
          <div class="bura-won">
            {taken > 0 && <Card card="??" />}
            <span class="small quiet">{taken > 0 ? say("won##cards") : ""}</span>
          </div>
        </>
      )}
    </div>
  );
}

/** Whose word it is, and what was said. */
function wordOf({ facts, prompt, finished }: BuraRound, seat: number) {
  const code = prompt?.say.code;
  const { announced, leader, led } = facts;
  if (announced?.seat === seat) return say("announces {kind}", { kind: announced.kind });
  if (finished) return "";
  if (code === "bura.outbid") return say("outbids or yields");
  if (code === "bura.answer") return led === seat ? say("has led") : say("answers##has to, now");
  if (code === "bura.last") return prompt?.awaited.includes(seat) ? say("has the last word") : "";
  if (leader !== seat) return isWindow(prompt) ? say("may speak first") : "";
  return led === null ? say("has the lead") : say("takes the trick and leads");
}

/** What a player has played to this trick, and which of it beats the card it lies under; an answer lies so that every card is
 *  under the one it beats, or fails to. */
export function playedBy(round: BuraRound, seat: number) {
  const { led, trump } = round.facts;
  const own = cardsIn(round, `played:${seat}`);
  const facing = cardsIn(round, `played:${otherThan(round, seat)}`);
  const answers = led !== null && led !== seat && own.length > 0;
  const cards = answers ? matched(own, facing, trump) : own;
  return cards.map((card, at) => ({ card, lit: answers && beats(card, facing[at], trump) }));
}

const Played = ({ round, seat }: { round: BuraRound; seat: number }) => (
  <div class="bura-played" role="group" aria-label={say("played")}>
    {playedBy(round, seat).map(({ card, lit }) => (
      <Card key={card} card={card} lit={lit} />
    ))}
  </div>
);

const rankOf = (card: CardCode) => card.charAt(0);

export function beats(card: CardCode, led: CardCode | undefined, trump: string | null) {
  if (led === undefined) return false;
  return card.charAt(1) === led.charAt(1)
    ? RANKING.indexOf(rankOf(card)) > RANKING.indexOf(rankOf(led))
    : card.charAt(1) === trump;
}

type Cards = readonly CardCode[];

/** The order of an answer in which the most cards beat the one they lie under. */
export function matched(answer: Cards, led: Cards, trump: string | null) {
  const beaten = (order: Cards) => order.filter((card, at) => beats(card, led[at], trump)).length;
  return orders(answer).reduce((best, order) => (beaten(order) > beaten(best) ? order : best));
}

function orders(cards: Cards): Cards[] {
  if (cards.length < 2) return [cards];
  return cards.flatMap((card, at) =>
    orders(cards.filter((_, index) => index !== at)).map((rest) => [card, ...rest]),
  );
}

/** Won cards once they are declared: those that count, and what they come to. */
function Counted({ cards }: { cards: Cards }) {
  const points = (card: CardCode) => POINTS[rankOf(card)] ?? 0;
  const counting = cards.filter(points).sort((a, b) => points(b) - points(a));
  const ranks = [...new Set(counting.map(rankOf))];
  const sums = ranks.map(
    (rank) => `${counting.filter((card) => rankOf(card) === rank).length} × ${POINTS[rank]}`,
  );
  return (
    <div class="bura-counted">
      <Hand cards={counting} fanned />
      <p>
        {sums.join(" + ") || say("nothing")} ={" "}
        <b class="figure">{counting.reduce((sum, card) => sum + points(card), 0)}</b>
        <span class="quiet small">
          {" "}
          {cards.length > counting.length
            ? say("of 31, and {count} that count nothing", {
                count: cards.length - counting.length,
              })
            : say("of 31")}
        </span>
      </p>
    </div>
  );
}

/** The trick and the trumps, beside a hand that is being looked at. */
function Seen({ round, seat }: SeenProps<BuraRound>) {
  const card = trumpCard(round);
  const { trump } = round.facts;
  const played = round.seats
    .map((seated) => ({ ...seated, cards: cardsIn(round, `played:${seated.seat}`) }))
    .filter(({ cards }) => cards.length);
  return (
    <div class="hand-others">
      {card ? (
        <Hand cards={[card]} label={say("trumps")} />
      ) : (
        <p class="bura-suit">
          <span>{mixed("{suit} trumps", { suit: <b>{isSuit(trump) && SUITS[trump]}</b> })}</span>
        </p>
      )}
      {played.map((seated) => (
        <Hand
          key={seated.seat}
          cards={seated.cards}
          label={seated.seat === seat ? say("you") : seated.player}
        />
      ))}
    </div>
  );
}
