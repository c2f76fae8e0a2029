// Speculation: the seats in a ring, each with its face-down pile and the cards it has turned, and between them the held
// card with the figures that buyers and sellers need. A tap on a seat begins a sale (speculationdeal.js).

import { Card, Hand } from "../../frontend/kit/card";
import { cardSign } from "../../frontend/kit/cardpicker";
import { Chips } from "../../frontend/kit/chips";
import { SUIT_PATHS } from "../../frontend/kit/faces";
import { names } from "../../frontend/kit/names";
import { chips } from "../../frontend/kit/numbers";
import { mixed, say } from "../../frontend/kit/say";
import { transfersOf } from "../../frontend/round/payments";
import { namesOf } from "../../frontend/round/lines";
import { stakesOf } from "../../frontend/round/stakes";
import { bidsOf, chosenIn, choiceAfter, DealFoot, isTrading, stands } from "./deal";

export const felt = { Felt, Foot, describe, payments, payment, over };

// Words

function Foot(round) {
  return isTrading(round.prompt) ? DealFoot : null;
}

/** The rules say what came of it; only a card of a real deck that is still to be shown says nothing yet. */
function describe({ do: verb, events }, { who }) {
  return verb === "turn" && !events.length ? say("{player} turns a card.", { player: who }) : "";
}

/** The pot goes to the holder. What was paid for cards went from hand to hand when they were sold. */
function payments({ round }) {
  if (!round?.finished) return [];
  const players = namesOf(round);
  const last = round.record.at(-1).index;
  return transfersOf(round)
    .filter(({ action, from, to }) => action === last && (from === "pot" || to === "house"))
    .map(({ from, to, amount, id }) => {
      const seat = Number((from === "pot" ? to : from).split(":")[1]);
      return {
        action: last,
        seat,
        player: players[seat],
        amount: from === "pot" ? amount : -amount,
        ids: [id],
      };
    });
}

function payment({ amount }, round) {
  if (amount < 0) return { hand: say("repays the house's marker") };
  const [card] = round.zones.held.cards;
  return {
    hand: say("{card} is the highest trump", { card: cardSign(card) }),
    sums: [say("the whole pot")],
    lit: new Set([card]),
  };
}

function over({ record }) {
  return record.at(-1).events.find(({ code }) => code === "speculation.wins").text;
}

// The felt

function Felt(props) {
  const { state, paying } = props;
  const { round } = state;
  const ring = round.seats.map(({ seat }) => seat).sort((a, b) => a - b);
  const across = Math.ceil(ring.length / 2);
  const chosen = chosenIn(round, props.pad);
  const rows = [ring.slice(0, across), ring.slice(across).reverse()]; // clockwise, as people sit
  const row = (seats) => (
    <div class="speculation-row">
      {seats.map((seat) => (
        <Seat
          key={seat}
          seat={seat}
          {...props}
          chosen={chosen}
          lit={paying ? paying.seat === seat : Boolean(round.prompt?.awaited.includes(seat))}
        />
      ))}
    </div>
  );
  return (
    <section class="felt speculation" aria-label={say("felt")} style={{ "--across": across }}>
      {row(rows[0])}
      <Middle state={state} />
      {row(rows[1])}
    </section>
  );
}

function Middle({ state }) {
  const { round, night } = state;
  const { facts, places, zones, board } = round;
  const [card] = zones.held.cards;
  return (
    <div class="speculation-middle">
      <Hand cards={zones.held.cards} places={1} wanted={!card} />
      <div class="speculation-held">
        {card && (
          <>
            <p>
              {mixed("{player} holds it", { player: <b>{namesOf(round)[facts.holder]}</b> })}{" "}
              {!round.finished && (
                <span class="quiet">
                  · {facts.due === null ? say("for sale") : say("not for sale")}
                </span>
              )}
            </p>
            <Odds board={board} finished={round.finished} />
          </>
        )}
      </div>
      <div class="speculation-pot" data-place="pot">
        <Chips amount={places.pot ?? 0} chipset={night.chip_set} />
        <span>
          {mixed("pot {chips}", { chips: <b class="figure">{chips(places.pot ?? 0)}</b> })}
        </span>
      </div>
    </div>
  );
}

/** What can still beat the held card: all of it follows from the cards that lie face up. */
function Odds({ board, finished }) {
  const { trumps, higher, against } = board;
  if (finished) return null;
  return (
    <>
      <p class="speculation-stands">
        {mixed("{chance} that it stands", { chance: <b class="figure">{stands(board)}</b> })}
      </p>
      <p class="speculation-higher">
        {higher.length ? (
          <>
            <svg class={`suit-${trumps}`} viewBox="0 0 100 100" aria-hidden="true">
              <path d={SUIT_PATHS[trumps]} />
            </svg>
            <span>
              {say("{ranks} unseen", {
                ranks: higher
                  .map(([rank]) => (rank === "T" ? "10" : rank))
                  .reverse()
                  .join(" "),
              })}
            </span>
          </>
        ) : (
          say("nothing can beat it")
        )}
        <span class="quiet"> {say("· {against} face down against it", { against })}</span>
      </p>
    </>
  );
}

function Seat({ seat, state, pad, setPad, chosen, lit }) {
  const { round } = state;
  const who = round.seats.find((seated) => seated.seat === seat);
  const pile = round.zones[`pile:${seat}`].count;
  const after = choiceAfter(round, pad, seat);
  const looks = [
    "speculation-seat",
    lit && "is-lit",
    round.facts.holder === seat && "is-holder",
    (chosen?.from === seat || chosen?.to === seat) && "is-chosen",
  ];
  const said = saidOf(round, seat, chosen);
  const hidden = after ? "true" : null; // a button says its name, and beside it what stands there
  const inside = (
    <>
      <span class="speculation-who" aria-hidden={hidden}>
        <b>{who.player}</b>
        <span class="figure" data-place={`seat:${seat}`}>
          {chips(who.rack)}
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
          {round.zones[`turned:${seat}`].cards.map((card) => (
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
  if (!after)
    return (
      <div
        class={names(looks)}
        role="group"
        aria-label={who.player}
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
      aria-pressed={String(chosen?.from === seat || chosen?.to === seat)}
      onClick={() => setPad({ deal: after })}
    >
      <span class="unseen">{who.player}</span>
      {inside}
    </button>
  );
}

/** What a seat does in the sale that is being entered, or has said: its bids, an offer made to it, its part in the hand. */
function saidOf(round, seat, chosen) {
  if (chosen?.to === seat) return say("buys##this one");
  if (chosen?.from === seat) return chosen.unseen ? say("sells a card") : say("sells it");
  const { offer, holder } = round.facts;
  const players = namesOf(round);
  const bids = bidsOf(round, seat).map(({ unseen, price }) =>
    unseen === null
      ? say("bids {price}", { price })
      : say("bids {price} for {player}'s", { price, player: players[unseen] }),
  );
  if (offer?.to === seat) bids.push(say("offered at {chips}", { chips: chips(offer.price) }));
  if (bids.length) return bids.join(", ");
  const owes = round.markers[seat];
  const notes = [
    holder === seat && say("holds##the highest trump"),
    round.dealer === seat && say("the deal"),
    owes && say("owes {chips}", { chips: chips(owes) }),
  ];
  return notes.filter(Boolean).join(" · ");
}
