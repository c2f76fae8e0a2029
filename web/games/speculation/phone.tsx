// Speculation in a player's hand: the card that everybody bids for, the pot, one's own pile.

import { Card, Hand } from "../../frontend/kit/card";
import { chips } from "../../frontend/kit/numbers";
import { mixed, say } from "../../frontend/kit/say";
import { bidsOf, stands } from "./deal";
import { felt } from "./felt";
import { namesOf } from "../../frontend/hand/own";

export const phone = {
  Board,
  reason,
  words,
};

/** Who won with the highest trump, who sold a card, or who won instead. */
function reason(payout, round, seat) {
  const events = round.record.flatMap((step) => step.events);
  const won = events.find(({ code }) => code === "speculation.wins");
  if (won.args.seat === seat) return felt.payment(payout, round).hand;
  const sold = events.findLast(
    ({ code, args }) => code.startsWith("speculation.sells") && args.from === seat,
  );
  return sold ? sold.text : won.text;
}

function words(round) {
  const players = namesOf(round);
  return {
    turn: () => say("TURN"),
    keep: () => say("KEEP"),
    agree: () => say("AGREE · {price}", { price: round.facts.offer?.price ?? 0 }),
    sell: ({ to }) =>
      say("SELL to {player} · {price}", { player: players[to], price: bestOf(round, to) ?? 0 }),
    withdraw: ({ unseen }) =>
      unseen ? say("no more bid for {player}'s", { player: players[unseen] }) : say("withdraw"),
  };
}

const bestOf = (round, seat) => bidsOf(round, seat).find(({ unseen }) => unseen === null)?.price;

function Board({ state: { round, table } }) {
  const { facts, zones, places, board } = round;
  const players = namesOf(round);
  const pile = zones[`pile:${table.seat}`]?.count ?? 0;
  const bids = round.seats.flatMap(({ seat }) =>
    bidsOf(round, seat).map((bid) => ({ ...bid, seat })),
  );
  return (
    <>
      <div class="hand-seen">
        <Hand
          cards={zones.held.cards}
          places={1}
          label={
            facts.holder
              ? say("{player} holds", { player: players[facts.holder] })
              : say("no trump yet")
          }
        />
        <div class="hand-says">
          <p>{mixed("pot {chips}", { chips: <b class="figure">{chips(places.pot ?? 0)}</b> })}</p>
          {zones.held.cards.length > 0 && !round.finished && (
            <p class="small">{say("{chance} that it stands", { chance: stands(board) })}</p>
          )}
          {bids.map((bid) => (
            <p key={`${bid.seat} ${bid.unseen}`} class="small">
              {bidInWords(bid, players)}
            </p>
          ))}
          {facts.offer && (
            <p class="small">
              {mixed("offered to {player} at {price}", {
                player: players[facts.offer.to],
                price: <b>{chips(facts.offer.price)}</b>,
              })}
            </p>
          )}
        </div>
        <div class="hand-pile">
          {pile > 0 && <Card card="??" />}
          <span class="hand-label">{say("my pile {count}", { count: pile })}</span>
        </div>
      </div>
      <div class="hand-seen is-small">
        {round.seats.map(({ seat, player }) => {
          const { cards } = zones[`turned:${seat}`];
          return (
            cards.length > 0 && (
              <Hand
                key={seat}
                cards={cards.slice(-4)}
                label={seat === table.seat ? say("mine") : player}
                fanned
              />
            )
          );
        })}
      </div>
    </>
  );
}

function bidInWords({ seat, price, unseen }, players) {
  const names = { player: players[seat], price: <b>{chips(price)}</b> };
  return unseen
    ? mixed("{player} bids {price} for {other}'s", { ...names, other: players[unseen] })
    : mixed("{player} bids {price}", names);
}
