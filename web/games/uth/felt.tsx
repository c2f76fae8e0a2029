// Ultimate Texas Hold'em: the felt with its seven seats in an arc, four circles each, and the words of the game.

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
import { CIRCLE_NAMES, staked } from "./circles";
import { stakesOf } from "../../frontend/round/stakes";
import { Paytables } from "./paytables";
import { BettingFoot } from "./bets";

export const felt = {
  Felt,
  Foot: ({ facts }) => (facts.street === "betting" ? BettingFoot : null),
  words,
  describe,
  event,
  payment,
  over,
  passOn,
};

const SEATS = [7, 6, 5, 4, 3, 2, 1]; // as the dealer's side of a felt is drawn: seat 1 on the dealer's left

// Words

function words(round) {
  const [seat] = round.prompt?.awaited ?? [];
  return {
    check: () => say("CHECK"),
    fold: () => say("FOLD"),
    play: ({ times }) =>
      say("PLAY {times}× · {chips}", { times, chips: chips(times * staked(round, seat, "ante")) }),
  };
}

function describe({ do: verb, args, transfers }, { who }) {
  switch (verb) {
    case "bet": {
      const trips = args.trips ? say("Trips {chips}", { chips: chips(args.trips) }) : "";
      const ante = args.ante ? say("{ante}, Blind {ante}", { ante: args.ante }) : "";
      return say("{player} bets {bets}.", {
        player: who,
        bets: [ante, trips].filter(Boolean).join(", "),
      });
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
        times: args.times,
        chips: chips(transfers[0].amount),
      });
    case "show":
      return say("{card} turned up.", { card: cardSign(args.card) });
    default:
      return null;
  }
}

/** What a settlement came to, in the record: "Ana: flush, +75." */
function event({ code, args, text }, players) {
  if (code === "uth.breakage")
    return say("Odd Blind: a {hand} is rounded down.", { hand: args.hand });
  if (code !== "uth.settled") return text;
  const won = args.lines.reduce(
    (sum, { stake, result, won: more }) => sum + (result === "loses" ? -stake : more),
    0,
  );
  return `${players[args.seat]}: ${args.hand}, ${signed(won)}.`;
}

/** "Blind 10 × 3:2 = 15", "Ante 10 pushes" */
function sum({ circle, stake, odds, result, won }) {
  const bet = `${CIRCLE_NAMES[circle]} ${chips(stake)}`;
  if (!result.startsWith("pays")) return `${bet} ${plain(result)}`;
  return `${bet} × ${odds} = ${chips(won)}${result.includes("breakage") ? `, ${say("the half chip stays")}` : ""}`;
}

function comparedWith(dealers, hand) {
  if (dealers === "worse") return say("{hand}, beaten", { hand });
  return dealers === "equal" ? say("{hand}, equal to the dealer's", { hand }) : hand;
}

function payment({ action, seat, transfers }, round) {
  const step = round.record.find(({ index }) => index === action);
  const settled = step?.events.find(
    ({ code, args }) => code === "uth.settled" && args.seat === seat,
  );
  if (!settled)
    return { hand: null, sums: transfers.map(({ why, amount }) => `${why}: ${chips(amount)}`) };
  const { hand, cards, compared, lines } = settled.args;
  const change = lines.find(({ circle }) => circle === "ante")?.stake;
  return {
    hand: comparedWith(compared, hand),
    sums: lines.map(sum),
    lit: new Set(cards),
    change,
  };
}

function over({ record }) {
  // With a real deck the hands are shown after it, one by one.
  const verdict = record
    .flatMap(({ events }) => events)
    .find(({ code }) => code === "uth.qualifies" || code === "uth.fails");
  return verdict ? `${verdict.text} ${say("All paid.")}` : say("Nobody stayed in. All paid.");
}

/** Around the table the tablet goes from hand to hand; a street that is turned up is seen on the felt first. */
function passOn({ prompt, record }) {
  const [next] = prompt?.awaited ?? [];
  return typeof next === "number" && next > record.at(-1).by ? next : null;
}

// The felt

function Felt({ state, paying, pad, setPad, face }) {
  const { round, table, night } = state;
  const [tables, showTables] = useState(false);
  const { zones, facts, board } = round;
  const lit = paying ? face.payment(paying, round).lit : undefined;
  const dealers = zones["hand:dealer"]?.cards ?? [];
  const covered = Array(zones["board:covered"]?.count ?? 0).fill("??");
  const verdict = round.record
    .flatMap(({ events }) => events)
    .find(({ code }) => code === "uth.qualifies" || code === "uth.fails");
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
        <Hand cards={[...(zones.board?.cards ?? []), ...covered]} places={5} lit={lit} />
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

const plainVerdict = ({ code, args }) =>
  `${args.hand}: ${code === "uth.qualifies" ? say("qualifies") : say("does not qualify")}`;

function Seat({ seat, round, chipset, lit, street, paying, pad, setPad, holds }) {
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
  const out = !betting && !round.facts.dealt_in.includes(seat);
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
  const hidden = betting ? "true" : null;
  const stakes = Object.entries(CIRCLE_NAMES)
    .map(([name, circle]) => [circle, amountOn(round, seat, name, draft)])
    .filter(([, amount]) => amount)
    .map(([circle, amount]) => `${circle} ${chips(amount)}`);
  const inside = (
    <>
      <span class="uth-hand" aria-hidden={hidden}>
        {hand.length > 0 && !folded && <Hand cards={hand} lit={paying ? lit : undefined} />}
        <span class="uth-note">
          {betting && pad.sitting?.[seat] ? say("sits out") : note({ folded, out, holds })}
        </span>
      </span>
      <span class="uth-circles" aria-hidden={hidden}>
        {["trips", "play", "ante", "blind"].map((name) => (
          <Circle
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
      aria-pressed={String(chosen)}
      onClick={() => setPad({ seat, target: "ante" })}
    >
      <span class="unseen">{say("seat {seat}, {player}", { seat, player: who.player })}</span>
      {inside}
    </button>
  );
}

const note = ({ folded, out, holds }) => {
  if (folded) return say("folded");
  if (holds) return say("has the tablet");
  return out ? say("out##of a round") : "";
};

/** A bet that is being built is drawn where it will stand. */
function amountOn(round, seat, name, draft) {
  if (!draft) return staked(round, seat, name);
  return { ante: draft.ante, blind: draft.ante, trips: draft.trips, play: 0 }[name];
}

/** Whether this seat comes later on this street. */
function toAct(round, seat) {
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
function Circle({ name, place, amount, draft, chipset }) {
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
