// Superfecta: the rail, the track with its four horses, the tote board, the tickets, and the words of the game.

import type {
  Payout,
  Sentence,
  StepView,
  SuperfectaBet,
  SuperfectaRound,
} from "../../frontend/answers";
import { Card, Outline } from "../../frontend/kit/card";
import { cardSign } from "../../frontend/kit/cardpicker";
import { names } from "../../frontend/kit/names";
import { chips } from "../../frontend/kit/numbers";
import { gettext } from "../../frontend/kit/gettext";
import type { FeltProps, GameFace, NamesBySeat, PaymentInWords } from "../../frontend/round/types";
import type { CardCode } from "../../frontend/kit/types";
import { betsIn, price } from "./said";
import { type Horse, HORSE_NAMES, HORSES, horsesOf, PLACES, signs, standing, Suit } from "./horses";
import { RaceFoot, TicketFoot, Tickets } from "./tickets";
import { Tote } from "./tote";

export const felt = {
  Felt,
  Foot: footOf,
  betting: ({ facts }: SuperfectaRound) => facts.betting,
  keys: [["W, E, F", gettext("WIN, EXA, SFC; the horses: H, D, C, S")]],
  describe,
  event,
  payment,
  over,
  beats,
  tempo: (count) => Math.min(CARD, RACE / count),
  showing,
} satisfies GameFace<SuperfectaRound>;

// Words

function describe(
  { index, do: verb, args, transfers }: StepView,
  { who, round }: { who: string; round: SuperfectaRound },
) {
  switch (verb) {
    case "ticket": {
      const bets = betsIn(args["bets"]);
      return `${who}: ${bets.map(bet).join(", ")}${bets.length > 1 ? ` · ${chips(price(bets))}` : ""}.`;
    }
    case "cancel":
      return gettext("Ticket {ticket} cancelled, {chips} back.", {
        ticket: Number(args["ticket"]),
        chips: chips(transfers.reduce((sum, { amount }) => sum + amount, 0)),
      });
    case "off":
      return gettext("No more bets.");
    case "turn":
      return `${cardSign(round.zones["course"]?.cards[turnsBefore(round, index)] ?? "??")}.`;
    case "run":
      return gettext("Run to the end.");
    case "show":
      return `${cardSign(String(args["card"]))}.`;
    default:
      return null;
  }
}

const bet = ({ amount, type, horses }: SuperfectaBet) =>
  `${chips(amount)} ${type} ${signs(horses)}`;
const turnsBefore = ({ record }: SuperfectaRound, index: number) =>
  record.filter((step) => step.do === "turn" && step.index < index).length;

function event({ code, args, text }: Sentence, players: NamesBySeat) {
  const { horse, horses, place, pool, seat, amount } = args;
  switch (code) {
    case "superfecta.off":
      return ""; // the action has said so
    case "superfecta.home":
      return gettext("{horse} home, number {place}.", {
        horse: nameOf(String(horse)),
        place: Number(place),
      });
    case "superfecta.finish":
      return gettext("The finish: {horses}.", { horses: signs(String(horses)) });
    case "superfecta.pays":
      return `${pool}: ${players[String(seat)]} ${chips(Number(amount))}.`;
    case "superfecta.carried":
      return amount
        ? gettext("{pool}: nobody, {chips} carried.", {
            pool: String(pool),
            chips: chips(Number(amount)),
          })
        : "";
    default:
      return text;
  }
}

const nameOf = (order: string) =>
  horsesOf(order)
    .map((horse) => HORSE_NAMES[horse])
    .join("");

function payment({ action, seat, transfers }: Payout, round: SuperfectaRound): PaymentInWords {
  const isLast = round.finished && action === round.record.at(-1)?.index;
  const paid = round.facts.paid.filter((each) => isLast && each.seat === seat);
  const sums = paid.map(
    ({ pool, order, reckoning, amount }) =>
      `${pool} ${signs(order)}: ${reckoning} = ${chips(amount)}`,
  );
  const others = [...transfers];
  for (const { pool, amount } of paid)
    others.splice(
      others.findIndex((each) => each.from === `pool:${pool}` && each.amount === amount),
      1,
    );
  return {
    hand:
      paid.map(({ pool, order }) => `${pool} ${signs(order)}`).join(", ") ||
      gettext("the end of the meeting"),
    sums: [
      ...sums,
      ...others.map(({ from, why, amount }) => `${from.slice(5)}, ${why}: ${chips(amount)}`),
    ],
  };
}

