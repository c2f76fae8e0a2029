// Ultimate Texas Hold'em: the felt with its seven seats in an arc, four circles each, and the words of the game.

import type { Payout, Sentence, StepView, UthRound } from "../../frontend/answers";
import type { CardCode, ChipSet, VerbWords } from "../../frontend/kit/types";
import { Hand } from "../../frontend/kit/card";
import { cardSign } from "../../frontend/kit/cardpicker";
import { Chip } from "../../frontend/kit/chips";
import { breakdown } from "../../frontend/kit/amounts";
import { Button } from "../../frontend/kit/controls";
import { useState } from "preact/hooks";
import { names } from "../../frontend/kit/names";
import { plain } from "../../frontend/kit/labels";
import { chips, signed } from "../../frontend/kit/numbers";
import { say } from "../../frontend/kit/say";
import { type Bet, betIn, type Circle, CIRCLE_NAMES, CIRCLES, staked } from "./circles";
import { handIn, settledIn, type SettledLine, verdictOf } from "./settled";
import { stakesOf } from "../../frontend/round/stakes";
import type { FeltProps, GameFace, NamesBySeat, PaymentInWords } from "../../frontend/round/types";
import { Paytables } from "./paytables";
import { BettingFoot } from "./bets";

export const felt = {
  Felt,
  Foot: ({ facts }: UthRound) => (facts.street === "betting" ? BettingFoot : null),
  words,
  describe,
  event,
  payment,
  over,
  passOn,
} satisfies GameFace<UthRound>;

const AROUND: readonly Circle[] = ["trips", "play", "ante", "blind"];
const SEATS = [7, 6, 5, 4, 3, 2, 1]; // as the dealer's side of a felt is drawn: seat 1 on the dealer's left

// Words

function words(round: UthRound): VerbWords {
  const [next] = round.prompt?.awaited ?? [];
  const ante = typeof next === "number" ? staked(round, next, "ante") : 0;
  return {
    check: () => say("CHECK"),
    fold: () => say("FOLD"),
    play: (args) => {
      const times = Number(args["times"]);
      return say("PLAY {times}× · {chips}", { times, chips: chips(times * ante) });
    },
  };
}

function describe({ do: verb, args, transfers }: StepView, { who }: { who: string }) {
  switch (verb) {
    case "bet": {
      const { ante, trips } = betIn(args);
      const bets = [
        ante && say("{ante}, Blind {ante}", { ante }),
        trips && say("Trips {chips}", { chips: chips(trips) }),
      ];
      return say("{player} bets {bets}.", { player: who, bets: bets.filter(Boolean).join(", ") });
    }
    case "clear":
      return say("{player} takes the bet back.", { player: who });
    case "deal":
      return say("No more bets. Cards dealt.");
    case "check":
      return say("{player} checks.", { player: who });
    case "fold":
      return say("{player} folds.", { player: who });
    case "play":
      return say("{player} plays {times}×, {chips}.", {
        player: who,
        times: Number(args["times"]),
        chips: chips(transfers[0]?.amount ?? 0),
      });
    case "show":
      return say("{card} turned up.", { card: cardSign(String(args["card"])) });
    default:
      return null;
  }
}

/** What a settlement came to, in the record: "Ana: flush, +75." */
function event(said: Sentence, players: NamesBySeat) {
  if (said.code === "uth.breakage")
    return say("Odd Blind: a {hand} is rounded down.", { hand: handIn(said) });
  const settled = settledIn(said);
  if (!settled) return said.text;
  const won = settled.lines.reduce(
    (sum, { stake, result, won: more }) => sum + (result === "loses" ? -stake : more),
    0,
  );
  return `${players[settled.seat]}: ${settled.hand}, ${signed(won)}.`;
}

const NAMES: Readonly<Record<string, string>> = CIRCLE_NAMES;

/** "Blind 10 × 3:2 = 15", "Ante 10 pushes" */
function sum({ circle, stake, odds, result, won }: SettledLine) {
  const bet = `${NAMES[circle] ?? circle} ${chips(stake)}`;
  if (!result.startsWith("pays")) return `${bet} ${plain(result)}`;
  return `${bet} × ${odds} = ${chips(won)}${result.includes("breakage") ? `, ${say("the half chip stays")}` : ""}`;
}

function comparedWith(dealers: string, hand: string) {
  if (dealers === "worse") return say("{hand}, beaten", { hand });
  return dealers === "equal" ? say("{hand}, equal to the dealer's", { hand }) : hand;
}

function payment({ action, seat, transfers }: Payout, round: UthRound): PaymentInWords {
  const step = round.record.find(({ index }) => index === action);
  const settled = step?.events.map(settledIn).find((said) => said?.seat === seat);
  if (!settled)
    return { hand: null, sums: transfers.map(({ why, amount }) => `${why}: ${chips(amount)}`) };
  const { hand, cards, compared, lines } = settled;
  const change = lines.find(({ circle }) => circle === "ante")?.stake;
  return {
    hand: comparedWith(compared, hand),
    sums: lines.map(sum),
    lit: new Set(cards),
    change,
  };
}

