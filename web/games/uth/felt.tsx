// Ultimate Texas Hold'em: the felt with its seven seats in an arc, four circles each, and the words of the game.

import type {
  DealerShown,
  Payout,
  SeatView,
  Sentence,
  StepView,
  UthBoard,
  UthRound,
} from "../../frontend/answers";
import type { CardCode, ChipSet, VerbWords } from "../../frontend/kit/types";
import { Hand } from "../../frontend/kit/card";
import { cardSign } from "../../frontend/kit/cardpicker";
import { Chip } from "../../frontend/kit/chips";
import { breakdown } from "../../frontend/kit/amounts";
import { Button } from "../../frontend/kit/controls";
import { useState } from "preact/hooks";
import { names } from "../../frontend/kit/names";
import { isFace } from "../../frontend/kit/faces";
import { listOf } from "../../frontend/kit/prompt";
import { seatsOf } from "../../frontend/round/offers";
import { chips, signed } from "../../frontend/kit/numbers";
import { gettext } from "../../frontend/kit/gettext";
import { type Bet, type Circle, CIRCLE_NAMES, CIRCLES, partOn, short, staked } from "./circles";
import { zonesTurned } from "../../frontend/round/turned";
import { stakesOf } from "../../frontend/round/stakes";
import type { FeltProps, GameFace, NamesBySeat, PaymentInWords } from "../../frontend/round/types";
import { Paytables } from "./paytables";
import { BettingFoot, sitsOut } from "./bets";

export const felt = {
  Felt,
  Foot: (round: UthRound) => (betting(round) ? BettingFoot : null),
  betting,
  keys: [["A, T", gettext("chips for the Ante, for Trips")]],
  words,
  describe,
  event,
  payment,
  over,
  passOn,
  beats,
  shownAt,
  showing,
} satisfies GameFace<UthRound>;

const AROUND: readonly Circle[] = ["trips", "play", "ante", "blind"];
/** How far apart seats stand of two, three, … seven who play, in hundredths of the felt's width. */
const APART = [26, 26, 23, 22, 18, 16, 100 / 7];
const ROOMY = 5;

function betting({ facts }: UthRound) {
  return facts.street === "betting";
}

// Words

function words(round: UthRound): VerbWords {
  const { prompt } = round;
  const play = prompt?.options.find((option) => option.do === "play");
  const amounts = listOf(prompt?.say.args["amounts"]);
  return {
    check: () => gettext("CHECK"),
    fold: () => gettext("FOLD"),
    play: (args) => {
      const times = Number(args["times"]);
      const amount = Number(amounts[seatsOf(play, "times").indexOf(times)]);
      return gettext("PLAY {times}× · {chips}", { times, chips: chips(amount) });
    },
  };
}

function describe({ do: verb, args, transfers }: StepView, { who }: { who: string }) {
  switch (verb) {
    case "bet": {
      const on = (circle: Circle) =>
        transfers.find(({ to }) => to.endsWith(`:${circle}`))?.amount ?? 0;
      const bet = short({ ante: on("ante"), trips: on("trips") });
      return gettext("{player} bets {bets}.", { player: who, bets: bet });
    }
    case "clear":
      return gettext("{player} takes the bet back.", { player: who });
    case "deal":
      return gettext("No more bets. Cards dealt.");
    case "check":
      return gettext("{player} checks.", { player: who });
    case "fold":
      return gettext("{player} folds.", { player: who });
    case "play":
      return gettext("{player} plays {times}×, {chips}.", {
        player: who,
        times: Number(args["times"]),
        chips: chips(transfers[0]?.amount ?? 0),
      });
    case "show":
      return gettext("{card} turned up.", { card: cardSign(String(args["card"])) });
    default:
      return null;
  }
}

/** What a settlement came to, in the record: "Ana +75: flush" */
function event({ code, args, text }: Sentence, players: NamesBySeat, { board }: UthRound) {
  if (code === "uth.breakage") return ""; // whoever builds the bet is told so beside it
  const seat = String(args["seat"]);
  const settled = code === "uth.settled" ? board.settled[seat] : undefined;
  if (!settled) return text;
  const { net, name: hand } = settled;
  return gettext("{player} {net}: {hand}", { player: players[seat] ?? "", net: signed(net), hand });
}

function payment({ seat, transfers }: Payout, { board }: UthRound): PaymentInWords {
  const settled = board.settled[seat];
  if (!settled)
    return { hand: null, sums: transfers.map(({ why, amount }) => `${why}: ${chips(amount)}`) };
  const { hand, sums, ante } = settled;
  return { hand, sums, ...fivesOf(board, seat), change: ante ?? undefined };
}

