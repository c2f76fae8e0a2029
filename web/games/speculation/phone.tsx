// Speculation in a player's hand: the card that everybody bids for, the pot, one's own pile.

import type { Payout, SpeculationBid } from "../../frontend/answers";
import type { GamePhone, PhoneProps } from "../../frontend/hand/types";
import { Card, Hand } from "../../frontend/kit/card";
import { chips } from "../../frontend/kit/numbers";
import { mixed, gettext } from "../../frontend/kit/gettext";
import type { Held, VerbWords } from "../../frontend/kit/types";
import { nameOf } from "../../frontend/round/lines";
import { bidsOf, heldIn, type SpeculationRound, stands } from "./deal";
import { payment } from "./felt";

export const phone = {
  Board,
  reason,
  words,
  people: { to: gettext("to whom"), unseen: gettext("whose card") },
} satisfies GamePhone<SpeculationRound>;

/** Who won with the highest trump, who sold a card, or who won instead. */
function reason(payout: Payout | undefined, round: SpeculationRound, seat: number) {
  const events = round.record.flatMap((step) => step.events);
  const won = events.find(({ code }) => code === "speculation.wins");
  if (payout && won && round.facts.holder === seat) return payment(payout, round).hand;
  const sold = events.findLast(
    ({ code, args }) => code.startsWith("speculation.sells") && args["from"] === seat,
  );
  return (sold ?? won)?.text;
}

function words(round: SpeculationRound): VerbWords {
  return {
    turn: () => gettext("TURN"),
    bid: ({ price, unseen }) =>
      unseen
        ? gettext("bid {price} for {player}'s", {
            price: Number(price),
            player: nameOf(round, unseen),
          })
        : gettext("bid {price}", { price: Number(price) }),
    offer: ({ price, to }) =>
      gettext("offer to {player} · {price}", { price: Number(price), player: nameOf(round, to) }),
    keep: () => gettext("KEEP"),
    agree: () => gettext("AGREE · {price}", { price: round.facts.offer?.price ?? 0 }),
    sell: (args) =>
      gettext("SELL to {player} · {price}", {
        player: nameOf(round, args["to"]),
        price: bestOf(round, args["to"]) ?? 0,
      }),
    withdraw: (args) =>
      args["unseen"]
        ? gettext("no more bid for {player}'s", { player: nameOf(round, args["unseen"]) })
        : gettext("withdraw"),
  };
}

const bestOf = ({ facts }: SpeculationRound, seat: Held) =>
  facts.bids.find((bid) => bid.seat === seat && bid.unseen === null)?.price;

function Board({ state: { round, table } }: PhoneProps<SpeculationRound>) {
  const { facts, zones, places, board } = round;
  const held = heldIn(round);
  const pile = zones[`pile:${table.seat}`]?.count ?? 0;
  const bids = round.seats.flatMap(({ seat }) => bidsOf(round, seat));
  return (
    <>
      <div class="hand-seen">
        <Hand
          cards={held ? [held] : []}
          places={1}
          label={
            facts.holder
              ? gettext("{player} holds", { player: nameOf(round, facts.holder) })
              : gettext("no trump yet")
          }
        />
        <div class="hand-says">
          <p>
            {mixed("pot {chips}", { chips: <b class="figure">{chips(places["pot"] ?? 0)}</b> })}
          </p>
          {held && !round.finished && (
            <p class="small">{gettext("{chance} that it stands", { chance: stands(board) })}</p>
          )}
          {bids.map((bid) => (
            <p key={`${bid.seat} ${bid.unseen}`} class="small">
              {bidInWords(bid, round)}
            </p>
          ))}
          {facts.offer && (
            <p class="small">
              {mixed("offered to {player} at {price}", {
                player: nameOf(round, facts.offer.to),
                price: <b>{chips(facts.offer.price)}</b>,
              })}
            </p>
          )}
        </div>
        <div class="hand-pile">
          {pile > 0 && <Card card="??" />}
          <span class="hand-label">{gettext("my pile {count}", { count: pile })}</span>
        </div>
      </div>
      <div class="hand-seen is-small">
        {round.seats.map(({ seat, player }) => {
          const cards = zones[`turned:${seat}`]?.cards ?? [];
          return (
            cards.length > 0 && (
              <Hand
                key={seat}
                cards={cards.slice(-4)}
                label={seat === table.seat ? gettext("mine") : player}
                fanned
              />
            )
          );
        })}
      </div>
    </>
  );
}

function bidInWords({ seat, price, unseen }: SpeculationBid, round: SpeculationRound) {
  const names = { player: nameOf(round, seat), price: <b>{chips(price)}</b> };
  return unseen
    ? mixed("{player} bids {price} for {other}'s", { ...names, other: nameOf(round, unseen) })
    : mixed("{player} bids {price}", names);
}
