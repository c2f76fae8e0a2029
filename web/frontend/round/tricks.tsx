// The felt of games of tricks: the seats in a row, partners across from each other, each with the card it has played to the trick that lies open, what it
// has taken and how it stands; above them what the deal is about; below, the score. Each game
// says what its deal is about.

import { Card, Outline } from "../kit/card";
import { cardSign } from "../kit/cardpicker";
import { names } from "../kit/names";
import { chips } from "../kit/numbers";
import { many, mixed, say } from "../kit/say";
import { Stroke } from "../kit/scoresheet";
import { Score } from "./general";
import { stakesOf } from "./stakes";

/** The face of a game of tricks: a line above the seats of its own, and, where there is bidding, what a seat has called. */
export function faceWith(Head, Call = () => null) {
  const Seen = ({ round }) => (
    <div class="tricks-seen">
      <Head round={round} />
      <Row round={round} Call={Call} />
    </div>
  );
  return { describe, passOn, Felt: feltWith(Head, Call), Seen };
}

// Words

function describe({ do: verb, args }, { who }) {
  if (verb === "play")
    return args.card && args.card !== "??"
      ? `${who}: ${cardSign(args.card)}.`
      : say("{player} plays a card.", { player: who });
  return ["bid", "pass", "trump", "misdeal"].includes(verb) ? "" : null; // the rules' own sentence says it
}

/** The tablet goes on to whoever plays next. */
function passOn({ prompt }) {
  return prompt?.awaited.length === 1 ? prompt.awaited[0] : null;
}

// The felt

function feltWith(Head, Call) {
  return function TrickFelt(props) {
    const { state, paying } = props;
    const { round, table } = state;
    return (
      <section class="felt tricks" aria-label={say("felt")}>
        <header class="tricks-head">
          <Head round={round} />
          <span class="tricks-pot" data-place="pot">
            {round.places.pot > 0 &&
              mixed("pot {chips}", { chips: <b class="figure">{chips(round.places.pot)}</b> })}
          </span>
        </header>
        <Row round={round} Call={Call} paying={paying} holds={table.hand_over?.seat} />
        <Score state={state} />
      </section>
    );
  };
}

function Row({ round, Call, paying, holds }) {
  const lit = (seat) =>
    paying ? paying.seat === seat : Boolean(round.prompt?.awaited.includes(seat));
  const nothing = !round.zones.trick?.cards.length;
  // A real deck lies across the table itself, and the cards to be entered leave room for a row alone.
  const partners =
    round.cards === "virtual" && Object.keys(round.facts.scores).some((name) => name.includes("+"));
  return (
    <div class={names(["tricks-seats", nothing && "is-empty", partners && "is-across"])}>
      {round.seats.map((seated) => (
        <Seat
          key={seated.seat}
          seated={seated}
          round={round}
          Call={Call}
          lit={lit(seated.seat)}
          holds={holds === seated.seat}
        />
      ))}
    </div>
  );
}

function Seat({ seated: { seat, player, rack }, round, Call, lit, holds }) {
  const { facts, zones, markers } = round;
  const held = zones[`hand:${seat}`]?.count ?? 0;
  const tricks = facts.tricks.takers.filter((taker) => taker === seat).length;
  const scored = Object.keys(facts.scores);
  const line = scored.findIndex((key) => key.split("+").includes(String(seat))); // partners share one
  const notes = [
    held && many("{count} card", "{count} cards", held),
    tricks && many("{count} trick", "{count} tricks", tricks),
    round.dealer === seat && say("the deal"),
    holds && say("has the tablet"),
    rack > 0 && many("{count} chip", "{count} chips", rack),
    markers[seat] > 0 && say("owes {chips}", { chips: chips(markers[seat]) }),
  ];
  return (
    <section
      class={names(["tricks-seat", lit && "is-lit"])}
      aria-label={player}
      aria-description={stakesOf(round, seat)}
    >
      <span class="tricks-name">
        <Stroke at={line} /> <b>{player}</b>
      </span>
      <span class="tricks-score">
        <b class="figure">{chips(facts.scores[scored[line]])}</b> <Call facts={facts} seat={seat} />
      </span>
      <Played round={round} seat={seat} />
      <span class="small">{notes.filter(Boolean).join(" · ")}</span>
    </section>
  );
}

/** What a seat has played to the trick that lies open; the card that takes it is lit. */
function Played({ round, seat }) {
  const { order, takers } = round.facts.tricks;
  const cards = round.zones.trick?.cards ?? [];
  if (round.finished) return null;
  const card = cards[order.indexOf(seat)];
  if (!card) return <Outline />;
  const takes = cards.length === order.length && takers.at(-1) === seat;
  return <Card card={card} lit={takes} />;
}
