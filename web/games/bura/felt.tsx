// Bura: two players, one above the other, and the trick between them, each answering card under the card it has to beat.
// Nobody looks through won cards, and no screen counts them: they lie in a pile until somebody declares.

import { Card, Hand } from "../../frontend/kit/card";
import { cardSign } from "../../frontend/kit/cardpicker";
import { Chips } from "../../frontend/kit/chips";
import { isFace, SUIT_PATHS } from "../../frontend/kit/faces";
import { names } from "../../frontend/kit/names";
import { chips } from "../../frontend/kit/numbers";
import { mixed, say } from "../../frontend/kit/say";
import { namesOf } from "../../frontend/round/lines";
import { isWindow, SpokenFoot, wordsOf } from "./words";
import { stakesOf } from "../../frontend/round/stakes";

export const felt = { Felt, Foot, Seen, words: wordsOf, sure, describe, payment, over, passOn };

const RANKING = "6789JQKTA";
const POINTS = { A: 11, T: 10, K: 4, Q: 3, J: 2 };
const SUITS = { c: say("clubs"), d: say("diamonds"), h: say("hearts"), s: say("spades") };

// Words

function Foot(round) {
  const { code } = round.prompt.say;
  const byDealer =
    round.cards === "physical" && (code === "bura.answer" || code === "bura.promised");
  return isWindow(round.prompt) || byDealer ? SpokenFoot : null;
}

function sure() {
  return {
    declare: (who) => ({
      title: say("{player} declares 31?", { player: who }),
      text: say("The won cards are turned up and counted. There is no way back."),
      yes: say("{player} declares", { player: who }),
    }),
  };
}

