// Speculation: the seats in a ring, each with its face-down pile and the cards it has turned, and between them the held
// card with the figures that buyers and sellers need. A tap on a seat begins a sale (deal.tsx).

import type { SeatView, StepView } from "../../frontend/answers";
import { Card, Hand } from "../../frontend/kit/card";
import { cardSign } from "../../frontend/kit/cardpicker";
import { Chips } from "../../frontend/kit/chips";
import { isSuit, SUIT_PATHS } from "../../frontend/kit/faces";
import { names } from "../../frontend/kit/names";
import { chips } from "../../frontend/kit/numbers";
import { mixed, gettext } from "../../frontend/kit/gettext";
import { nameOf } from "../../frontend/round/lines";
import { stakesOf } from "../../frontend/round/stakes";
import { isLit } from "../../frontend/round/seats";
import type {
  FeltProps,
  GameFace,
  PaymentDue,
  PaymentInWords,
  StateOfRound,
} from "../../frontend/round/types";
import {
  bidsOf,
  choiceAfter,
  chosenIn,
  DealFoot,
  heldIn,
  isTrading,
  type Sale,
  type SpeculationRound,
  stands,
} from "./deal";

export const felt = {
  Felt,
  Foot,
  describe,
  payment,
  over,
  beats,
  shownAt: (round, _beat, before) => before ?? round,
  showing,
} satisfies GameFace<SpeculationRound>;

// Words

function Foot(round: SpeculationRound) {
  return isTrading(round.prompt) ? DealFoot : null;
}

/** The rules say what came of it; only a card of a real deck that is still to be shown says nothing yet. */
function describe({ do: verb, events }: StepView, { who }: { who: string }) {
  return verb === "turn" && !events.length
    ? gettext("{player} turns a card.", { player: who })
    : "";
}

export function payment(
  { amount }: Pick<PaymentDue, "amount">,
  round: SpeculationRound,
): PaymentInWords {
  if (amount < 0) return { hand: gettext("repays the house's marker") };
  const card = heldIn(round);
  if (!card) return { sums: [gettext("the whole pot")] };
  return {
    hand: gettext("{card} is the highest trump", { card: cardSign(card) }),
    sums: [gettext("the whole pot")],
    lit: new Set([card]),
  };
}

/** A card that was turned: a breath before it is seen. The one that makes trumps begins the round. */
function beats({ zones }: SpeculationRound) {
  const turned = Object.entries(zones).filter(([name]) => name.startsWith("turned:"));
  return turned.reduce((sum, [, { count }]) => sum + count, 0);
}

function showing({ record }: SpeculationRound) {
  return record.at(-1)?.do ? gettext("A card is turned.") : "";
}

function over({ record }: SpeculationRound) {
  return record.at(-1)?.events.find(({ code }) => code === "speculation.wins")?.text;
}

// The felt

function Felt({ state, paying, pad, setPad }: FeltProps<SpeculationRound>) {
  const { round } = state;
  const ring = [...round.seats].sort((a, b) => a.seat - b.seat);
  const across = Math.ceil(ring.length / 2);
  const chosen = chosenIn(round, pad);
  const lit = (seat: number) => isLit(round, seat, paying);
  const row = (seats: readonly SeatView[]) => (
    <div class="speculation-row">
      {seats.map((seated) => {
        const after = choiceAfter(round, pad, seated.seat);
        return (
          <Seat
            key={seated.seat}
            seated={seated}
            round={round}
            chosen={chosen}
            lit={lit(seated.seat)}
            onTap={after && (() => setPad(after))}
          />
        );
      })}
    </div>
  );
  return (
    <section class="felt speculation" aria-label={gettext("felt")} style={{ "--across": across }}>
      {row(ring.slice(0, across)) /* clockwise, as people sit */}
      <Middle state={state} />
      {row(ring.slice(across).reverse())}
    </section>
  );
}

function Middle({ state: { round, night } }: { state: StateOfRound<SpeculationRound> }) {
  const { facts, board } = round;
  const pot = round.places["pot"] ?? 0;
  const card = heldIn(round);
  return (
    <div class="speculation-middle">
      <Hand cards={card ? [card] : []} places={1} wanted={!card} />
      <div class="speculation-held">
        {card && (
          <>
            <p>
              {mixed("{player} holds it", { player: <b>{nameOf(round, facts.holder)}</b> })}{" "}
              {!round.finished && (
                <span class="quiet">
                  · {facts.due === null ? gettext("for sale") : gettext("not for sale")}
                </span>
              )}
            </p>
            <Odds board={board} finished={round.finished} />
          </>
        )}
      </div>
      <div class="speculation-pot" data-place="pot">
        <Chips amount={pot} chipset={night.chip_set} />
        <span>{mixed("pot {chips}", { chips: <b class="figure">{chips(pot)}</b> })}</span>
      </div>
    </div>
  );
}

