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
import { say } from "../../frontend/kit/say";
import type { FeltProps, GameFace, NamesBySeat, PaymentInWords } from "../../frontend/round/types";
import type { CardCode } from "../../frontend/kit/types";
import { betsIn, paidIn, price } from "./said";
import { type Horse, HORSE_NAMES, HORSES, horsesOf, signs, SPACES, standing, Suit } from "./horses";
import { TicketFoot, Tickets } from "./tickets";
import { Tote } from "./tote";

export const felt = {
  Felt,
  Foot,
  words,
  describe,
  event,
  payment,
  over,
  beats,
  showing,
} satisfies GameFace<SuperfectaRound>;

// Words

function Foot({ prompt }: SuperfectaRound) {
  return prompt?.say.code === "superfecta.betting" ? TicketFoot : null;
}

function words() {
  return { turn: () => say("TURN A CARD"), run: () => say("RUN TO THE END") };
}

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
      return say("Ticket {ticket} cancelled, {chips} back.", {
        ticket: Number(args["ticket"]),
        chips: chips(transfers.reduce((sum, { amount }) => sum + amount, 0)),
      });
    case "off":
      return say("No more bets.");
    case "turn":
      return `${cardSign(round.zones["course"]?.cards[turnsBefore(round, index)] ?? "??")}.`;
    case "run":
      return say("Run to the end.");
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
      return ""; // the deed has said so
    case "superfecta.home":
      return say("{horse} home, number {place}.", {
        horse: nameOf(String(horse)),
        place: Number(place),
      });
    case "superfecta.finish":
      return say("The finish: {horses}.", { horses: signs(String(horses)) });
    case "superfecta.pays":
      return `${pool}: ${players[String(seat)]} ${chips(Number(amount))}.`;
    case "superfecta.carried":
      return amount
        ? say("{pool}: nobody, {chips} carried.", {
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
  const step = round.record.filter(({ index }) => index === action);
  const paid = paidIn(step).filter((said) => said.seat === seat);
  const sums = paid.map(
    ({ pool, order, reckoning, amount }) =>
      `${pool} ${signs(order)}: ${reckoning} = ${chips(amount)}`,
  );
  const others = transfers
    .filter(({ why }) => !/ pays /.test(why))
    .map(({ from, why, amount }) => `${from.slice(5)}, ${why}: ${chips(amount)}`);
  return {
    hand:
      paid.map(({ pool, order }) => `${pool} ${signs(order)}`).join(", ") ||
      say("the end of the meeting"),
    sums: [...sums, ...others],
  };
}

function over({ facts }: SuperfectaRound) {
  return say("{horses}. Race {race} of {races} is paid.", {
    horses: signs((facts.finish ?? []).join("/")),
    race: facts.race,
    races: facts.races,
  });
}

function beats({ zones }: SuperfectaRound) {
  return zones["course"]?.count ?? 0;
}

function showing({ zones }: SuperfectaRound, beat: number) {
  const { home } = standing(zones["course"]?.cards ?? [], beat);
  if (home.length)
    return `${home
      .slice(0, 3)
      .map((horse, at) => `${HORSE_NAMES[horse]} ${PLACES[at]}`)
      .join(", ")}.`;
  return say("They are off.");
}

const PLACES = [say("1st"), say("2nd"), say("3rd"), say("4th")];

// The felt

function Felt(props: FeltProps<SuperfectaRound>) {
  const { state, pace } = props;
  const { round } = state;
  const course = round.zones["course"]?.cards ?? [];
  const { spaces, home } = standing(course, pace.beat);
  return (
    <section class="felt races" aria-label={say("felt")}>
      <Track
        rail={round.zones["rail"]?.cards ?? []}
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
  spaces: Readonly<Record<Horse, number>>;
  home: readonly Horse[];
  card: CardCode | undefined;
}

export function Track({ rail, spaces, home, card }: TrackProps) {
  const columns = [...Array(SPACES).keys()];
  return (
    <div class="track" role="group" aria-label={say("the track")}>
      <div class="track-rail" aria-label={say("the rail")}>
        <span class="track-turned">
          <CardOrOutline card={card} />
        </span>
        {columns.map((at) => (
          <span key={at} class="track-rail-card">
            {at < SPACES - 1 && <CardOrOutline card={rail[at]} />}
          </span>
        ))}
        <span class="track-end" />
      </div>
      {HORSES.map((horse) => (
        <Lane key={horse} horse={horse} at={spaces[horse]} place={home.indexOf(horse)} />
      ))}
    </div>
  );
}

const CardOrOutline = ({ card }: { card: CardCode | undefined }) =>
  card ? <Card card={card} /> : <Outline />;

function Lane({ horse, at, place }: { horse: Horse; at: number; place: number }) {
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