function over({ record }: UthRound) {
  // With a real deck the hands are shown after it, one by one.
  const verdict = verdictOf(record);
  return verdict ? `${verdict.text} ${say("All paid.")}` : say("Nobody stayed in. All paid.");
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
  const lit = paying ? face.payment(paying, round).lit : undefined;
  const dealers = zones["hand:dealer"]?.cards ?? [];
  const covered = Array(zones["board:covered"]?.count ?? 0).fill("??");
  const verdict = verdictOf(round.record);
  return (
    <section class="felt uth" aria-label={say("felt")}>
      <div class="uth-tables">
        <Button kind="quiet" onTap={() => showTables(true)}>
          {say("paytables")}
        </Button>
      </div>
      <div class="uth-dealer">
        <Hand
          cards={dealers}
          places={2}
          lit={lit}
          label={verdict ? plainVerdict(verdict) : say("dealer")}
        />
      </div>
      <div class="uth-board">
        <Hand cards={[...(zones["board"]?.cards ?? []), ...covered]} places={5} lit={lit} />
      </div>
      {SEATS.map((seat) => (
        <Seat
          key={seat}
          seat={seat}
          round={round}
          chipset={night.chip_set}
          lit={lit}
          street={facts.street}
          paying={paying?.seat === seat}
          pad={pad}
          setPad={setPad}
          holds={table.hand_over?.seat === seat}
        />
      ))}
      {tables && (
        <Paytables board={board} options={table.options} onClose={() => showTables(false)} />
      )}
    </section>
  );
}

const plainVerdict = (verdict: Sentence) =>
  `${handIn(verdict)}: ${verdict.code === "uth.qualifies" ? say("qualifies") : say("does not qualify")}`;

interface SeatProps extends Pick<FeltProps<UthRound>, "pad" | "setPad"> {
  seat: number;
  round: UthRound;
  chipset: ChipSet;
  lit: ReadonlySet<CardCode> | null | undefined;
  street: string;
  paying: boolean;
  holds: boolean;
}

function Seat({ seat, round, chipset, lit, street, paying, pad, setPad, holds }: SeatProps) {
  const who = round.seats.find((seated) => seated.seat === seat);
  const place = `uth-seat uth-seat-${seat}`;
  if (!who)
    return (
      <div class={`${place} is-empty`} aria-hidden="true">
        <span class="uth-empty">{seat}</span>
      </div>
    );

  const betting = street === "betting";
  const hand = round.zones[`hand:${seat}`]?.cards ?? [];
  const folded = round.facts.folded.includes(seat);
  const out = !betting && !round.facts.dealt_in?.includes(seat);
  const chosen = betting && pad.seat === seat;
  const lookedAt = paying || round.prompt?.awaited.includes(seat) || chosen;
  const draft = betting ? pad.drafts?.[seat] : undefined;
  const looks = [
    place,
    lookedAt && "is-lit",
    (folded || out) && "is-out",
    chosen && "is-chosen",
    toAct(round, seat) && "is-waiting",
  ];
  // A button that is named says beside its name what stands on its circles.
  const hidden = betting ? "true" : undefined;
  const stakes = CIRCLES.map((name) => ({ name, amount: amountOn(round, seat, name, draft) }))
    .filter(({ amount }) => amount)
    .map(({ name, amount }) => `${CIRCLE_NAMES[name]} ${chips(amount)}`);
  const inside = (
    <>
      <span class="uth-hand" aria-hidden={hidden}>
        {hand.length > 0 && !folded && <Hand cards={hand} lit={paying ? lit : undefined} />}
        <span class="uth-note">
          {betting && pad.sitting?.[seat] ? say("sits out") : note({ folded, out, holds })}
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
        role="group"
        aria-label={say("seat {seat}, {player}", { seat, player: who.player })}
        aria-description={stakesOf(round, seat, CIRCLE_NAMES)}
      >
        {inside}
      </div>
    );
  return (
    <button
      type="button"
      class={names(looks)}
      aria-description={[...stakes, say("rack {chips}", { chips: who.rack })].join(", ")}
      aria-pressed={chosen}
      onClick={() => setPad({ seat, target: "ante" })}
    >
      <span class="unseen">{say("seat {seat}, {player}", { seat, player: who.player })}</span>
      {inside}
    </button>
  );
}

const note = ({ folded, out, holds }: { folded: boolean; out: boolean; holds: boolean }) => {
  if (folded) return say("folded");
  if (holds) return say("has the tablet");
  return out ? say("out##of a round") : "";
};

/** A bet that is being built is drawn where it will stand. */
function amountOn(round: UthRound, seat: number, name: Circle, draft: Bet | undefined) {
  if (!draft) return staked(round, seat, name);
  return { ante: draft.ante, blind: draft.ante, trips: draft.trips, play: 0 }[name];
}

/** Whether this seat comes later on this street. */
function toAct(round: UthRound, seat: number) {
  const [now] = round.prompt?.awaited ?? [];
  const { dealt_in: dealtIn = [], folded } = round.facts;
  return (
    typeof now === "number" &&
    seat > now &&
    dealtIn.includes(seat) &&
    !folded.includes(seat) &&
    staked(round, seat, "ante") > 0 &&
    !staked(round, seat, "play")
  );
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
