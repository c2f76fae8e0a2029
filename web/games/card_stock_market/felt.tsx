// Card Stock Market: the market strip, the prices over the game, what everybody holds, and the words of the game.

import type { Sentence, StepView } from "../../frontend/answers";
import { cardSign } from "../../frontend/kit/cardpicker";
import { isFace } from "../../frontend/kit/faces";
import { capital } from "../../frontend/kit/labels";
import { chips } from "../../frontend/kit/numbers";
import { gettext } from "../../frontend/kit/gettext";
import type { VerbWords } from "../../frontend/kit/types";
import { nameOf } from "../../frontend/round/lines";
import { seatAwaited } from "../../frontend/round/offers";
import { isLit } from "../../frontend/round/seats";
import type { FeltProps, GameFace, NamesBySeat, PaymentDue } from "../../frontend/round/types";
import { Chart, Holdings, type MarketRound, MarketStrip } from "./market";
import { TradingFoot, TradingHand } from "./trading";

export const felt = {
  Felt,
  Foot,
  OpenHand: TradingHand,
  words,
  describe,
  event,
  payment,
  over,
  passOn,
  beats,
  shownAt: (round, _beat, before) => before ?? round,
  showing: () => gettext("A price falls to nothing."),
} satisfies GameFace<MarketRound>;

/** A price that falls to nothing: a breath before it is seen. */
function beats({ facts }: MarketRound) {
  return Object.values(facts.prices).filter((price) => price === 0).length;
}

// Words

const IN_A_TURN = ["csm.turn", "csm.go-on", "csm.end", "csm.joker"];

const isInATurn = ({ prompt }: MarketRound) => IN_A_TURN.includes(prompt?.say.code ?? "");

function Foot(round: MarketRound) {
  return isInATurn(round) ? TradingFoot : null;
}

function words(round: MarketRound): VerbWords {
  return {
    reshuffle: () => gettext("SHUFFLED"),
    joker: (args) => gettext("JOKER · {name} drew it", { name: nameOf(round, args["seat"]) }),
  };
}

function describe({ do: verb, args }: StepView, { who }: { who: string }) {
  const card = args["card"];
  switch (verb) {
    case "show":
      return isFace(card) ? gettext("{card} turned up.", { card: cardSign(card) }) : "";
    case "end":
      return gettext("{player} ends the turn.", { player: who });
    case "buy":
    case "sell":
    case "market":
    case "discard":
    case "joker":
      return ""; // the event says it
    default:
      return null;
  }
}

function event({ code, args, text }: Sentence, players: NamesBySeat) {
  if (code === "csm.opens")
    return gettext("{company} open at {price}.", {
      company: capital(String(args["company"])),
      price: Number(args["price"]),
    });
  if (code === "csm.buys" || code === "csm.sells") {
    const sign = isFace(args["card"]) ? `${cardSign(args["card"])}: ` : ""; // shuffled into the draw pile since
    const said = {
      player: players[String(args["seat"])] ?? "",
      shares: `${sign}${args["shares"]}`,
      price: Number(args["price"]),
      chips: Number(args["amount"]),
    };
    return code === "csm.buys"
      ? gettext("{player} buys {shares} at {price}, {chips}.", said)
      : gettext("{player} sells {shares} at {price}, {chips}.", said);
  }
  return text;
}

/** The tablet goes round the table: the turn is still this player's, or the next one's. */
function passOn(round: MarketRound) {
  return isInATurn(round) ? seatAwaited(round.prompt) : null;
}

// The end: what everybody takes home

function payment({ player, amount, transfers }: PaymentDue) {
  const sold = transfers
    .filter(({ from }) => from === "bank")
    .map(({ why, amount: paid }) => `${why} = ${chips(paid)}`);
  const repaid = transfers
    .filter(({ to }) => to === "bank")
    .map(({ amount: paid }) => gettext("debt to the bank: {chips}", { chips: chips(paid) }));
  return {
    line: gettext("{player} takes {chips} home.", { player, chips: chips(amount) }),
    sums: [...sold, ...repaid],
  };
}

function over({ record }: MarketRound) {
  return record.at(-1)?.events.find(({ code }) => code === "csm.wins")?.text;
}

// The felt

function Felt({ state, paying }: FeltProps<MarketRound>) {
  const { round, table } = state;
  const lit = (seat: number) => isLit(round, seat, paying);
  return (
    <section class="felt csm" aria-label={gettext("felt")}>
      <MarketStrip round={round} />
      <div class="csm-middle">
        <Chart round={round} />
        <dl class="csm-bank">
          <div>
            <dt>{gettext("bank")}</dt>
            <dd data-place="bank">{chips(round.places["bank"] ?? 0)}</dd>
          </div>
          <div>
            <dt>{gettext("draw pile")}</dt>
            <dd>{round.board.draw_pile}</dd>
          </div>
          <div>
            <dt>{round.facts.reshuffles ? gettext("jokers are in") : gettext("no joker yet")}</dt>
          </div>
        </dl>
      </div>
      <Holdings round={round} holds={table.hand_over?.seat} lit={lit} />
    </section>
  );
}
