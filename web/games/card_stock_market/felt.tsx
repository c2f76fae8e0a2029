// Card Stock Market: the market strip, the prices over the game, what everybody holds, and the words of the game.

import { cardSign } from "../../frontend/kit/cardpicker";
import { isFace } from "../../frontend/kit/faces";
import { chips } from "../../frontend/kit/numbers";
import { say } from "../../frontend/kit/say";
import { Chart, Holdings, MarketStrip } from "./market";
import { paymentsDue } from "../../frontend/round/payments";
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
};

// Words

const IN_A_TURN = ["csm.turn", "csm.go-on", "csm.end", "csm.joker"];

function Foot({ prompt }) {
  return IN_A_TURN.includes(prompt?.say.code) ? TradingFoot : null;
}

function words(round) {
  const name = (seat) => round.seats.find((seated) => seated.seat === seat).player;
  return {
    reshuffle: () => say("SHUFFLED"),
    joker: ({ seat }) => say("JOKER · {name} drew it", { name: name(seat) }),
  };
}

function describe({ do: verb, args }, { who }) {
  switch (verb) {
    case "show":
      return isFace(args.card) ? say("{card} turned up.", { card: cardSign(args.card) }) : "";
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

function event({ code, args, text }, players) {
  if (code === "csm.opens")
    return say("{company} open at {price}.", { company: args.company, price: args.price });
  if (code === "csm.buys" || code === "csm.sells") {
    const card = isFace(args.card) ? `${cardSign(args.card)}: ` : ""; // shuffled into the draw pile since
    return code === "csm.buys"
      ? say("{player} buys {shares} at {price}, {chips}.", {
          player: players[args.seat],
          shares: `${card}${args.shares}`,
          price: args.price,
          chips: args.amount,
        })
      : say("{player} sells {shares} at {price}, {chips}.", {
          player: players[args.seat],
          shares: `${card}${args.shares}`,
          price: args.price,
          chips: args.amount,
        });
  }
  return text;
}

/** The tablet goes round the table: the turn is still this player's, or the next one's. */
function passOn({ prompt }) {
  return IN_A_TURN.includes(prompt?.say.code) ? prompt.awaited[0] : null;
}

// The end: what everybody takes home

function payments(state) {
  return state.round?.finished ? paymentsDue(state).filter(({ says }) => says.length) : [];
}

function payment({ action, seat, player }, round) {
  const step = round.record.find(({ index }) => index === action);
  const of = (code) =>
    step.events
      .filter((event) => event.code === code && event.args.seat === seat)
      .map(({ args }) => args);
  const [{ amount }] = of("csm.takes");
  const sold = of("csm.sells-out").map(({ shares, price, amount: sum }) =>
    say("{shares} at {price} = {chips}", { shares, price, chips: chips(sum) }),
  );
  const repaid = of("csm.repays").map(({ amount: sum }) =>
    say("debt to the bank: {chips}", { chips: chips(sum) }),
  );
  return {
    line: say("{player} takes {chips} home.", { player, chips: chips(amount) }),
    sums: [...sold, ...repaid],
    amount,
  };
}

function over({ record }) {
  return record.at(-1)?.events.find(({ code }) => code === "csm.wins")?.text;
}

// The felt

function Felt({ state, paying }) {
  const { round, table } = state;
  const lit = (seat) =>
    paying ? paying.seat === seat : Boolean(round.prompt?.awaited.includes(seat));
  return (
    <section class="felt csm" aria-label={say("felt")}>
      <MarketStrip round={round} />
      <div class="csm-middle">
        <Chart prices={round.facts.chart} />
        <dl class="csm-bank">
          <div>
            <dt>{say("bank")}</dt>
            <dd data-place="bank">{chips(round.places.bank ?? 0)}</dd>
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