function over({ facts }: SuperfectaRound) {
  return gettext("{horses}. Race {race} of {races} is paid.", {
    horses: signs((facts.finish ?? []).join("/")),
    race: facts.race,
    races: facts.races,
  });
}

const CARD = 280; // milliseconds a card of the race is on show before the next
const RACE = 6000; // and of a whole race: a table that deals itself does not look longer at it

function beats({ zones }: SuperfectaRound) {
  return zones["course"]?.count ?? 0;
}

function showing({ board }: SuperfectaRound, beat: number) {
  const { home } = standing(board, beat);
  if (home.length)
    return home
      .slice(0, 3)
      .map((horse, at) => `${HORSE_NAMES[horse]} ${PLACES[at]}`)
      .join(", ")
      .replace(/\.?$/, "."); // a language may end its "2nd" with one of its own
  return gettext("They are off.");
}

// The felt

function footOf({ facts, cards }: SuperfectaRound) {
  if (facts.betting) return TicketFoot;
  return cards === "virtual" ? RaceFoot : null;
}

function Felt(props: FeltProps<SuperfectaRound>) {
  const { state, pace } = props;
  const { round } = state;
  const course = round.zones["course"]?.cards ?? [];
  const { spaces, home } = standing(round.board, pace.beat);
  return (
    <section class="felt races" aria-label={gettext("felt")}>
      <Track
        rail={round.zones["rail"]?.cards ?? []}
        length={round.facts.length}
        spaces={spaces}
        home={home}
        card={course[pace.beat - 1]}
      />
      <div class="races-below">
        <Tote round={round} running={pace.running} beat={pace.beat} />
        <Tickets {...props} />
      </div>
    </section>
  );
}

/** The track alone: the wall draws it as well. `card` is the one that was turned last. */
interface TrackProps {
  rail: readonly CardCode[];
  length: number;
  spaces: (horse: Horse) => number;
  home: readonly Horse[];
  card: CardCode | undefined;
}

export function Track({ rail, length, spaces, home, card }: TrackProps) {
  const columns = [...Array(length).keys()];
  return (
    <div class="track" role="group" aria-label={gettext("the track")}>
      <div class="track-rail" aria-label={gettext("the rail")}>
        <span class="track-turned">
          <CardOrOutline card={card} />
        </span>
        {columns.map((at) => (
          <span key={at} class="track-rail-card">
            {at < length - 1 && <CardOrOutline card={rail[at]} />}
          </span>
        ))}
        <span class="track-end" />
      </div>
      {HORSES.map((horse) => (
        <Lane
          key={horse}
          horse={horse}
          at={spaces(horse)}
          length={length}
          place={home.indexOf(horse)}
        />
      ))}
    </div>
  );
}

const CardOrOutline = ({ card }: { card: CardCode | undefined }) =>
  card ? <Card card={card} /> : <Outline />;

interface LaneProps {
  horse: Horse;
  at: number;
  length: number;
  place: number;
}

function Lane({ horse, at, length, place }: LaneProps) {
  const where = { "--at": String(at) };
  return (
    <div
      class={names(["lane", place === 0 && "is-winner"])}
      role="img"
      aria-label={`${HORSE_NAMES[horse]}: ${place < 0 ? gettext("space {number} of {count}", { number: at, count: length }) : PLACES[place]}`}
    >
      <span class="lane-start" />
      {[...Array(length).keys()].map((space) => (
        <span key={space} class={names(["lane-space", space === length - 1 && "is-line"])} />
      ))}
      <span class="lane-place figure">{place < 0 ? "" : PLACES[place]}</span>
      <span class="horse" style={where}>
        <Suit horse={horse} />
      </span>
    </div>
  );
}