/** The five that win, of a seat that was settled or the dealer's, and beside them the five that they beat. */
export function fivesOf({ settled, dealer }: UthBoard, seat: number) {
  const own = settled[seat];
  const dealers = (dealer?.cards ?? []).filter(isFace);
  if (!own) return { lit: dealer && new Set(dealers) };
  const cards = own.cards.filter(isFace);
  if (own.compared === "equal") return { lit: new Set([...cards, ...dealers]) };
  const [won, lost] = own.compared === "better" ? [cards, dealers] : [dealers, cards];
  return { lit: new Set(won), beside: new Set(lost) };
}

function over({ board: { dealer } }: UthRound) {
  // With a real deck the hands are shown after it, one by one.
  return dealer ? `${dealer.text} ${gettext("All paid.")}` : gettext("Nobody stayed in. All paid.");
}

// The moments: the flop, the river, the dealer's two cards, and then who wins

/** A card of a real deck was seen when it was turned. */
function beats({ cards, zones, board }: UthRound) {
  if (cards === "physical") return 0;
  return board.dealer ? board.cards.board + board.cards.hand + 1 : (zones["board"]?.count ?? 0);
}

function shownAt(round: UthRound, beat: number, before: UthRound | null): UthRound {
  const { zones, board } = round;
  const { board: open, "board:covered": covered, "hand:dealer": dealers } = zones;
  if (!open || !covered || !dealers) return round;
  const count = Math.min(beat, open.count);
  return {
    ...round,
    zones: {
      ...zonesTurned(round, [], before),
      board: { ...open, count, cards: open.cards.slice(0, count) },
      "board:covered": { ...covered, count: covered.count + open.count - count },
      "hand:dealer": {
        ...dealers,
        cards: dealers.cards.map((card, at) => (at < beat - board.cards.board ? card : "??")),
      },
    },
    board: { ...board, dealer: null, settled: {} },
  };
}

function showing({ board: { cards } }: UthRound, beat: number) {
  if (beat >= cards.board) return gettext("The dealer's cards.");
  return beat < cards.flop ? gettext("The flop.") : gettext("The river.");
}

/** Around the table the tablet goes from hand to hand; a street that is turned up is seen on the felt first. */
function passOn({ prompt, record }: UthRound) {
  const [next] = prompt?.awaited ?? [];
  const by = record.at(-1)?.by ?? 0;
  return typeof next === "number" && typeof by === "number" && next > by ? next : null;
}

// The felt

function Felt({ state, paying, pad, setPad, face }: FeltProps<UthRound>) {
  const { round, table, night } = state;
  const [tables, showTables] = useState(false);
  const { zones, facts, board } = round;
  const { lit, beside } = paying ? face.payment(paying, round) : {};
  const dealers = zones["hand:dealer"]?.cards ?? [];
  const covered = Array(zones["board:covered"]?.count ?? 0).fill("??");
  return (
    <section class="felt uth" aria-label={gettext("felt")}>
      <div class="uth-tables">
        <Button kind="quiet" onTap={() => showTables(true)}>
          {gettext("paytables")}
        </Button>
      </div>
      <div class="uth-dealer">
        <Hand
          cards={dealers}
          places={board.cards.hand}
          lit={lit}
          beside={beside}
          label={board.dealer ? verdictOf(board.dealer) : gettext("dealer")}
        />
      </div>
      <div class="uth-board">
        <Hand
          cards={[...(zones["board"]?.cards ?? []), ...covered]}
          places={board.cards.board}
          lit={lit}
          beside={beside}
        />
      </div>
      {round.seats.map((who, at) => (
        <Seat
          key={who.seat}
          who={who}
          along={alongArc(at, round.seats.length)}
          roomy={round.seats.length <= ROOMY}
          round={round}
          chipset={night.chip_set}
          lit={lit}
          beside={beside}
          street={facts.street}
          paying={paying?.seat === who.seat}
          pad={pad}
          setPad={setPad}
          holds={table.hand_over?.seat === who.seat}
          sits={sitsOut(table, pad, who.seat)}
        />
      ))}
      {tables && <Paytables board={board} onClose={() => showTables(false)} />}
    </section>
  );
}

const verdictOf = ({ hand, qualifies }: DealerShown) =>
  `${hand}: ${qualifies ? gettext("qualifies") : gettext("does not qualify")}`;

/** Where a seat stands on the arc, from the felt's middle towards the dealer's left. */
const alongArc = (at: number, seats: number) =>
  ((seats - 1) / 2 - at) * (APART[seats - 1] ?? 100 / seats);