function describe({ do: verb, args }, { who }) {
  const cards = args.cards?.every(isFace) ? ` ${args.cards.map(cardSign).join(" ")}` : "";
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
function passOn({ prompt }) {
  const answers = ["bura.answer", "bura.outbid", "bura.promised"];
  return answers.includes(prompt?.say.code) ? prompt.awaited[0] : null;
}

function payment({ transfers }) {
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

function over({ record }) {
  return record
    .at(-1)
    .events.map(({ text }) => text)
    .at(-1);
}

// The felt

function Felt({ state, paying }) {
  const { round, table, night } = state;
  const { places, zones, facts } = round;
  const seats = round.seats.map(({ seat }) => seat).sort((a, b) => a - b);
  return (
    <section
      class={names(["felt", "bura", round.cards === "physical" && "is-short"])}
      aria-label={say("felt")}
    >
      <Trumps zones={zones} facts={facts} />
      {seats.map((seat) => (
        <Side
          key={seat}
          seat={seat}
          round={round}
          lit={isLit(round, paying, seat)}
          holds={table.hand_over?.seat === seat}
        />
      ))}
      <div class="bura-pot" data-place="pot">
        <Chips amount={places.pot ?? 0} chipset={night.chip_set} />
        <span>
          {mixed("pot {chips}", { chips: <b class="figure">{chips(places.pot ?? 0)}</b> })}
        </span>
      </div>
    </section>
  );
}

const isLit = ({ prompt }, paying, seat) =>
  paying ? paying.seat === seat : Boolean(prompt?.awaited.includes(seat));

function Trumps({ zones, facts }) {
  const stock = zones.stock.count + (zones.trump?.count ?? 0);
  const [card] = zones.trump?.cards ?? [];
  return (
    <div class="bura-trumps">
      <div class="bura-stock">
        {card && <Card card={card} />}
        {zones.stock.count > 0 && <Card card="??" />}
      </div>
      <p>
        {stock > 0 && say("stock {count}", { count: stock })}{" "}
        {!facts.drawing && say("no more drawing")}
      </p>
      {facts.trump && (
        <p class="bura-suit">
          <svg class={`suit-${facts.trump}`} viewBox="0 0 100 100" aria-hidden="true">
            <path d={SUIT_PATHS[facts.trump]} />
          </svg>
          <span>{mixed("{suit} trumps", { suit: <b>{SUITS[facts.trump]}</b> })}</span>
        </p>
      )}
    </div>
  );
}

function Side({ seat, round, lit, holds }) {
  const who = round.seats.find((seated) => seated.seat === seat);
  const owes = round.markers[seat];
  const won = round.zones[`won:${seat}`];
  const hand = round.zones[`hand:${seat}`];
  const notes = [
    round.dealer === seat && say("the deal"),
    holds && say("has the tablet"),
    owes && say("owes {chips}", { chips: chips(owes) }),
  ];
  return (
    <div
      class={names(["bura-side", lit && "is-lit"])}
      role="group"
      aria-label={who.player}
      aria-description={stakesOf(round, seat)}
    >
      <div class="bura-who">
        <b>{who.player}</b>
        <span class="figure" data-place={`seat:${seat}`}>
          {chips(who.rack)}
        </span>
        <span class="bura-note">{notes.filter(Boolean).join(" · ")}</span>
        <span class="bura-word">{wordOf(round, seat)}</span>
        <Hand cards={hand.cards} fanned />
      </div>
      {won.sight === "all" ? (
        <Counted cards={won.cards} />
      ) : (
        <>
          <Played round={round} seat={seat} />
          <div class="bura-won">
            {won.count > 0 && <Card card="??" />}
            <span class="small quiet">{won.count > 0 ? say("won##cards") : ""}</span>
          </div>
        </>
      )}
    </div>
  );
}

/** Whose word it is, and what was said. */
function wordOf({ facts, prompt, finished }, seat) {
  const code = prompt?.say.code;
  const { announced, leader, led } = facts;
  if (announced?.seat === seat) return say("announces {kind}", { kind: announced.kind });
  if (finished) return "";
  if (code === "bura.outbid") return say("outbids or yields");
  if (code === "bura.answer") return led === seat ? say("has led") : say("answers##has to, now");
  if (code === "bura.last") return prompt.awaited.includes(seat) ? say("has the last word") : "";
  if (leader !== seat) return isWindow(prompt) ? say("may speak first") : "";
  return led === null ? say("has the lead") : say("takes the trick and leads");
}

/** What a player has played to this trick; an answer lies so that every card is under the one it beats, or fails to. */
function Played({ round, seat }) {
  const { led, trump } = round.facts;
  const own = round.zones[`played:${seat}`].cards;
  const other = round.seats.find((seated) => seated.seat !== seat).seat;
  const facing = round.zones[`played:${other}`].cards;
  const answers = led !== null && led !== seat && own.length > 0;
  const cards = answers ? matched(own, facing, trump) : own;
  return (
    <div class="bura-played" role="group" aria-label={say("played")}>
      {cards.map((card, at) => (
        <Card key={card} card={card} lit={answers && beats(card, facing[at], trump)} />
      ))}
    </div>
  );
}

export const beats = (card, led, trump) =>
  card[1] === led[1] ? RANKING.indexOf(card[0]) > RANKING.indexOf(led[0]) : card[1] === trump;

/** The order of an answer in which the most cards beat the one they lie under. */
export function matched(answer, led, trump) {
  const beaten = (order) => order.filter((card, at) => beats(card, led[at], trump)).length;
  return orders(answer).reduce((best, order) => (beaten(order) > beaten(best) ? order : best));
}

function orders(cards) {
  if (cards.length < 2) return [cards];
  return cards.flatMap((card, at) =>
    orders(cards.filter((_, index) => index !== at)).map((rest) => [card, ...rest]),
  );
}

/** Won cards once they are declared: those that count, and what they come to. */
function Counted({ cards }) {
  const points = (card) => POINTS[card[0]] ?? 0;
  const counting = cards.filter(points).sort((a, b) => points(b) - points(a));
  const ranks = [...new Set(counting.map(([rank]) => rank))];
  const sums = ranks.map(
    (rank) => `${counting.filter((card) => card[0] === rank).length} × ${POINTS[rank]}`,
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
function Seen({ round, seat }) {
  const players = namesOf(round);
  const [card] = round.zones.trump?.cards ?? [];
  const played = round.seats.filter((seated) => round.zones[`played:${seated.seat}`].cards.length);
  return (
    <div class="hand-others">
      {card ? (
        <Hand cards={[card]} label={say("trumps")} />
      ) : (
        <p class="bura-suit">
          <span>{mixed("{suit} trumps", { suit: <b>{SUITS[round.facts.trump]}</b> })}</span>
        </p>
      )}
      {played.map((seated) => (
        <Hand
          key={seated.seat}
          cards={round.zones[`played:${seated.seat}`].cards}
          label={seated.seat === seat ? say("you") : players[seated.seat]}
        />
      ))}
    </div>
  );
}