/** What can still beat the held card: all of it follows from the cards that lie face up. */
function Odds({ board, finished }: Pick<SpeculationRound, "board" | "finished">) {
  const { trumps, higher = [], against = 0 } = board;
  if (finished) return null;
  return (
    <>
      <p class="speculation-stands">
        {mixed("{chance} that it stands", { chance: <b class="figure">{stands(board)}</b> })}
      </p>
      <p class="speculation-higher">
        {higher.length ? (
          <>
            {isSuit(trumps) && (
              <svg class={`suit-${trumps}`} viewBox="0 0 100 100" aria-hidden="true">
                <path d={SUIT_PATHS[trumps]} />
              </svg>
            )}
            <span>
              {gettext("{ranks} unseen", {
                ranks: higher
                  .map((card) => (card.startsWith("T") ? "10" : card.charAt(0)))
                  .join(" "),
              })}
            </span>
          </>
        ) : (
          gettext("nothing can beat it")
        )}
        <span class="quiet"> {gettext("· {against} face down against it", { against })}</span>
      </p>
    </>
  );
}

interface SeatProps {
  seated: SeatView;
  round: SpeculationRound;
  chosen: Sale | null;
  lit: boolean;
  /** Where a tap on this seat goes on with a sale, or ends it. */
  onTap: (() => void) | null;
}

function Seat({ seated, round, chosen, lit, onTap }: SeatProps) {
  const { seat, player, rack } = seated;
  const pile = round.zones[`pile:${seat}`]?.count ?? 0;
  const looks = [
    "speculation-seat",
    lit && "is-lit",
    round.facts.holder === seat && "is-holder",
    (chosen?.from === seat || chosen?.to === seat) && "is-chosen",
  ];
  const said = saidOf(round, seat, chosen);
  const hidden = onTap ? "true" : undefined; // a button says its name, and beside it what stands there
  const inside = (
    <>
      <span class="speculation-who" aria-hidden={hidden}>
        <b>{player}</b>
        <span class="figure" data-place={`seat:${seat}`}>
          {chips(rack)}
        </span>
      </span>
      <span class="speculation-cards" aria-hidden={hidden}>
        <span class="speculation-pile">
          {[...Array(Math.min(pile, 3)).keys()].map((at) => (
            <Card key={at} card="??" />
          ))}
          {pile > 0 && <span class="speculation-count">{pile}</span>}
        </span>
        <span class="speculation-turned">
          {round.zones[`turned:${seat}`]?.cards.map((card) => (
            <span key={card}>
              <Card card={card} />
            </span>
          ))}
        </span>
      </span>
      <span class="speculation-says" aria-hidden={hidden}>
        {said}
      </span>
    </>
  );
  if (!onTap)
    return (
      <div
        class={names(looks)}
        role="group"
        aria-label={player}
        aria-description={stakesOf(round, seat)}
      >
        {inside}
      </div>
    );
  return (
    <button
      type="button"
      class={names(looks)}
      aria-description={[stakesOf(round, seat), said].filter(Boolean).join(", ")}
      aria-pressed={chosen?.from === seat || chosen?.to === seat}
      onClick={onTap}
    >
      <span class="unseen">{player}</span>
      {inside}
    </button>
  );
}

/** What a seat does in the sale that is being entered, or has said: its bids, an offer made to it, its part in the hand. */
function saidOf(round: SpeculationRound, seat: number, chosen: Sale | null) {
  if (chosen?.to === seat) return gettext("buys##this one");
  if (chosen?.from === seat) return chosen.unseen ? gettext("sells a card") : gettext("sells it");
  const { offer, holder } = round.facts;
  const bids = bidsOf(round, seat).map(({ unseen, price }) =>
    unseen === null
      ? gettext("bids {price}", { price })
      : gettext("bids {price} for {player}'s", { price, player: nameOf(round, unseen) }),
  );
  if (offer?.to === seat) bids.push(gettext("offered at {chips}", { chips: chips(offer.price) }));
  if (bids.length) return bids.join(", ");
  const owes = round.markers[seat];
  const notes = [
    holder === seat && gettext("holds##the highest trump"),
    round.dealer === seat && gettext("the deal"),
    owes && gettext("owes {chips}", { chips: chips(owes) }),
  ];
  return notes.filter(Boolean).join(" · ");
}
