// Superfecta: the rail, the track with its four horses, the tote board, the tickets, and the words of the game.

import { Card, Outline } from "../../frontend/kit/card";
import { cardSign } from "../../frontend/kit/cardpicker";
import { names } from "../../frontend/kit/names";
import { chips } from "../../frontend/kit/numbers";
import { say } from "../../frontend/kit/say";
import { HORSE_NAMES, HORSES, signs, SPACES, standing, Suit } from "./horses";
import { TicketFoot, Tickets } from "./tickets";
import { Tote } from "./tote";

export const felt = { Felt, Foot, words, describe, event, payment, over, beats, showing };

// Words

function Foot({ prompt }) {
  return prompt?.say.code === "superfecta.betting" ? TicketFoot : null;
}

function words() {
  return { turn: () => say("TURN A CARD"), run: () => say("RUN TO THE END") };
}

function describe({ index, do: verb, args, transfers }, { who, round }) {
  switch (verb) {
    case "ticket":
      return `${who}: ${args.bets.map(bet).join(", ")}${args.bets.length > 1 ? ` · ${chips(price(args.bets))}` : ""}.`;
    case "cancel":
      return say("Ticket {ticket} cancelled, {chips} back.", {
        ticket: args.ticket,
        chips: chips(transfers.reduce((sum, { amount }) => sum + amount, 0)),
      });
    case "off":
      return say("No more bets.");
    case "turn":
      return `${cardSign(round.zones.course.cards[turnsBefore(round, index)])}.`;
    case "run":
      return say("Run to the end.");
    case "show":
      return `${cardSign(args.card)}.`;
    default:
      return null;
  }
}

const bet = ({ amount, type, horses }) => `${chips(amount)} ${type} ${signs(horses)}`;
const price = (bets) => bets.reduce((sum, { amount }) => sum + amount, 0);
const turnsBefore = ({ record }, index) =>
  record.filter((step) => step.do === "turn" && step.index < index).length;

function event({ code, args, text }, players) {
  switch (code) {
    case "superfecta.off":
      return null; // the deed has said so
    case "superfecta.home":
      return say("{horse} home, number {place}.", {
        horse: HORSE_NAMES[args.horse],
        place: args.place,
      });
    case "superfecta.finish":
      return say("The finish: {horses}.", { horses: signs(args.horses) });
    case "superfecta.pays":
      return `${args.pool}: ${players[args.seat]} ${chips(args.amount)}.`;
    case "superfecta.carried":
      return args.amount
        ? say("{pool}: nobody, {chips} carried.", { pool: args.pool, chips: chips(args.amount) })
        : null;
    default:
      return text;
  }
}

function payment({ action, seat, transfers }, round) {
  const paid =
    round.record
      .find(({ index }) => index === action)
      ?.events.filter(({ code, args }) => code === "superfecta.pays" && args.seat === seat) ?? [];
  const sums = paid.map(
    ({ args }) => `${args.pool} ${signs(args.order)}: ${args.reckoning} = ${chips(args.amount)}`,
  );
  const others = transfers
    .filter(({ why }) => !/ pays /.test(why))
    .map(({ from, why, amount }) => `${from.slice(5)}, ${why}: ${chips(amount)}`);
  return {
    hand:
      paid.map(({ args }) => `${args.pool} ${signs(args.order)}`).join(", ") ||
      say("the end of the meeting"),
    sums: [...sums, ...others],
  };
}

function over({ facts }) {
  return say("{horses}. Race {race} of {races} is paid.", {
    horses: signs(facts.finish.join("/")),
    race: facts.race,
    races: facts.races,
  });
}

function beats({ zones }) {
  return zones.course?.count ?? 0;
}

function showing({ zones }, beat) {
  const { home } = standing(zones.course.cards, beat);
  if (home.length)
    return `${home
      .slice(0, 3)
      .map((horse, at) => `${HORSE_NAMES[horse]} ${PLACES[at]}`)
      .join(", ")}.`;
  return say("They are off.");
}

const PLACES = [say("1st"), say("2nd"), say("3rd"), say("4th")];

// The felt

function Felt(props) {
  const { state, pace } = props;
  const { round } = state;
  const course = round.zones.course?.cards ?? [];
  const { spaces, home } = standing(course, pace.beat);
  return (
    <section class="felt races" aria-label={say("felt")}>
      <Track
        rail={round.zones.rail?.cards ?? []}
        spaces={spaces}
        home={home}
        card={pace.beat ? course[pace.beat - 1] : null}
      />
      <div class="races-below">
        <Tote round={round} running={pace.running} beat={pace.beat} />
        <Tickets {...props} />
      </div>
    </section>
  );
}

/** The track alone: the wall draws it as well. `card` is the one that was turned last. */
export function Track({ rail, spaces, home, card }) {
  const columns = [...Array(SPACES).keys()];
  return (
    <div class="track" role="group" aria-label={say("the track")}>
      <div class="track-rail" aria-label={say("the rail")}>
        <span class="track-turned">{card ? <Card card={card} /> : <Outline />}</span>
        {columns.map((at) => (
          <span key={at} class="track-rail-card">
            {at < SPACES - 1 && (rail[at] ? <Card card={rail[at]} /> : <Outline />)}
          </span>
        ))}
        <span class="track-end" />
      </div>
      {[...HORSES].map((horse) => (
        <Lane key={horse} horse={horse} at={spaces[horse]} place={home.indexOf(horse)} />
      ))}
    </div>
  );
}

function Lane({ horse, at, place }) {
  const where = { "--at": String(at) };
  return (
    <div
      class={names(["lane", place === 0 && "is-winner"])}
      role="img"
      aria-label={`${HORSE_NAMES[horse]}: ${place < 0 ? say("space {number} of {count}", { number: at, count: SPACES }) : PLACES[place]}`}
    >
      <span class="lane-start" />
      {[...Array(SPACES).keys()].map((space) => (
        <span key={space} class={names(["lane-space", space === SPACES - 1 && "is-line"])} />
      ))}
      <span class="lane-place figure">{place < 0 ? "" : PLACES[place]}</span>
      <span class="horse" style={where}>
        <Suit horse={horse} />
      </span>
    </div>
  );
}
