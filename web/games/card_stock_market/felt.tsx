// Card Stock Market: the market strip, the prices over the game, what everybody holds, and the words of the game.

import type { Sentence, StepView } from "../../frontend/answers";
import { cardSign } from "../../frontend/kit/cardpicker";
import { isFace } from "../../frontend/kit/faces";
import { chips } from "../../frontend/kit/numbers";
import { say } from "../../frontend/kit/say";
import type { VerbWords } from "../../frontend/kit/types";
import { nameOf } from "../../frontend/round/lines";
import { seatAwaited } from "../../frontend/round/offers";
import { paymentsDue } from "../../frontend/round/payments";
import type {
  FeltProps,
  GameFace,
  NamesBySeat,
  PaymentDue,
  StateOfRound,
} from "../../frontend/round/types";
import { Chart, Holdings, type MarketRound, MarketStrip } from "./market";
import { TradingFoot, TradingHand } from "./trading";

export const felt = {
  Felt,
  Foot,
  OpenHand: TradingHand,
  words,
  describe,
  event,
  payments,
  payment,
  over,
  passOn,
} satisfies GameFace<MarketRound>;

// Words

const IN_A_TURN = ["csm.turn", "csm.go-on", "csm.end", "csm.joker"];

const isInATurn = ({ prompt }: MarketRound) => IN_A_TURN.includes(prompt?.say.code ?? "");

function Foot(round: MarketRound) {
  return isInATurn(round) ? TradingFoot : null;
}

function words(round: MarketRound): VerbWords {
  return {
    reshuffle: () => say("SHUFFLED"),
    joker: (args) => say("JOKER · {name} drew it", { name: nameOf(round, args["seat"]) }),
  };
}

function describe({ do: verb, args }: StepView, { who }: { who: string }) {
  const card = args["card"];
  switch (verb) {
    case "show":
      return isFace(card) ? say("{card} turned up.", { card: cardSign(card) }) : "";
    case "end":
      return say("{player} ends the turn.", { player: who });
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
    return say("{company} open at {price}.", {
      company: String(args["company"]),
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
      ? say("{player} buys {shares} at {price}, {chips}.", said)
      : say("{player} sells {shares} at {price}, {chips}.", said);
  }
  return text;
}

/** The tablet goes round the table: the turn is still this player's, or the next one's. */
function passOn(round: MarketRound) {
  return isInATurn(round) ? seatAwaited(round.prompt) : null;
}

// The end: what everybody takes home

function payments(state: Pick<StateOfRound<MarketRound>, "round" | "payouts">) {
  return state.round.finished ? paymentsDue(state).filter(({ says }) => says.length) : [];
}

function payment({ action, seat, player }: PaymentDue, round: MarketRound) {
  const events = round.record.find(({ index }) => index === action)?.events ?? [];
  const of = (code: string) =>
    events
      .filter((event) => event.code === code && event.args["seat"] === seat)
      .map(({ args }) => args);
  const amount = Number(of("csm.takes")[0]?.["amount"] ?? 0);
  const sold = of("csm.sells-out").map((args) =>
    say("{shares} at {price} = {chips}", {
      shares: String(args["shares"]),
      price: Number(args["price"]),
      chips: chips(Number(args["amount"])),
    }),
  );
  const repaid = of("csm.repays").map((args) =>
    say("debt to the bank: {chips}", { chips: chips(Number(args["amount"])) }),
  );
  return {
    line: say("{player} takes {chips} home.", { player, chips: chips(amount) }),
    sums: [...sold, ...repaid],
    amount,
  };
}

function over({ record }: MarketRound) {
  return record.at(-1)?.events.find(({ code }) => code === "csm.wins")?.text;
}

// The felt

function Felt({ state, paying }: FeltProps<MarketRound>) {
  const { round, table } = state;
  const lit = (seat: number) =>
    paying ? paying.seat === seat : Boolean(round.prompt?.awaited.includes(seat));
  return (
    <section class="felt csm" aria-label={say("felt")}>
      <MarketStrip round={round} />
      <div class="csm-middle">
        <Chart prices={round.facts.chart} />
        <dl class="csm-bank">
          <div>
            <dt>{say("bank")}</dt>
            <dd data-place="bank">{chips(round.places["bank"] ?? 0)}</dd>
          </div>
          <div>
            <dt>{say("draw pile")}</dt>
            <dd>{round.board.draw_pile}</dd>
          </div>
          <div>
            <dt>{round.facts.reshuffles ? say("jokers are in") : say("no joker yet")}</dt>
          </div>
        </dl>
      </div>
      <Holdings round={round} holds={table.hand_over?.seat} lit={lit} />
    </section>
  );
}