interface SeatProps extends Pick<FeltProps<UthRound>, "pad" | "setPad"> {
  who: SeatView;
  along: number;
  roomy: boolean;
  round: UthRound;
  chipset: ChipSet;
  lit: ReadonlySet<CardCode> | null | undefined;
  beside: ReadonlySet<CardCode> | null | undefined;
  street: string;
  paying: boolean;
  holds: boolean;
  sits: boolean;
}

function Seat(props: SeatProps) {
  const {
    who,
    along,
    roomy,
    round,
    chipset,
    lit,
    beside,
    street,
    paying,
    pad,
    setPad,
    holds,
    sits,
  } = props;
  const { seat } = who;
  const place = { "--along": along };
  const betting = street === "betting";
  const hand = round.zones[`hand:${seat}`]?.cards ?? [];
  const folded = round.facts.folded.includes(seat);
  const out = !betting && !round.facts.dealt_in?.includes(seat);
  const chosen = betting && pad.seat === seat;
  const lookedAt = paying || round.prompt?.awaited.includes(seat) || chosen;
  const draft = betting ? pad.drafts?.[seat] : undefined;
  const looks = [
    `uth-seat uth-seat-${seat}`,
    roomy && "is-roomy",
    lookedAt && "is-lit",
    (folded || out) && "is-out",
    chosen && "is-chosen",
    round.board.to_act.includes(seat) && "is-waiting",
  ];
  // A button that is named says beside its name what stands on its circles.
  const hidden = betting ? "true" : undefined;
  const stakes = CIRCLES.map((name) => ({ name, amount: amountOn(round, seat, name, draft) }))
    .filter(({ amount }) => amount)
    .map(({ name, amount }) => `${CIRCLE_NAMES[name]} ${chips(amount)}`);
  const inside = (
    <>
      <span class="uth-hand" aria-hidden={hidden}>
        {hand.length > 0 && !folded && (
          <Hand cards={hand} lit={paying ? lit : undefined} beside={beside} />
        )}
        <span class="uth-note">
          {betting && sits ? gettext("sits out") : note({ folded, out, holds })}
        </span>
      </span>
      <span class="uth-circles" aria-hidden={hidden}>
        {AROUND.map((name) => (
          <Ring
            key={name}
            name={name}
            place={`circle:${seat}:${name}`}
            amount={amountOn(round, seat, name, draft)}
            draft={draft !== undefined}
            chipset={chipset}
          />
        ))}
      </span>
      <span class="uth-who" aria-hidden={hidden}>
        <b>{who.player}</b>
        <span class="figure" data-place={`seat:${seat}`}>
          {chips(who.rack)}
        </span>
      </span>
    </>
  );
  if (!betting)
    return (
      <div
        class={names(looks)}
        style={place}
        role="group"
        aria-label={gettext("seat {seat}, {player}", { seat, player: who.player })}
        aria-description={stakesOf(round, seat, CIRCLE_NAMES)}
      >
        {inside}
      </div>
    );
  return (
    <button
      type="button"
      class={names([...looks, "seat-key"])}
      style={place}
      aria-description={[...stakes, gettext("rack {chips}", { chips: who.rack })].join(", ")}
      aria-pressed={chosen}
      onClick={() => setPad({ seat, target: "ante" })}
    >
      <span class="unseen">{gettext("seat {seat}, {player}", { seat, player: who.player })}</span>
      {inside}
    </button>
  );
}

const note = ({ folded, out, holds }: { folded: boolean; out: boolean; holds: boolean }) => {
  if (folded) return gettext("folded");
  if (holds) return gettext("has the tablet");
  return out ? gettext("out##of a round") : "";
};

/** A bet that is being built is drawn where it will stand. */
function amountOn(round: UthRound, seat: number, name: Circle, draft: Bet | undefined) {
  if (!draft) return staked(round, seat, name);
  return partOn(round.board, draft, name);
}

/** One chip stands for the bet: the colour of its largest, the whole of it written on it. */
interface RingProps {
  name: Circle;
  place: string;
  amount: number;
  draft: boolean;
  chipset: ChipSet;
}

function Ring({ name, place, amount, draft, chipset }: RingProps) {
  const [pile] = breakdown(amount, chipset);
  return (
    <span
      class={names(["uth-circle", `uth-${name}`, amount > 0 && draft && "is-draft"])}
      data-place={place}
    >
      <span class="uth-ring">
        {pile ? <Chip value={amount} colour={pile.colour} /> : CIRCLE_NAMES[name]}
      </span>
    </span>
  );
}
