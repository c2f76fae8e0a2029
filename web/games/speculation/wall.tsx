// Speculation: the held card as large as it can be, what can still beat it, the pot, and what everybody has turned.

import { Card, Hand } from "../../frontend/kit/card";
import { names } from "../../frontend/kit/names";
import { chips } from "../../frontend/kit/numbers";
import { mixed, say } from "../../frontend/kit/say";
import { bidsOf, stands } from "./deal";
import { playersOf, Seats, Win } from "../../frontend/wall/parts";

export const wall = { Scene, line };

function Scene({ look }) {
  const { round, paying, scene } = look;
  const { facts, zones, board, places } = round;
  const players = playersOf(look);
  const [card] = zones.held.cards;
  const cards = (seat) => (
    <span class="seat-cards">
      {zones[`pile:${seat}`].count > 0 && (
        <span class="pile-of">
          {zones[`pile:${seat}`].count}×<Card card="??" />
        </span>
      )}
      <Hand cards={zones[`turned:${seat}`].cards.slice(-3)} fanned />
    </span>
  );
  const note = (seat) => {
    const bids = bidsOf(round, seat).map(({ price }) =>
      say("bids {chips}", { chips: chips(price) }),
    );
    if (facts.offer?.to === seat)
      bids.push(say("offered at {chips}", { chips: chips(facts.offer.price) }));
    if (bids.length) return bids.join(", ");
    return facts.holder === seat ? say("holds it") : "";
  };
  return (
    <div class="scene speculation-scene">
      <div class="speculation-top">
        <Hand cards={zones.held.cards} places={1} />
        <div class="speculation-words">
          {card && <b class="reveal-name">{players[facts.holder]}</b>}
          {card && scene === "play" && (
            <p>
              {mixed("{chance} that it stands", { chance: <b class="figure">{stands(board)}</b> })}
            </p>
          )}
          {card && scene === "play" && (
            <p>
              {board.higher.length
                ? say("{count} can beat it", { count: board.higher.length })
                : say("nothing can beat it")}
            </p>
          )}
        </div>
        <div class={names(["speculation-pot", paying && "is-paid"])}>
          {paying ? (
            <Win amount={paying.amount} />
          ) : (
            <>
              <span>{say("pot")}</span> <b class="win figure">{chips(places.pot ?? 0)}</b>
            </>
          )}
        </div>
      </div>
      <Seats look={look} cards={cards} note={note} />
    </div>
  );
}

function line({ round, scene, face, payment, paying }) {
  if (scene === "reveal")
    return payment.hand ? say("{player} has the highest trump", { player: paying.player }) : "";
  if (scene === "over") return face.over(round);
  return round.facts.offer || round.facts.bids.length ? say("Speculation") : null;
}
